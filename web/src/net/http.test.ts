// A server that is behind asks to be asked again, and is.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { http } from './http';

const answer = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers });
const behind = () =>
  answer(503, { error: { code: 'slow_down', text: 'busy' } }, { 'Retry-After': '1' });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a request is made again until the server keeps up', async () => {
  const replies = [behind(), behind(), answer(200, { table: { id: 'T' } })];
  const fetched = vi.fn(async () => replies.shift()!);
  vi.stubGlobal('fetch', fetched);
  const made = http.newTable({ game: 'paradominetor', seats: ['me'] });
  await vi.runAllTimersAsync();
  expect((await made).table.id).toBe('T');
  expect(fetched).toHaveBeenCalledTimes(3);
});

test('after half a minute the refusal is told', async () => {
  const fetched = vi.fn(async () => behind());
  vi.stubGlobal('fetch', fetched);
  const refused = expect(http.guest('Ann')).rejects.toMatchObject({ code: 'slow_down' });
  await vi.runAllTimersAsync();
  await refused;
  expect(fetched.mock.calls.length).toBeGreaterThan(20);
});

test('other refusals are told at once', async () => {
  const fetched = vi.fn(async () =>
    answer(429, { error: { code: 'too_fast', text: 'later' } }, { 'Retry-After': '60' }),
  );
  vi.stubGlobal('fetch', fetched);
  await expect(http.guest('Ann')).rejects.toMatchObject({ status: 429 });
  expect(fetched).toHaveBeenCalledTimes(1);
});
