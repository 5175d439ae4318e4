// What must not be seen, and what must not be run.
import assert from 'node:assert/strict';
import { play, playNow, tableId } from './player.mjs';
import { strings } from './nasty.mjs';
import { until } from './waiting.mjs';

export const tests = {
  async 'a spectator is told and shown nothing secret'(house) {
    const player = await house.person();
    await playNow(player);
    await play([player], { until: async (n) => n >= 4 });
    const watcher = await house.person();
    const frames = [];
    watcher.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => frames.push(String(payload))),
    );
    await watcher.goto(`/t/${tableId(player)}`);
    await watcher.waitForSelector('.stage');
    await play([player], { until: async (n) => n >= 3 });
    await until(() => frames.length > 6, 'frames that tell the watcher of moves');
    const secret = /"[RBGYP][1-6][pnf]"|"hand":|"legal":|"given":/;
    for (const frame of frames) assert.doesNotMatch(frame, secret);
    const page = await watcher.content();
    assert.doesNotMatch(page, /data-tile|[^\w][RBGYP][1-6][pnf]\b/);
    assert.equal(await watcher.$('.hand'), null);
    assert.equal(await watcher.$('.drawer-foot input'), null);
    return `${frames.length} frames`;
  },

  async 'an opponent is told no tile of another hand'(house) {
    const host = await house.person();
    const guest = await house.person();
    const frames = [];
    guest.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => frames.push(JSON.parse(String(payload)))),
    );
    await host.goto('/new/paradominetor');
    await host.click('.bar .btn.pri');
    await guest.goto(await host.textContent('.link code'));
    await guest.click('.st .btn.pri');
    await host.click('.bar .btn.pri:not([disabled])');
    await host.waitForSelector('.hand .tile.legal');
    await play([host, guest], { until: async (n) => n >= 12 });
    const views = frames.filter((frame) => frame.view);
    assert.ok(views.length > 10);
    for (const { view, seat } of views)
      for (const one of view.seats) if (one.seat !== seat) assert.equal(one.hand, undefined);
  },

  async '200 hostile strings in names and chat stay text'(house) {
    const host = await house.person();
    await host.goto('/new/paradominetor');
    await host.click('.bar .btn.pri');
    await host.waitForSelector('.link code');
    const id = tableId(host);
    const talker = await house.person();
    await talker.goto('/rules/paradominetor');
    const { named, said } = await talker.evaluate(
      async ({ strings, id }) => {
        const post = (path, body) =>
          fetch(path, {
            method: 'POST',
            headers: { 'Content-Type': 'application/json' },
            body: JSON.stringify(body),
          });
        await post('/api/guest', { name: 'Talker' });
        const named = [];
        const said = [];
        for (const text of strings) {
          const fits = (await post('/api/me/name', { name: text })).ok;
          if (fits) named.push(text);
          await new Promise((done) => {
            const socket = new WebSocket(`ws://${location.host}/api/tables/${id}/socket`);
            socket.onmessage = ({ data }) => {
              const frame = JSON.parse(data);
              if (frame.type === 'hello')
                socket.send(JSON.stringify({ type: 'chat', id: 'c', text }));
              if (frame.id !== 'c') return;
              if (frame.type === 'accepted') said.push(text);
              socket.close();
              done();
            };
          });
        }
        return { named, said };
      },
      { strings, id },
    );
    assert.ok(said.length >= 190, `${said.length} said`);
    assert.ok(named.length >= 40, `${named.length} names`);
    await host.reload();
    // The newest lines come first, and earlier ones page by page.
    await host.waitForSelector('.chat li > span');
    for (let shown = 0; await host.$('.chat .earlier button');) {
      shown = await host.$$eval('.chat li > span', (spans) => spans.length);
      await host.click('.chat .earlier button');
      await host.waitForFunction(
        (n) => document.querySelectorAll('.chat li > span').length > n,
        shown,
      );
    }
    const lines = await host.$$eval('.chat li > span', (spans) => spans.map((s) => s.textContent));
    for (const [at, text] of said.entries())
      assert.ok(lines[at].endsWith(` ${text}`), `${text} became ${lines[at]}`);
    const foreign = 'script,img,iframe,object,embed,a,style,link,form,input,[onerror],[onload]';
    assert.equal(await host.$$eval(`.chat :is(${foreign})`, (found) => found.length), 0);
    assert.equal(await host.evaluate(() => window.__hit), undefined);
    // The same names at a seat and in the lists.
    const nasty = '<img src=x onerror=__hit=1>';
    await talker.evaluate(
      async ({ nasty }) => {
        await fetch('/api/me/name', {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ name: nasty }),
        });
        localStorage.setItem('paradoxa.known', 'true');
      },
      { nasty },
    );
    await talker.goto(`/t/${id}`);
    await talker.click('.st .btn.pri');
    await host.waitForSelector(`.st b:text-is("${nasty}")`);
    await host.click('.bar .btn.pri:not([disabled])');
    await host.waitForSelector('.opp');
    assert.match(await host.textContent('.opps'), /<img src=x/);
    assert.equal(await host.evaluate(() => window.__hit), undefined);
    return `${said.length} said, ${named.length} as names`;
  },
};
