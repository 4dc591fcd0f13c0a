/** Looks at a page as it is: on a wide and a narrow screen, for everybody. */
import { fileURLToPath } from 'node:url';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Person } from './person.ts';

const SCREENS = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];
/** WCAG 2.2, levels A and AA. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const screenshots = fileURLToPath(new URL('../screenshots/', import.meta.url));

/** Keeps a picture of the page that is open, on both screens, and expects that nothing is wrong with it on either. */
export async function inspect({ page, watch }: Person, name: string): Promise<void> {
  const found: string[] = [];
  for (const { width, height } of SCREENS) {
    await page.setViewportSize({ width, height });
    await loadPictures(page);
    await page.screenshot({ path: `${screenshots}${name}-${width}.png`, fullPage: true, animations: 'disabled' });
    for (const problem of [...(await inaccessibleParts(page)), ...(await overflow(page))])
      found.push(`${name} at ${width} px: ${problem}`);
  }
  expect([...found, ...watch.problems]).toEqual([]);
}

/** Pictures further down are loaded as people come to them. */
async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => {})));
  });
}

async function inaccessibleParts(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).setLegacyMode().analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${id}, ${target.join(' ')}: ${failureSummary.replace(/\s+/g, ' ')}`),
  );
}

/** Nobody has to scroll sideways to read a page. */
async function overflow(page: Page): Promise<string[]> {
  const [needed, there] = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
  return needed > there ? [`it is ${needed} px wide`] : [];
}
