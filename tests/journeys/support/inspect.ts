/** Checks a page on a wide and a narrow screen, for accessibility and layout. */
import { fileURLToPath } from 'node:url';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import type { Person } from './person.ts';

const WIDE = { width: 1280, height: 800 };
const SCREENS = [WIDE, { width: 390, height: 844 }];
/** WCAG 2.2, levels A and AA. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const screenshots = fileURLToPath(new URL('../screenshots/', import.meta.url));

/** Takes screenshots of the open page, on both screens or those given. Returns the problems on each, in words. */
export async function inspect({ page }: Person, name: string, screens = SCREENS): Promise<string[]> {
  const problems: string[] = [];
  for (const { width, height } of screens) {
    await page.setViewportSize({ width, height });
    await loadPictures(page);
    await page.screenshot({
      path: `${screenshots}${name}-${width}.jpg`,
      quality: 80,
      fullPage: true,
      animations: 'disabled',
    });
    const found = [...(await inaccessibleParts(page)), ...(await overflow(page))];
    problems.push(...found.map((problem) => `${name} at ${width} px: ${problem}`));
  }
  await page.setViewportSize(WIDE);
  return problems;
}

/** Lazy pictures load as the page is scrolled to them. */
const loadPictures = (page: Page) =>
  page.evaluate(`Promise.all(Array.from(document.images, (image) => {
    image.loading = 'eager';
    return image.decode().catch(() => {});
  }))`);

async function inaccessibleParts(page: Page): Promise<string[]> {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).withTags(RULES);
  const { violations } = await axe.setLegacyMode().analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary = '' }) => `${id}, ${target.join(' ')}: ${failureSummary.replace(/\s+/g, ' ')}`,
    ),
  );
}

/** No page requires horizontal scrolling. */
async function overflow(page: Page): Promise<string[]> {
  const [needed = 0, there = 0] = await page.evaluate<number[]>(
    '[document.documentElement.scrollWidth, window.innerWidth]',
  );
  return needed > there ? [`it is ${needed} px wide`] : [];
}
