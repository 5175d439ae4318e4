// Waiting for something to become true, never for time to pass.

// Under load everything takes longer, and nothing here is about how long: only a test that fails waits
// to the end of it.
export const PATIENCE_MS = 120_000;

/** Asks again and again until the answer is neither false nor empty, and gives it. */
export async function until(answer, what, limit_ms = PATIENCE_MS) {
  for (const end = Date.now() + limit_ms; Date.now() < end;) {
    const found = await answer();
    if (found) return found;
    await new Promise((done) => setTimeout(done, 20));
  }
  throw new Error(`waited in vain for ${what}`);
}

/** Takes step after step until one says 'over', and gives how many were 'done'. The limit is for a single step, so
 *  that a long game on a busy machine has its time. */
export async function onwards(step, what, limit_ms = PATIENCE_MS) {
  for (let done = 0; ; ++done) {
    const said = await until(() => step(done), what, limit_ms);
    if (said === 'over') return done;
  }
}

/** The picture stands still: fonts are there, what moves has arrived, two frames were drawn. */
export const still = (page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const moving = document
      .getAnimations()
      .filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.all(moving.map((one) => one.finished.catch(() => {})));
    for (let frame = 0; frame < 2; ++frame) await new Promise(requestAnimationFrame);
  });

/** What was sent has been answered, and what happened is told. */
export const settled = (page) =>
  page.waitForFunction(
    () => !document.querySelector('.act-btns .busy, .tile.pending, .piece.pending'),
  );
