import { expect, test } from 'vitest';
import type { ProductView } from '../product.ts';
import { copyProduct } from './copy-product.ts';
import { newModifier, newModifierChoice } from './modifiers/modifier-form.ts';
import { newChoice } from './options/option-form.ts';
import { blankProduct } from './product-form.ts';
import { readProduct } from './read-product.ts';
import { newPlan } from './subscriptions/plan-form.ts';
import { alignVariants } from './variants/variant-matrix.ts';
import { writeChanges, writeProduct } from './write-product.ts';

const none = { public: [], private: [] };
const description = { nodes: [{ type: 'PARAGRAPH', nodes: [{ type: 'TEXT', textData: { text: 'Holds tea.' } }] }] };

const mug: ProductView = {
  id: 'mug',
  revision: '4',
  name: 'Mug',
  slug: 'mug',
  visible: true,
  productType: 'PHYSICAL',
  description: description as ProductView['description'],
  media: { itemsInfo: { items: [{ id: 'mug.jpg', image: { id: 'mug.jpg' }, altText: 'A mug' }] } },
  options: [
    {
      id: 'o1',
      name: 'Size',
      optionRenderType: 'TEXT_CHOICES',
      choicesSettings: {
        choices: [
          { choiceId: 'c1', name: 'S', choiceType: 'CHOICE_TEXT', linkedMedia: [{ id: 'mug.jpg' }] },
          { choiceId: 'c2', name: 'M', choiceType: 'CHOICE_TEXT' },
        ],
      },
    },
  ],
  variantsInfo: {
    variants: ['c1', 'c2'].map((choiceId) => ({
      id: `v-${choiceId}`,
      visible: true,
      sku: `MUG-${choiceId}`,
      barcode: `400${choiceId}`,
      price: { actualPrice: { amount: '12.50' }, compareAtPrice: { amount: '15' } },
      revenueDetails: { cost: { amount: '4.00' } },
      physicalProperties: { weight: 0.3 },
      inventoryStatus: { inStock: true },
      choices: [{ optionChoiceIds: { optionId: 'o1', choiceId } }],
    })),
  },
  brand: { id: 'b1', name: 'Kiln' },
  seoData: {
    tags: [
      { type: 'title', children: 'Our mug' },
      { type: 'meta', props: { name: 'robots', content: 'all' } },
    ],
  },
};
const around = {
  stock: new Map([['v-c1', { mode: 'TRACKED' as const, quantity: '5', preorder: null }]]),
  tags: { public: ['Clay'], private: [] },
};

test('a product becomes a form', () => {
  expect(readProduct(mug, around)).toMatchObject({
    name: 'Mug',
    description,
    tags: { public: ['Clay'], private: [] },
    brand: 'Kiln',
    seoTitle: 'Our mug',
    seoDescription: '',
    media: [{ id: 'mug.jpg', kind: 'IMAGE', altText: 'A mug' }],
    variants: [
      {
        choices: ['c1'],
        price: '12.50',
        compareAtPrice: '15',
        cost: '4.00',
        sku: 'MUG-c1',
        weight: '0.3',
        stock: { mode: 'TRACKED', quantity: '5' },
      },
      { choices: ['c2'], stock: { mode: 'IN_STOCK' } },
    ],
  });
});

test('an unchanged form changes nothing', () => {
  const form = readProduct(mug, around);
  expect(writeChanges(mug, form, structuredClone(form), none)).toEqual({ id: 'mug', revision: '4' });
});

test('only what changed is sent', () => {
  const form = readProduct(mug, around);
  expect(writeChanges(mug, form, { ...form, name: ' Cup ', brand: '' }, none)).toEqual({
    id: 'mug',
    revision: '4',
    name: 'Cup',
    brand: {},
  });
});

test('a changed price leaves stock alone and keeps fields that the form does not show', () => {
  const form = readProduct(mug, around);
  const [first, second] = form.variants;
  if (!first || !second) throw new Error('two variants expected');
  const { variantsInfo, options } = writeChanges(
    mug,
    form,
    { ...form, variants: [{ ...first, price: '13' }, second] },
    none,
  );
  expect(variantsInfo?.variants?.[0]).toEqual({
    id: 'v-c1',
    visible: true,
    sku: 'MUG-c1',
    barcode: '400c1',
    price: { actualPrice: { amount: '13' }, compareAtPrice: { amount: '15' } },
    revenueDetails: { cost: { amount: '4.00' } },
    physicalProperties: { weight: 0.3 },
    choices: [{ optionChoiceIds: { optionId: 'o1', choiceId: 'c1' } }],
  });
  expect(options?.[0]?.choicesSettings?.choices?.[0]).toMatchObject({
    choiceId: 'c1',
    linkedMedia: [{ id: 'mug.jpg' }],
  });
});

