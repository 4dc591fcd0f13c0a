import { catalogueCsv } from '@stoa/demo';
import { openTwoShops, type TwoShops } from '@stoa/server/testing/two-shops';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeJsonProduct } from '../formats/json-product.ts';
import type { LocatedStockDraft, ModifierDraft, VariantDraft } from '../formats/product-draft.ts';
import { productFormats } from '../formats/product-formats.ts';
import type { SharedDraft } from '../formats/shared-draft.ts';
import { exported, newSite, take, unchanged } from './round-trips.fixture.ts';

let shops: TwoShops;
beforeAll(async () => {
  shops = await openTwoShops();
});
afterAll(() => shops.stop());

const formats = productFormats.filter(({ write }) => write).map(({ name }) => name);

describe('the demo shop', () => {
  test('is imported once', async () => {
    const { counts, problems } = await take(shops.one.ctx, catalogueCsv());
    expect(problems).toEqual([]);
    expect(counts.created).toBeGreaterThan(60);
    expect(await take(shops.one.ctx, catalogueCsv())).toMatchObject({ problems: [], ...unchanged(counts.created) });
  });

  test.each(formats)('%s: what was exported is no change', async (format) => {
    const { counts } = await take(shops.one.ctx, catalogueCsv());
    const text = await exported(shops.one.ctx, format);
    const report = await take(shops.one.ctx, text);
    expect(report).toMatchObject({ problems: [], ...unchanged(counts.unchanged) });
  });

  test('moves to another site by JSON lines, byte for byte', async () => {
    const text = await exported(shops.one.ctx, 'stoa-jsonl');
    expect((await take(shops.other.ctx, text)).problems).toEqual([]);
    expect(await exported(shops.other.ctx, 'stoa-jsonl')).toBe(text);
  });
});

const word = fc.constantFrom(
  'Mug',
  '=1+1',
  '@sum',
  "'quoted",
  'Night "blue"',
  'a;b',
  'x,y',
  '陶器',
  '-5',
  'tab\there',
  '#ff0000:Red',
  'Default Title',
  'TRUE',
  'Grün & mehr',
);
const name = fc.tuple(word, fc.integer({ min: 0, max: 99 })).map(([text, number]) => `${text} ${number}`);
const names = (maxLength: number) => fc.uniqueArray(name, { minLength: 1, maxLength });
const code = fc.option(fc.constantFrom('A-1', "'007", '=1', '4006381333931'), { nil: null });
const amount = fc.integer({ min: 0, max: 9_999_999 });
const orNull = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
const measure = fc.record({
  quantity: fc.integer({ min: 1, max: 900 }),
  unit: fc.constantFrom('G' as const, 'KG' as const),
});

const option = fc.record({
  name,
  renderType: fc.constantFrom('TEXT_CHOICES' as const, 'SWATCH_CHOICES' as const),
  choices: names(3).map((all) => all.map((one) => ({ name: one, colorCode: null, media: [], displayImage: null }))),
});

const modifier = fc.oneof(
  fc.record({
    name,
    renderType: fc.constant('TEXT_CHOICES' as const),
    mandatory: fc.boolean(),
    choices: names(3).map((all) => all.map((one) => ({ name: one, addedPrice: 150 }))),
    freeText: fc.constant(null),
  }),
  fc.record({
    name,
    renderType: fc.constant('FREE_TEXT' as const),
    mandatory: fc.boolean(),
    choices: fc.constant<ModifierDraft['choices']>([]),
    freeText: fc.record({
      title: name,
      minLength: fc.constant(0),
      maxLength: fc.integer({ min: 1, max: 500 }),
      addedPrice: amount,
    }),
  }),
);

const stock = fc.oneof(
  fc.record({ trackQuantity: fc.constant(true as const), quantity: fc.integer({ min: -5, max: 999 }) }),
  fc.record({ trackQuantity: fc.constant(false as const), inStock: fc.boolean() }),
);
/** The first sells online, the second does not. */
const locations = ['Warehouse, "Süd"', 'Workshop'] as const;

/** The entities that the products of a file share; option names of products are among them. */
const shared: fc.Arbitrary<SharedDraft[]> = fc.uniqueArray(
  fc
    .record({
      name,
      customizationType: fc.constantFrom('PRODUCT_OPTION' as const, 'MODIFIER' as const),
      renderType: fc.constantFrom('TEXT_CHOICES' as const, 'SWATCH_CHOICES' as const),
      choices: names(4).chain((all) =>
        fc.tuple(
          ...all.map((one) =>
            fc.record(
              {
                name: fc.constant(one),
                colorCode: fc.constantFrom('#ff0000', 'rgb(1,2,3)'),
                displayImage: fc.constantFrom('media/a.webp'),
                primaryChoices: fc.constant(all.slice(0, 2)),
              },
              { requiredKeys: ['name'] },
            ),
          ),
        ),
      ),
    })
    .map((customization) => ({ customization })),
  { maxLength: 4, selector: ({ customization: one }) => `${one.customizationType} ${one.renderType} ${one.name}` },
);

