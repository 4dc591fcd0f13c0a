import { fileURLToPath } from 'node:url';
import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { siteAddressOf } from '../../../apps/server/testing/template-site.ts';
import { inspect } from '../support/inspect.ts';
import type { Person } from '../support/person.ts';
import type { Shop } from '../support/shop.ts';
import { signedInOwner } from '../support/signing-in.ts';

const PRODUCT = '/product-page/';

/** A story that is told again finds the address of its first time taken. */
let tellings = 0;

/** The owner saves the shop as a file, and makes a new site of it: visitors see the same home page and products. */
export async function theOwnerMovesASite(shop: Shop): Promise<void> {
  const label = `moved-${++tellings}`;
  const address = siteAddressOf(shop.url, label);
  const [owner, visitor] = await Promise.all([signedInOwner(shop), shop.newVisitor({ alsoAt: [address] })]);
  const problems: string[] = [];
  const look = async (person: Person, name: string) => problems.push(...(await inspect(person, name)));

  await owner.goTo('settings/archive');
  await owner.sees('An archive goes into a new site');
  await look(owner, 'site-archive');
  const [file] = await Promise.all([owner.page.waitForEvent('download'), owner.press('Export site')]);
  await owner.sees('The archive was saved to your downloads.');
  const archive = await file.path();
  expect(file.suggestedFilename()).toMatch(/\.stoa\.zip$/);

  await owner.press('Account: ');
  await owner.page.getByRole('menuitem', { name: 'Your sites' }).click();
  await owner.follow('New site');
  await owner.fill('Name of the shop', 'Moved');
  await owner.fill('Address', label);
  await owner.press('Make the site');
  await owner.page.getByRole('banner').getByText('Moved').waitFor();
  await owner.goTo('settings/archive');
  await owner.sees('Choose an archive');
  await look(owner, 'site-archive-new-site');

  owner.watch.expect(400, '/stoa/v1/site/archive-imports');
  await choose(owner, fileURLToPath(import.meta.url));
  await owner.sees('This is no zip archive that can be read');
  await look(owner, 'site-archive-refused');
  await choose(owner, archive);
  await throughTheWork(owner.page.getByRole('progressbar', { name: 'Importing the site' }));
  await owner.sees('The archive was imported');
  await owner.page.getByRole('banner').getByText('Halftone').waitFor();
  await look(owner, 'site-archive-imported');

  const [before, after] = [await pagesAt(visitor, shop.siteUrl), await pagesAt(visitor, address)];
  expect(before.home.headings.length).toBeGreaterThan(5);
  expect(before.product).toMatchObject({ price: expect.stringMatching(/^€/), choices: expect.anything() });
  expect(after.home).toEqual(before.home);
  expect(after.product).toEqual(before.product);
  await visitor.goTo(`${address}/`);
  await look(visitor, 'moved-site-home');
  expect(problems).toEqual([]);
  await Promise.all([owner.leave(), visitor.leave()]);
}

/** The owner duplicates the shop, and opens the copy: visitors see the same home page and products under another address. */
export async function theOwnerDuplicatesASite(shop: Shop): Promise<void> {
  const label = `twin-${++tellings}`;
  const address = siteAddressOf(shop.url, label);
  const [owner, visitor] = await Promise.all([signedInOwner(shop, 'sites'), shop.newVisitor({ alsoAt: [address] })]);
  const problems: string[] = [];
  const look = async (person: Person, name: string) => problems.push(...(await inspect(person, name)));

  await owner.seesHeading('Your sites');
  await look(owner, 'own-sites');
  await owner.follow('Duplicate Halftone');
  await owner.seesHeading('Duplicate Halftone');
  await owner.fill('Name of the shop', 'Twin');
  await owner.page.keyboard.press('Tab');
  await expect.poll(() => owner.page.getByLabel('Address').first().inputValue()).toMatch(/^twin/);
  await owner.fill('Address', label);
  await look(owner, 'duplicate-site');
  await owner.press('Duplicate the site');
  await owner.sees('You can leave this page');
  await throughTheWork(owner.page.getByRole('progressbar', { name: 'Duplicating the site' }));
  await owner.sees('The copy is ready');
  await look(owner, 'duplicate-site-ready');

  visitor.watch.expect(503, '/');
  await visitor.page.goto(`${address}/`);
  await visitor.seesHeading('Opening soon');
  await owner.press('Open its dashboard');
  await owner.seesHeading('Home');
  await owner.page.getByRole('banner').getByText('Twin').waitFor();
  const opened = await owner.page.request.post(`${shop.url}/stoa/v1/site/settings/state`, {
    data: { state: 'ENABLED' },
    headers: { origin: shop.url, 'wix-site-id': (await owner.page.evaluate<string>(CHOSEN_SITE)) ?? '' },
  });
  expect(opened.status()).toBe(200);
  const [before, after] = [await pagesAt(visitor, shop.siteUrl), await pagesAt(visitor, address)];
  expect(before.home.headings.length).toBeGreaterThan(5);
  expect(withoutName(after)).toEqual(withoutName(before));
  expect(problems).toEqual([]);
  await Promise.all([owner.leave(), visitor.leave()]);
}

const CHOSEN_SITE = "localStorage.getItem('stoa.chosen-site')";

/** Titles name the site. */
const withoutName = ({ home, product }: { home: Shown; product: Shown }) =>
  [home, product].map(({ title, ...shown }) => ({
    ...shown,
    title: title.replace(/( – )?(Halftone|Twin)( – )?/g, ''),
  }));

async function choose({ page }: Person, path: string): Promise<void> {
  await page.locator('input[type=file]').setInputFiles(path);
  await page.getByRole('dialog').getByRole('button', { name: 'Import archive' }).click();
}

/** Waits for long work for as long as its progress is shown. */
async function throughTheWork(progress: Locator): Promise<void> {
  await progress.waitFor();
  while (await progress.isVisible()) await progress.page().waitForTimeout(200);
}

type Shown = { title: string; headings: string[]; pictures: string[]; choices: string[]; price: string; ink: string };

/** What the home page and its first product show; opinions of customers are not part of an archive. */
async function pagesAt({ page }: Person, origin: string): Promise<{ home: Shown; product: Shown }> {
  await open(page, `${origin}/`);
  const home = await shownOn(page);
  const product = await page.locator(`a[href*="${PRODUCT}"]`).first().getAttribute('href');
  await open(page, new URL(product ?? '', origin).href);
  return { home, product: await shownOn(page) };
}

async function open(page: Person['page'], url: string): Promise<void> {
  const answer = await page.goto(url);
  expect(answer?.status(), `${url} answered ${await page.content()}`).toBe(200);
  await page.locator('main').waitFor();
}

const shownOn = (page: Person['page']): Promise<Shown> =>
  page.evaluate<Shown>(`(() => {
    const main = document.querySelector('main');
    const texts = (selector) => [...main.querySelectorAll(selector)].map((each) => each.textContent.trim());
    return {
      title: document.title,
      headings: location.pathname === '/' ? texts('h1, h2, h3') : texts('h1'),
      pictures: [...main.querySelectorAll(location.pathname === '/' ? 'img' : '.gallery img')].map((img) => img.alt),
      choices: texts('.choice-name'),
      price: /€\\d[\\d.]*/.exec(main.textContent)?.[0] ?? '',
      ink: getComputedStyle(document.body).color,
    };
  })()`);