test('changed stock is sent only for its variant', () => {
  const form = readProduct(mug, around);
  const variants = form.variants.map((variant, index) =>
    index === 0 ? { ...variant, stock: { mode: 'TRACKED' as const, quantity: '9', preorder: null } } : variant,
  );
  const written = writeChanges(mug, form, { ...form, variants }, none).variantsInfo?.variants ?? [];
  expect(written.map(({ inventoryItem }) => inventoryItem)).toEqual([
    { quantity: 9, preorderInfo: { enabled: false } },
    undefined,
  ]);
});

test('new choices are sent by name, with stock', () => {
  const form = readProduct(mug, around);
  const [size] = form.options;
  if (!size) throw new Error('an option expected');
  const options = [{ ...size, choices: [...size.choices, newChoice('L', false)] }];
  const written = writeChanges(mug, form, { ...form, options, variants: alignVariants(options, form.variants) }, none);
  expect(written.variantsInfo?.variants?.[2]).toMatchObject({
    choices: [{ optionChoiceNames: { optionName: 'Size', choiceName: 'L', renderType: 'TEXT_CHOICES' } }],
    inventoryItem: { quantity: 0 },
  });
  expect(written.variantsInfo?.variants?.[2]).not.toHaveProperty('id');
});

test('search engine texts are set beside the other tags', () => {
  const form = readProduct(mug, around);
  expect(
    writeChanges(mug, form, { ...form, seoTitle: '', seoDescription: 'Buy it' }, none).seoData?.tags,
  ).toMatchObject([
    { type: 'meta', props: { name: 'robots' } },
    { type: 'meta', props: { name: 'description', content: 'Buy it' } },
  ]);
});

test('a new product is sent in full and leaves the address to the server', () => {
  const form = { ...blankProduct(), name: 'Cup', brand: ' Kiln ', ribbons: ['New', 'Sale'] };
  form.variants = form.variants.map((variant) => ({ ...variant, price: '9,5' }));
  const written = writeProduct(form, none);
  expect(written).toMatchObject({
    name: 'Cup',
    productType: 'PHYSICAL',
    brand: { name: 'Kiln' },
    ribbon: { name: 'New' },
    additionalRibbons: [{ name: 'Sale' }],
    variantsInfo: {
      variants: [{ price: { actualPrice: { amount: '9.5' } }, inventoryItem: { inStock: true }, choices: [] }],
    },
  });
  expect(written).not.toHaveProperty('slug');
});

test('a link to a removed picture is dropped', () => {
  const form = readProduct(mug, around);
  const written = writeProduct({ ...form, media: [] }, none);
  expect(written.options?.[0]?.choicesSettings?.choices?.[0]).not.toHaveProperty('linkedMedia');
});

test('modifiers, plans and the price per unit are written', () => {
  const form = readProduct(mug, around);
  const [first, second] = form.variants;
  if (!first || !second) throw new Error('two variants expected');
  const wrapping = {
    ...newModifier('TEXT_CHOICES'),
    name: 'Wrapping',
    choices: [{ ...newModifierChoice('Paper', false), addedPrice: '2,5' }],
  };
  const written = writeProduct(
    {
      ...form,
      modifiers: [wrapping, { ...newModifier('FREE_TEXT'), name: 'Engraving', mandatory: true }],
      plans: [{ ...newPlan(), title: 'Monthly', discountType: 'PERCENT', discount: '10' }],
      pricePerUnit: { quantity: '100', unit: 'ML' },
      variants: [{ ...first, contents: '250' }, second],
    },
    none,
  );
  expect(written).toMatchObject({
    modifiers: [
      { name: 'Wrapping', mandatory: false, choicesSettings: { choices: [{ name: 'Paper', addedPrice: '2.5' }] } },
      { name: 'Engraving', mandatory: true, freeTextSettings: { title: 'Engraving', maxCharCount: 500 } },
    ],
    subscriptionDetails: {
      subscriptions: [{ title: 'Monthly', autoRenewal: true, interval: 1, discount: { percentOff: 10 } }],
      allowOneTimePurchases: true,
    },
    physicalProperties: { pricePerUnit: { quantity: 100, measurementUnit: 'ML' } },
    variantsInfo: {
      variants: [
        { physicalProperties: { pricePerUnit: { settings: { quantity: 250, measurementUnit: 'ML' } } } },
        { physicalProperties: { weight: 0.3 } },
      ],
    },
  });
});

