// The points of validated Chains after every circle of turns, which can be followed while it is played;
// in the end all points.
import type { Course } from '../board';
import type { GameEvent } from '../../net/frames';
import { chainPrint } from './print.svelte';

export function course(history: GameEvent[], seats: number): Course {
  const steps: Course['steps'] = [];
  const scores = Array.from({ length: seats }, () => 0);
  let first: unknown = null; // the seat that began
  let circle = 0;
  let winners: number[] = [];
  let special = false;
  const close = () => {
    if (circle > 0) steps.push({ label: String(circle), scores: [...scores], winners, special });
    winners = [];
    special = false;
  };
  for (const event of history) {
    if (event.event === 'turn') {
      first ??= event.seat;
      if (event.seat !== first) continue;
      close();
      ++circle;
    } else if (event.event === 'validated') {
      const seat = Number(event.seat);
      scores[seat] = (scores[seat] ?? 0) + chainPrint(String(event.chain)).points;
      winners = [seat];
    } else if (event.event === 'round_ended') special = true;
    else if (event.event === 'evaluated')
      (event.scores as number[]).forEach((score, seat) => (scores[seat] = score));
  }
  close();
  return { steps, show: String, top: 20 };
}
