/** The page editor with a small and the largest page, beside a plain React page of the same size in the same browser. */
import { fileURLToPath } from 'node:url';
import { launchBrowser } from '@stoa/testkit/browser';
import type { Browser, Frame, Page } from 'playwright-core';
import { build } from 'vite';
import { type DemoShop, startDemoShop } from '../../../apps/server/testing/demo-shop.ts';
import { openMeter, repeat, type Work } from './work.ts';

export type EditorRow = { action: string; blocks: number; work: Work; most: Work; plain: Work | null };

/** The second is as large as pages can be. */
const SIZES = [500, 2000];
const PER_SECTION = 9;

/** Limits in milliseconds of processor time: usually, and at worst. */
const LIMITS: Record<number, Record<string, Work>> = {
  500: {
    key: { median: 20, worst: 100 },
    select: { median: 50, worst: 100 },
    'drag: a move': { median: 5, worst: 100 },
    'drag: start': { median: 100, worst: 100 },
    'move by keys': { median: 100, worst: 100 },
    undo: { median: 100, worst: 100 },
    remove: { median: 100, worst: 100 },
  },
  2000: {
    key: { median: 40, worst: 250 },
    select: { median: 100, worst: 250 },
    'drag: a move': { median: 10, worst: 250 },
    'drag: start': { median: 250, worst: 250 },
    'move by keys': { median: 250, worst: 250 },
    undo: { median: 250, worst: 250 },
    remove: { median: 250, worst: 250 },
  },
};

export async function measureEditor(): Promise<EditorRow[]> {
  const [shop, browser, plainPage] = await Promise.all([startDemoShop(), launchBrowser(), plainReactPage()]);
  try {
    const rows: EditorRow[] = [];
    for (const blocks of SIZES) {
      const plain = await measurePlain(browser, plainPage, blocks);
      const found = await measurePage(browser, shop, blocks);
      for (const [action, work] of Object.entries(found)) {
        const most = LIMITS[blocks]?.[action];
        if (most) rows.push({ action, blocks, work, most, plain: plain[action] ?? null });
      }
    }
    return rows;
  } finally {
    await browser.close();
    await shop.stop();
  }
}

/** Those that cost more than they may, in words. */
export const slowOnes = (rows: readonly EditorRow[]): string[] =>
  rows
    .filter(({ work, most }) => work.median > most.median || work.worst > most.worst)
    .map(({ action, blocks }) => `${action} with ${blocks} blocks`);

export const editorTable = (rows: readonly EditorRow[]): string =>
  [
    '### The page editor: milliseconds of the main thread’s processor time',
    '',
    '| | blocks | median | worst | at most | plain React page |',
    '| --- | ---: | ---: | ---: | ---: | ---: |',
    ...rows.map(
      ({ action, blocks, work, most, plain }) =>
        `| ${action} | ${blocks} | ${work.median.toFixed(1)} | ${work.worst.toFixed(1)} | ${most.median}, ${most.worst} | ${plain ? plain.median.toFixed(1) : ''} |`,
    ),
  ].join('\n');

type Found = Record<string, Work>;
type Point = [x: number, y: number];
const NOWHERE: Point = [0, 0];

async function plainReactPage(): Promise<string> {
  const entry = fileURLToPath(new URL('./plain-page.js', import.meta.url));
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, lib: { entry, formats: ['iife'], name: 'plain' } },
  });
  const outputs = (Array.isArray(built) ? built : [built]).flatMap((one) => ('output' in one ? one.output : []));
  const code = outputs.find((one) => one.type === 'chunk')?.code ?? '';
  return `<!doctype html><title>Plain</title><div id="root"></div><script>${code.replaceAll('</script', '<\\/script')}</script>`;
}

async function measurePlain(browser: Browser, html: string, blocks: number): Promise<Found> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.setContent(html);
  await page.evaluate(`window.showPage(${blocks})`);
  await page.locator('[data-card="4"] input').waitFor();
  const meter = await openMeter(page);
  const centres = await centresOf(page, page.mainFrame(), '[data-card]');
  const select = await repeat(meter, 5, (time) => page.mouse.click(...(centres[time % centres.length] ?? NOWHERE)));
  await page.locator('[data-card="2"] input').focus();
  const key = await repeat(meter, 20, () => page.keyboard.press('x'));
  await page.close();
  return { select, key };
}