test('a copy is an independent product', () => {
  const copy = writeProduct(copyProduct(readProduct(mug, around)), none);
  expect(copy).toMatchObject({ name: 'Mug (copy)', visible: false, options: [{ name: 'Size' }] });
  expect(copy).not.toHaveProperty('slug');
  expect(JSON.stringify(copy)).not.toMatch(/"(id|choiceId|optionId)":"(c1|o1|v-c1)"|MUG-c1|400c1/);
  expect(copy.variantsInfo?.variants?.map(({ inventoryItem }) => inventoryItem)).toEqual([
    { quantity: 0, preorderInfo: { enabled: false } },
    { inStock: true, preorderInfo: { enabled: false } },
  ]);
  expect(copy.variantsInfo?.variants?.[1]?.choices).toEqual([
    { optionChoiceNames: { optionName: 'Size', choiceName: 'M', renderType: 'TEXT_CHOICES' } },
  ]);
});

test('contents in a unit other than the product unit keep their amount', () => {
  const glue: ProductView = {
    ...mug,
    physicalProperties: { pricePerUnit: { quantity: 100, measurementUnit: 'G' } },
    variantsInfo: {
      variants: (mug.variantsInfo?.variants ?? []).map((variant) => ({
        ...variant,
        physicalProperties: { pricePerUnit: { settings: { quantity: 1, measurementUnit: 'KG' as const } } },
      })),
    },
  };
  const form = readProduct(glue, around);
  expect(form.variants.map(({ contents }) => contents)).toEqual(['1000', '1000']);
  const [variant] = writeProduct(copyProduct(form), none).variantsInfo?.variants ?? [];
  expect(variant?.physicalProperties?.pricePerUnit?.settings).toEqual({ quantity: 1000, measurementUnit: 'G' });
});

test('a choice shown as a word among swatches stays a word', () => {
  const [size] = mug.options ?? [];
  const choices = [
    { choiceId: 'c1', name: 'Dots', choiceType: 'CHOICE_TEXT' as const },
    { choiceId: 'c2', name: 'Red', choiceType: 'ONE_COLOR' as const, colorCode: '#d32f2f' },
  ];
  const options = [{ ...size, optionRenderType: 'SWATCH_CHOICES' as const, choicesSettings: { choices } }];
  const written = writeProduct(readProduct({ ...mug, options }, around), none);
  expect(written.options?.[0]?.choicesSettings?.choices).toEqual(choices);
});

test('a delivery profile is chosen, kept with other changes, and taken back', () => {
  const profile = 'profile';
  const loaded = { ...mug, physicalProperties: { fulfillerId: 'printer', deliveryProfileId: profile } };
  const form = readProduct(loaded, { stock: new Map(), tags: none });
  expect(form.deliveryProfileId).toBe(profile);
  const write = (deliveryProfileId: string) => writeChanges(loaded, form, { ...form, deliveryProfileId }, none);
  expect(write(profile)).toEqual({ id: 'mug', revision: '4' });
  expect(write('other').physicalProperties).toEqual({ fulfillerId: 'printer', deliveryProfileId: 'other' });
  expect(write('').physicalProperties).toEqual({ fulfillerId: 'printer', deliveryProfileId: null });
  expect(writeProduct(form, none).physicalProperties).toEqual({ deliveryProfileId: profile });
});

test('a deposit is written beside the other extended fields, and taken out again', () => {
  const own = { '@acme/labels': { shelf: 'A3' } };
  const loaded = { ...mug, extendedFields: { namespaces: own } };
  const before = readProduct(loaded, around);
  const write = (deposit: typeof before.deposit) => writeChanges(loaded, before, { ...before, deposit }, none);
  expect(write({ type: 'NONE', value: '' })).not.toHaveProperty('extendedFields');
  const asked = write({ type: 'PERCENT', value: '30' });
  expect(asked.extendedFields).toEqual({ namespaces: { ...own, '@stoa/deposit': { percentage: 30 } } });
  const again = { ...loaded, extendedFields: { namespaces: { ...own, '@stoa/deposit': { amount: '5.00' } } } };
  const form = readProduct(again, around);
  expect(form.deposit).toEqual({ type: 'AMOUNT', value: '5.00' });
  const taken = writeChanges(again, form, { ...form, deposit: { type: 'NONE', value: '' } }, none);
  expect(taken.extendedFields).toEqual({ namespaces: own });
});
