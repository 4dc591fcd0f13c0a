import { openTwoShops, type TwoShops } from '@stoa/server/testing/two-shops';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Context } from '../../../../context.ts';
import { exported, newSite, take, unchanged } from './round-trips.fixture.ts';

let shops: TwoShops;
beforeAll(async () => {
  shops = await openTwoShops();
});
afterAll(() => shops.stop());

describe('shared entities', () => {
  const header = (version: number) =>
    JSON.stringify({ format: 'stoa-products', version, currency: 'EUR', weightUnit: 'KG' });
  const level = (location: string | null, quantity: number) => ({ location, trackQuantity: true, quantity });
  const mug = {
    name: 'Mug',
    slug: 'mug',
    options: [],
    categories: [{ name: 'Cups', slug: 'cups', parents: [{ name: 'Kitchen', slug: 'kitchen' }] }],
    variants: [{ choices: {}, price: '9.00', stock: { trackQuantity: true, quantity: 6 } }],
  };
  const located = { ...mug.variants[0], stockByLocation: [level(null, 2), level('Attic', 1), level('Shed', 4)] };
  const colour = {
    name: 'Colour',
    customizationType: 'PRODUCT_OPTION',
    renderType: 'SWATCH_CHOICES',
    choices: [
      { name: 'Red', colorCode: '#f00' },
      { name: 'Pink', colorCode: '#faa', primaryChoices: ['Red'] },
    ],
  };
  const shared = [
    { location: { name: 'Attic', sellsOnline: false } },
    { location: { name: 'Shed', sellsOnline: true } },
    { customization: colour },
  ];
  const file = (...lines: object[]) => [header(2), ...lines.map((line) => JSON.stringify(line))].join('\n');
  const linesOf = async (shop: Context) =>
    (await exported(shop, 'stoa-jsonl'))
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);

  test('locations, customizations without products and category parents are included', async () => {
    const shop = await newSite(shops);
    const { problems, counts } = await take(shop, file(...shared, { ...mug, variants: [located] }));
    expect({ problems, created: counts.created }).toEqual({ problems: [], created: 1 });
    const [, ...lines] = await linesOf(shop);
    expect(lines.slice(0, 3)).toEqual(shared);
    const { slug, categories, variants } = lines[3] ?? {};
    expect({ slug, categories }).toEqual({ slug: mug.slug, categories: mug.categories });
    // the attic does not sell, so that its stock does not count as available
    expect(variants).toMatchObject([{ ...located, stock: { trackQuantity: true, quantity: 6 } }]);
    const again = await take(shop, file(...shared, { ...mug, variants: [located] }));
    expect(again).toMatchObject({ problems: [], ...unchanged(1) });
  });

  test('existing entities of the site stay; stock changes where the file says so', async () => {
    const shop = await newSite(shops);
    await take(shop, file(...shared, { ...mug, variants: [located] }));
    const stockByLocation = [level(null, 2), level('Shed', 5), level('Nowhere', 7)];
    const choices = [
      { name: 'Blue', colorCode: '#00f', primaryChoices: ['Red'] },
      { name: 'Red', colorCode: '#c00' },
    ];
    const { problems, counts } = await take(
      shop,
      file(
        { location: { name: 'Shed', sellsOnline: false } },
        { customization: { ...colour, choices } },
        { ...mug, categories: [{ name: 'Cups', slug: 'cups' }], variants: [{ ...located, stockByLocation }] },
      ),
    );
    expect(counts.updated).toBe(1);
    expect(problems).toMatchObject([{ row: 4, value: 'Nowhere', severity: 'warning' }]);
    const [, , shed, customization, product] = await linesOf(shop);
    expect(shed).toEqual(shared[1]);
    const blue = { name: 'Blue', colorCode: '#00f', primaryChoices: ['Red'] };
    expect(customization).toEqual({ customization: { ...colour, choices: [...colour.choices, blue] } });
    expect(product).toMatchObject({
      categories: mug.categories,
      variants: [{ stockByLocation: [level(null, 2), level('Attic', 1), level('Shed', 5)] }],
    });
  });

  test('older files are imported: their stock counts for the default location', async () => {
    const shop = await newSite(shops);
    const { problems } = await take(shop, [header(1), JSON.stringify(mug)].join('\n'));
    expect(problems).toEqual([]);
    const [, product] = await linesOf(shop);
    expect(product).toMatchObject({ variants: [{ stock: { trackQuantity: true, quantity: 6 } }] });
    expect(JSON.stringify(product)).not.toContain('stockByLocation');
  });

  test('unreadable lines are left out and reported', async () => {
    const shop = await newSite(shops);
    const wrong = [
      { location: { name: '' } },
      { customization: { ...colour, renderType: 'FREE_TEXT' } },
      { customization: { ...colour, choices: [{ name: 'A' }, { name: 'A' }] } },
    ];
    const { problems } = await take(shop, file(...wrong, mug));
    expect(problems.map(({ row, severity }) => `${row} ${severity}`)).toEqual(['2 error', '3 error', '4 error']);
    expect((await linesOf(shop)).map((line) => Object.keys(line)[0])).toEqual(['format', 'slug']);
  });

  test('a part of the products goes without the customizations of others', async () => {
    const shop = await newSite(shops);
    await take(shop, file(...shared, mug));
    const text = await exported(shop, 'stoa-jsonl', { visible: true });
    expect(text).toContain('"Shed"');
    expect(text).not.toContain('"customization"');
  });
});
