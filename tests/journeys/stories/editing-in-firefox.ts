import { mkdir } from 'node:fs/promises';
import { launchFirefox } from '@stoa/testkit/firefox';
import { PATIENCE_MS } from '@stoa/testkit/patience';
import type { ElementHandle, Frame, KeyInput, Page } from 'puppeteer-core';
import { expect } from 'vitest';
import { SCREENSHOTS } from '../support/inspect.ts';
import type { Shop } from '../support/shop.ts';

/** Browsers differ in texts that are edited in place, in what a pressed pointer does, and in the clipboard. */
export async function theOwnerEditsInFirefox(shop: Shop, program: string): Promise<void> {
  const browser = await launchFirefox(program);
  try {
    const page = await browser.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    await page.setViewport({ width: 1280, height: 800 });
    const canvas = await openHomePage(page, shop);
    await typesInPlace(page, canvas);
    await movesByKeys(page);
    await dragsLayers(page);
    await dragsOnTheCanvas(page);
    await copies(page);
    await untilSaved(page);
    if (process.env.SCREENSHOTS) {
      await mkdir(SCREENSHOTS, { recursive: true });
      await page.screenshot({ path: `${SCREENSHOTS}dashboard-editor-firefox-1280.jpg` });
    }
  } finally {
    await browser.close();
  }
}

async function openHomePage(page: Page, { url, demo }: Shop): Promise<Frame> {
  await page.goto(`${url}/dashboard/pages`);
  await page.locator('::-p-aria([name="E-mail"][role="textbox"])').fill(demo.ownerEmail);
  await page.locator('input[type=password]').fill(demo.ownerPassword);
  await page.locator('button[type=submit]').click();
  await page.locator('main ::-p-text(Home)').click();
  const frame = await page.waitForSelector('iframe[title="Page"]');
  const canvas = await frame?.contentFrame();
  if (!canvas) throw new Error('There is no canvas');
  await canvas.waitForSelector('h1');
  await untilSaved(page);
  return canvas;
}

/** With modifiers before it, as `Control+c`. */
async function press(page: Page, keys: string): Promise<void> {
  const names = keys.split('+') as KeyInput[];
  for (const name of names) await page.keyboard.down(name);
  for (const name of names.toReversed()) await page.keyboard.up(name);
}

const untilSaved = (page: Page) =>
  page.waitForFunction(`[...document.querySelectorAll('header *')].some(({ textContent }) => textContent === 'Saved')`);

const untilSaid = (page: Page, words: string) =>
  page.waitForFunction(
    `[...document.querySelectorAll('[role="status"]')].some(({ textContent }) => textContent.includes('${words}'))`,
  );

/** The names of the sections, and of what is in them, in their order. */
const layers = (page: Page): Promise<string[]> =>
  page.$$eval('[role="treeitem"]', (items) => items.map((item) => item.getAttribute('aria-label') ?? ''));

const untilLayers = (page: Page, inOrder: readonly string[]) =>
  expect.poll(async () => (await layers(page)).slice(1, inOrder.length + 1)).toEqual(inOrder);

async function middleOf(element: ElementHandle | null): Promise<{ x: number; y: number }> {
  const box = await element?.boundingBox();
  if (!box) throw new Error('It is not shown');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function layerAt(page: Page, place: number): Promise<ElementHandle> {
  const layer = (await page.$$('[role="treeitem"]'))[place];
  if (!layer) throw new Error(`There is no layer ${place}`);
  return layer;
}

async function typesInPlace(page: Page, canvas: Frame): Promise<void> {
  await (await layerAt(page, 1)).click();
  await page.locator('button[aria-label^="Edit text"]').click();
  await canvas.waitForSelector('.eyebrow[contenteditable]');
  await press(page, 'Control+a');
  await page.keyboard.type('Typed in Firefox');
  await press(page, 'Enter');
  await canvas.waitForFunction(`document.querySelector('.eyebrow').textContent === 'Typed in Firefox'`);
  await untilSaved(page);
}

async function movesByKeys(page: Page): Promise<void> {
  await press(page, 'ArrowDown');
  await press(page, 'Alt+ArrowUp');
  await untilSaid(page, 'Moved');
  await untilLayers(page, ['Products', 'Opening']);
  await press(page, 'Control+z');
  await untilLayers(page, ['Opening', 'Products']);
}

async function dragsLayers(page: Page): Promise<void> {
  const grip = await middleOf(await (await layerAt(page, 2)).$('[data-grip]'));
  const above = await middleOf(await layerAt(page, 1));
  await page.mouse.move(grip.x, grip.y);
  await page.mouse.down();
  await page.mouse.move(grip.x, grip.y - 10, { steps: 3 });
  await page.mouse.move(above.x, above.y - 14, { steps: 3 });
  await page.mouse.up();
  await untilLayers(page, ['Products', 'Opening']);
}

/** The last section goes up, on the page itself. */
async function dragsOnTheCanvas(page: Page): Promise<void> {
  await (await layerAt(page, (await layers(page)).length - 1)).click();
  const grip = await middleOf(await page.waitForSelector('button[aria-label="Drag Quotation"]', { visible: true }));
  await page.mouse.move(grip.x, grip.y);
  await page.mouse.down();
  await page.mouse.move(grip.x - 100, grip.y - 350, { steps: 10 });
  await page.mouse.up();
  await expect.poll(async () => (await layers(page)).at(-1)).toBe('Picture and text');
}

async function copies(page: Page): Promise<void> {
  await (await layerAt(page, 1)).click();
  await press(page, 'Control+c');
  await untilSaid(page, 'Copied');
  await press(page, 'Control+v');
  await untilSaid(page, 'Pasted');
  await untilLayers(page, ['Products', 'Products', 'Opening']);
}
