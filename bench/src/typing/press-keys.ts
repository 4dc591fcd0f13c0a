import type { Locator, Page } from 'playwright-core';

/** Events shorter than this are not reported by browsers; they count as this long. */
const SHORTEST_MS = 16;
/** A letter that all measured fields accept. */
const KEY = '7';
const BETWEEN_MS = 120;

export type Keys = { median: number; worst: number };

/** Collects the durations of key events as browsers measure them: from the key to the next painted frame. */
export const watchKeys = (page: Page) =>
  page.addInitScript(`
    window.keyEvents = [];
    new PerformanceObserver((list) => window.keyEvents.push(...list.getEntries().map(({ name, startTime, duration }) => ({ name, startTime, duration }))))
      .observe({ type: 'event', durationThreshold: ${SHORTEST_MS} });
  `);

/** Types into a field and returns how long its keys took. The first keys are not counted. */
export async function pressKeys(page: Page, field: Locator, count = 20): Promise<Keys> {
  await field.scrollIntoViewIfNeeded();
  await field.focus();
  for (let key = 0; key < 3; key++) await page.keyboard.press(KEY, { delay: 20 });
  await page.waitForTimeout(500);
  await page.evaluate('window.keyEvents.length = 0');
  for (let key = 0; key < count; key++) {
    await page.keyboard.press(KEY);
    await page.waitForTimeout(BETWEEN_MS);
  }
  await page.waitForTimeout(500);
  const events = await page.evaluate<{ name: string; startTime: number; duration: number }[]>('window.keyEvents');
  return summary(longestOfEach(events), count);
}

/** Several events belong to a key, such as `keydown` and `input`: those that begin within one interval. */
function longestOfEach(events: readonly { name: string; startTime: number; duration: number }[]): number[] {
  const keys: { startTime: number; duration: number }[] = [];
  for (const { startTime, duration } of events.filter(({ name }) => /^key(down|press)$|input$/.test(name))) {
    const last = keys.at(-1);
    if (last && startTime - last.startTime < BETWEEN_MS / 2) last.duration = Math.max(last.duration, duration);
    else keys.push({ startTime, duration });
  }
  return keys.map(({ duration }) => duration);
}

function summary(reported: readonly number[], count: number): Keys {
  const unreported = Array.from({ length: Math.max(0, count - reported.length) }, () => SHORTEST_MS);
  const all = [...unreported, ...reported].toSorted((one, other) => one - other);
  return { median: all[Math.floor(all.length / 2)] ?? SHORTEST_MS, worst: all.at(-1) ?? SHORTEST_MS };
}