const variantOf = (choices: Record<string, string>, index: number): fc.Arbitrary<VariantDraft> =>
  fc
    .record({
      price: amount,
      markup: orNull(fc.integer({ min: 1, max: 5000 })),
      cost: orNull(amount),
      visible: fc.boolean(),
      sku: code,
      barcode: code,
      weight: orNull(fc.double({ min: 0, max: 100, noNaN: true }).map((value) => Number(value.toFixed(3)))),
      contents: orNull(measure),
      preorder: orNull(fc.record({ message: orNull(name), limit: orNull(fc.integer({ min: 1, max: 99 })) })),
      stock,
      elsewhere: fc.uniqueArray(
        fc
          .tuple(fc.constantFrom(null, ...locations), stock)
          .map(([location, level]): LocatedStockDraft => ({ location, ...level })),
        { maxLength: 3, selector: ({ location }) => location },
      ),
    })
    .map(({ markup, sku, barcode, price, elsewhere, ...rest }) => ({
      ...rest,
      ...(elsewhere.length > 0 && { stockByLocation: elsewhere }),
      choices,
      price,
      compareAtPrice: markup === null ? null : price + markup,
      sku: sku && `${sku}-${index}`,
      barcode: barcode && `${barcode}${index}`,
    }));

/** A category's name determines its parents, as on a site. */
const parentsOf = (category: string) =>
  ['Top', 'Middle'].slice(0, category.length % 3).map((one) => ({ name: one, slug: `${one}-level`.toLowerCase() }));

const product = fc
  .record({ options: fc.uniqueArray(option, { maxLength: 4, selector: (one) => one.name }), name })
  .chain(({ options, name: productName }) => {
    const combinations = options.reduce<Record<string, string>[]>(
      (made, { name: option, choices }) =>
        made.flatMap((chosen) => choices.map((choice) => ({ ...chosen, [option]: choice.name }))),
      [{}],
    );
    return fc.record({
      name: fc.constant(productName),
      options: fc.constant(options),
      variants: fc
        .subarray(combinations.slice(0, 12), { minLength: 1 })
        .chain((some) => fc.tuple(...some.map((choices, index) => variantOf(choices, index)))),
      modifiers: fc.uniqueArray(modifier, { maxLength: 4, selector: (one) => one.name }),
      description: fc.constantFrom('', '<p>Soft,<br />"warm"</p>\n<p>;</p>', 'plain & simple', '=HYPERLINK("x")'),
      media: fc
        .uniqueArray(fc.constantFrom('a.webp', 'b.webp', 'c.webp'))
        .map((all) => all.map((id) => ({ source: `media/${id}`, kind: 'IMAGE' as const, altText: 'Über' }))),
      brand: orNull(name),
      ribbon: orNull(name),
      tags: fc.record({ public: names(3), private: names(2) }),
      categories: names(2).map((all) => all.map((one) => ({ name: one, parents: parentsOf(one) }))),
      infoSections: names(3).map((all) => all.map((title) => ({ title, description: '<p>x;y</p>', uniqueName: '' }))),
      discount: orNull(
        fc.record({
          type: fc.constantFrom('AMOUNT' as const, 'PERCENT' as const),
          value: fc.integer({ min: 1, max: 90 }),
        }),
      ),
      visible: fc.boolean(),
      manageVariants: fc.boolean(),
      productType: fc.constantFrom('PHYSICAL' as const, 'DIGITAL' as const),
      pricePerUnit: orNull(measure),
      seo: orNull(
        fc.record({
          tags: fc.constant([
            { type: 'title', children: '+Title' },
            { type: 'meta', props: { name: 'robots', content: 'noindex' } },
          ]),
        }),
      ),
      extendedFields: orNull(fc.constant({ namespaces: { mine: { a: 1, list: ['x'] } } })),
      allowOneTimePurchases: fc.boolean(),
      purchaseEligibility: orNull(fc.constant('MEMBERS_ONLY' as const)),
    });
  });

test('any products: exporting and importing changes nothing, and another site gets them byte for byte', async () => {
  let run = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(product, { minLength: 1, maxLength: 5 }), shared, async (products, customizations) => {
      run++;
      const shop = await newSite(shops);
      const header = JSON.stringify({ format: 'stoa-products', version: 2, currency: 'EUR', weightUnit: 'KG' });
      const places = locations.map((location, index) => ({ location: { name: location, sellsOnline: index === 0 } }));
      const sharedLines = [...places, ...customizations].map((one) => JSON.stringify(one));
      const lines = products.map((draft, index) => writeJsonProduct({ ...draft, slug: `p-${run}-${index}` }, 'EUR'));
      const { problems, counts } = await take(shop, [header, ...sharedLines, ...lines].join('\n'));
      expect(problems).toEqual([]);
      expect(counts.created).toBe(products.length);
      for (const format of formats) {
        const report = await take(shop, await exported(shop, format));
        expect({ ...report, format }).toMatchObject({ problems: [], ...unchanged(products.length) });
      }
      const text = await exported(shop, 'stoa-jsonl');
      const copy = await newSite(shops);
      expect((await take(copy, text)).problems).toEqual([]);
      expect(await exported(copy, 'stoa-jsonl')).toBe(text);
    }),
    { numRuns: 25 },
  );
});