/** The middles of the first elements that are seen, in the window. */
async function centresOf(page: Page, frame: Frame, selector: string): Promise<Point[]> {
  const boxes = await Promise.all((await frame.locator(selector).all()).slice(0, 12).map((one) => one.boundingBox()));
  const { height } = page.viewportSize() ?? { height: 0 };
  return boxes.flatMap((box): Point[] =>
    box && box.y > 60 && box.y + box.height < height - 10 ? [[box.x + box.width / 2, box.y + box.height / 2]] : [],
  );
}

async function measurePage(browser: Browser, shop: DemoShop, blocks: number): Promise<Found> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const frame = await openPage(page, shop, blocks);
  const meter = await openMeter(page);
  const centres = await centresOf(page, frame, '.feature-list [data-edit="heading"], [data-edit="heading"]');
  const select = await repeat(meter, 8, (time) => page.mouse.click(...(centres[time % centres.length] ?? NOWHERE)));
  await page.mouse.dblclick(...(centres[1] ?? NOWHERE));
  await frame.locator('[contenteditable]').waitFor();
  const key = await repeat(meter, 20, () => page.keyboard.press('x'));
  await page.keyboard.press('Escape');
  const drag = await measureDrag(page, meter);
  await frame.locator('main').focus();
  const moves = await repeat(meter, 4, (time) => page.keyboard.press(time % 2 === 0 ? 'Alt+ArrowDown' : 'Alt+ArrowUp'));
  const undo = await repeat(meter, 4, () => page.keyboard.press('ControlOrMeta+Z'));
  await page.keyboard.press('Escape');
  await page.keyboard.press('ArrowDown');
  const remove = await repeat(meter, 3, () => page.keyboard.press('Delete'));
  await page.close();
  return { select, key, ...drag, 'move by keys': moves, undo, remove };
}

async function measureDrag(page: Page, meter: Awaited<ReturnType<typeof openMeter>>): Promise<Found> {
  const grip = await page.getByRole('button', { name: /^Drag / }).boundingBox();
  if (!grip) throw new Error('there is nothing to drag');
  const [x, y] = [grip.x + grip.width / 2, grip.y + grip.height / 2];
  await page.mouse.move(x, y);
  const start = await meter.cost(async () => {
    await page.mouse.down();
    await page.mouse.move(x, y + 30);
  });
  const moves = 20;
  const all = await meter.cost(async () => {
    for (let move = 0; move < moves; move++) {
      await page.mouse.move(x - move, y + 40 + move * 10);
      await page.waitForTimeout(20);
    }
  });
  await page.keyboard.press('Escape');
  await page.mouse.up();
  return {
    'drag: start': { median: start, worst: start },
    'drag: a move': { median: all / moves, worst: all / moves },
  };
}

/** Signs the owner in, makes a page with so many blocks, and opens it in the editor. */
async function openPage(page: Page, { url, demo }: DemoShop, blocks: number): Promise<Frame> {
  const headers = { origin: url };
  const session = { email: demo.ownerEmail, password: demo.ownerPassword };
  await page.request.post(`${url}/stoa/v1/session`, { data: session, headers });
  const data = { title: `${blocks} blocks`, address: `blocks-${blocks}`, content: contentOf(blocks) };
  const answer = await page.request.post(`${url}/stoa/v1/site-pages`, { data, headers });
  if (!answer.ok()) throw new Error(`no page: ${await answer.text()}`);
  const { draft } = (await answer.json()) as { draft: { id: string } };
  await page.goto(`${url}/dashboard/pages/${draft.id}`);
  await page.getByText('Saved', { exact: true }).waitFor();
  const frame = await (await page.locator('iframe[title="Page"]').elementHandle())?.contentFrame();
  if (!frame) throw new Error('the editor shows no page');
  await frame.locator('[data-block]').first().waitFor();
  // what is done once, after opening, is no part of what follows
  await page.waitForTimeout(3000);
  return frame;
}

function contentOf(blocks: number) {
  const sections = Math.floor((blocks - 1) / (PER_SECTION + 1));
  return Array.from({ length: sections }, (_, section) => ({
    id: `section-${section}`,
    type: 'featureList',
    props: { heading: `Section ${section}` },
    slots: {
      items: Array.from({ length: PER_SECTION }, (_item, item) => ({
        id: `item-${section}-${item}`,
        type: 'feature',
        props: { heading: `Promise ${item}`, text: 'Printed slowly, on paper that lasts.' },
      })),
    },
  }));
}
