/** Typing in the dashboard: the longest forms beside the search field, in the same browser. */
import { randomUUID } from 'node:crypto';
import { launchBrowser } from '@stoa/testkit/browser';
import type { Browser, Page } from 'playwright-core';
import { type DemoShop, startDemoShop } from '../../../apps/server/testing/demo-shop.ts';
import { type Keys, pressKeys, watchKeys } from './press-keys.ts';

export type Typing = Keys & { field: string; ratio: number };
type Owned = { url: string; demo: Pick<DemoShop['demo'], 'ownerEmail' | 'ownerPassword'> };

/** The fields of the editor, by their labels. */
const FIELDS = ['Name', 'URL slug', 'Description', 'Page title'];
const OPTIONS = [
  { name: 'Size', choices: ['XS', 'S', 'M', 'L', 'XL', 'XXL'] },
  { name: 'Colour', choices: ['Red', 'Blue', 'Green', 'Black', 'White', 'Grey', 'Pink', 'Oak', 'Sage', 'Sand'] },
];

/** Measures a demo shop of its own. */
export async function measureTyping(): Promise<Typing[]> {
  const [shop, browser] = await Promise.all([startDemoShop(), launchBrowser()]);
  try {
    return await measureShop(shop, browser);
  } finally {
    await browser.close();
    await shop.stop();
  }
}

async function measureShop({ url, demo }: Owned, browser: Browser): Promise<Typing[]> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await watchKeys(page);
  await page.goto(`${url}/dashboard/products`);
  await page.getByLabel('E-mail').fill(demo.ownerEmail);
  await page.getByLabel('Password').first().fill(demo.ownerPassword);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  const searchField = page.getByLabel('Search products').first();
  await searchField.waitFor();
  const rows: Typing[] = [];
  for (const sizes of [0, 2, 6]) {
    const product = await makeProduct(page, sizes);
    await page.goto(`${url}/dashboard/products`);
    // beside each form, so that both meet the machine in the same state
    const search = await pressKeys(page, searchField);
    rows.push({ field: 'Search field of the products', ...search, ratio: 1 });
    await page.goto(`${url}/dashboard/products/${product.id}`);
    const others = product.variants === 1 ? ['Price', 'SKU'] : ['SKU, XS / Red', 'Option name', 'Choice'];
    for (const label of [...FIELDS, ...others]) {
      const keys = await pressKeys(page, page.getByLabel(new RegExp(`^${label}( \\*)?$`)).first());
      rows.push({ field: `${label}, ${product.variants} variants`, ...keys, ratio: keys.median / search.median });
    }
  }
  await page.close();
  return rows;
}

/** A product with `sizes` sizes in ten colours; with none, a product without options. */
async function makeProduct(page: Page, sizes: number): Promise<{ id: string; variants: number }> {
  const options =
    sizes === 0
      ? []
      : OPTIONS.map((option, place) => ({ ...option, choices: option.choices.slice(0, place === 0 ? sizes : 10) }));
  const [first, second] = options;
  const pairs = first && second ? first.choices.flatMap((one) => second.choices.map((other) => [one, other])) : [[]];
  const product = {
    name: `Typing ${randomUUID().slice(0, 8)}`,
    productType: 'PHYSICAL',
    physicalProperties: {},
    options: options.map(({ name, choices }) => ({
      name,
      optionRenderType: 'TEXT_CHOICES',
      choicesSettings: { choices: choices.map((choice) => ({ name: choice, choiceType: 'CHOICE_TEXT' })) },
    })),
    variantsInfo: {
      variants: pairs.map((choices, place) => ({
        price: { actualPrice: { amount: '12' } },
        sku: `T-${place}`,
        choices: choices.map((choiceName, at) => ({
          optionChoiceNames: { optionName: options[at]?.name, choiceName, renderType: 'TEXT_CHOICES' },
        })),
      })),
    },
  };
  const answer = await page.evaluate<{ status: number; body: { product?: { id?: string } } }>(
    `fetch('/stores/v3/products', { method: 'POST', headers: { 'content-type': 'application/json' }, body: ${JSON.stringify(JSON.stringify({ product }))} })
      .then(async (response) => ({ status: response.status, body: await response.json() }))`,
  );
  const id = answer.body.product?.id;
  if (!id) throw new Error(`no product: ${answer.status} ${JSON.stringify(answer.body)}`);
  return { id, variants: pairs.length };
}

/** The results as a Markdown table. */
export const typingTable = (rows: readonly Typing[]): string =>
  [
    '### Typing in the dashboard: milliseconds from a key to the painted frame',
    '',
    '| | median | worst | of the search field |',
    '| --- | ---: | ---: | ---: |',
    ...rows.map(({ field, median, worst, ratio }) => `| ${field} | ${median} | ${worst} | ${ratio.toFixed(2)} |`),
  ].join('\n');
