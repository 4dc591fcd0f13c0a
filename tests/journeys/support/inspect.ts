/** Checks a page on a wide and a narrow screen, for accessibility and layout. */
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { EVERY_RULE, inaccessibleParts, RULES_OF_COLOURS } from './axe.ts';
import type { Person } from './person.ts';

const WIDE = { width: 1280, height: 800 };
const SCREENS = [WIDE, { width: 390, height: 844 }];
/** The folder of pictures for people to look at. */
export const SCREENSHOTS = fileURLToPath(new URL('../screenshots/', import.meta.url));

type Inspection = {
  screens?: { width: number; height: number }[];
  /** An expression for the page: further problems, in words. */
  alsoFind?: string;
  /** Whether the page is looked at in the dark theme as well, where only its colours are others. */
  inTheDark?: boolean;
};

/**
 * Checks the open page, on both screens or those given. Returns the problems on each, in words. With SCREENSHOTS=1, leaves
 * pictures for people to look at.
 */
export async function inspect(
  { page }: Person,
  name: string,
  { screens = SCREENS, alsoFind = '[]', inTheDark = false }: Inspection = {},
): Promise<string[]> {
  const problems: string[] = [];
  for (const { width, height } of screens) {
    await page.setViewportSize({ width, height });
    await loadPictures(page);
    await page.evaluate(UNTIL_AT_REST);
    if (process.env.SCREENSHOTS) await takeScreenshot(page, `${name}-${width}`);
    let found = await findProblems(page, alsoFind);
    // what a press began may have been drawn a moment later: then the page was looked at while it faded
    if (found.length > 0) found = await findProblems(page, alsoFind);
    if (inTheDark) found.push(...(await problemsInTheDark(page)));
    problems.push(...found.map((problem) => `${name} at ${width} px: ${problem}`));
  }
  await page.setViewportSize(WIDE);
  return problems;
}

async function findProblems(page: Page, alsoFind: string): Promise<string[]> {
  const restless = await page.evaluate<string[]>(UNTIL_AT_REST);
  return [
    ...restless,
    ...(await inaccessibleParts(page, EVERY_RULE)),
    ...(await overflow(page)),
    ...(await page.evaluate<string[]>(alsoFind)),
  ];
}

/** The device of whoever looks turns dark, and the page follows, until it is light again. */
async function problemsInTheDark(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.locator('html[data-mantine-color-scheme="dark"]').waitFor();
  const restless = await page.evaluate<string[]>(UNTIL_AT_REST);
  const found = [...restless, ...(await inaccessibleParts(page, RULES_OF_COLOURS))];
  await page.emulateMedia({ colorScheme: 'light' });
  await page.locator('html[data-mantine-color-scheme="light"]').waitFor();
  return found.map((problem) => `in the dark: ${problem}`);
}

/** Leaves pictures of a page without scripts, which cannot run those that check it, with SCREENSHOTS=1. */
export async function takePictures({ page }: Person, name: string): Promise<void> {
  if (!process.env.SCREENSHOTS) return;
  for (const { width, height } of SCREENS) {
    await page.setViewportSize({ width, height });
    await takeScreenshot(page, `${name}-${width}`);
  }
  await page.setViewportSize(WIDE);
}

/**
 * What is drawn after a change of the size is there with the second frame. What fades while it loads, or moves, is shown in
 * other colours than those it will have. What waits behind a dialog may wait for its answer. Returns what is still busy or
 * moving after half a minute, in words; behind a dialog, a list that loads anew gets a few seconds.
 */
const UNTIL_AT_REST = `(async () => {
  const frame = () => new Promise(requestAnimationFrame);
  const moves = ({ playState, effect }) => playState === 'running' && effect.getComputedTiming().endTime !== Infinity;
  const isBusy = (part) => part.querySelector('[aria-busy="true"]') !== null;
  const restless = () => [
    ...(Array.from(document.querySelectorAll('[role="dialog"]')).at(-1) ?? document).querySelectorAll('[aria-busy="true"]'),
    ...document.getAnimations().filter(moves).map(({ effect }) => effect.target),
  ];
  const [soon, end] = [performance.now() + 5_000, performance.now() + 30_000];
  await frame();
  do await frame();
  while ((isBusy(document) && performance.now() < soon) || (restless().length > 0 && performance.now() < end));
  return restless().map((element) => 'it does not come to rest: ' + (element?.outerHTML ?? '?').slice(0, 200));
})()`;

const takeScreenshot = (page: Page, name: string) =>
  page.screenshot({ path: `${SCREENSHOTS}${name}.jpg`, quality: 80, fullPage: true, animations: 'disabled' });

/** Lazy pictures and frames load as the page is scrolled to them. A frame that has not loaded answers nothing at all. */
const loadPictures = (page: Page) =>
  page.evaluate(`Promise.all([
    ...Array.from(document.images, (image) => {
      image.loading = 'eager';
      return image.decode().catch(() => {});
    }),
    ...Array.from(document.querySelectorAll('iframe[loading="lazy"]'), (frame) => new Promise((resolve) => {
      frame.addEventListener('load', resolve, { once: true });
      frame.loading = 'eager';
      setTimeout(resolve, 2_000);
    })),
  ])`);

/** No page requires horizontal scrolling. */
export async function overflow(page: Page): Promise<string[]> {
  const [needed = 0, there = 0] = await page.evaluate<number[]>(
    '[document.documentElement.scrollWidth, window.innerWidth]',
  );
  return needed > there ? [`it is ${needed} px wide`] : [];
}
