/** What the main thread of a page works, as its browser counts it: waiting for the machine is not in it. */
import type { Page } from 'playwright-core';

export type Work = { median: number; worst: number };

export type Meter = {
  /** Milliseconds of processor time from the beginning of an action until the page is at rest after it. */
  cost: (act: () => Promise<unknown>) => Promise<number>;
};

/** After an action, what it leads to has been done. */
const REST_MS = 150;

export async function openMeter(page: Page): Promise<Meter> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const worked = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
  };
  return {
    cost: async (act) => {
      const before = await worked();
      await act();
      await page.waitForTimeout(REST_MS);
      return (await worked()) - before;
    },
  };
}

/** Repeats an action, whose first run is not counted: it loads what later ones find. */
export async function repeat(meter: Meter, times: number, act: (time: number) => Promise<unknown>): Promise<Work> {
  const costs: number[] = [];
  for (let time = 0; time <= times; time++) costs.push(await meter.cost(() => act(time)));
  return summary(costs.slice(1));
}

function summary(costs: readonly number[]): Work {
  const sorted = costs.toSorted((one, other) => one - other);
  return { median: sorted[Math.floor(sorted.length / 2)] ?? 0, worst: sorted.at(-1) ?? 0 };
}
