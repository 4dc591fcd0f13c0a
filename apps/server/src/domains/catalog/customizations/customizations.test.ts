import { customizations, productsV3 } from '@stoa/contract';
import { openTestDatabase } from '@stoa/server/testing/database';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../../../platform/db/index.ts';
import {
  chosen,
  codesOf,
  type Json,
  openProductsShop,
  type ProductsShop,
  priced,
  textOption,
} from '../product/products.fixture.ts';

let database: Database;
let shop: ProductsShop;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  shop = await openProductsShop(database);
});

const MISSING = '00000000-0000-4000-8000-00000000ffff';
type Choice = { id: string; name: string } & Json;
type Customization = Json & { id: string; revision: string; choicesSettings: { choices: Choice[] } };
const option = (name: string, ...names: string[]) => ({
  name,
  customizationType: 'PRODUCT_OPTION',
  customizationRenderType: 'TEXT_CHOICES',
  choicesSettings: { choices: names.map((one) => ({ name: one, choiceType: 'CHOICE_TEXT' })) },
});
const engraving = {
  name: 'Engraving',
  customizationType: 'MODIFIER',
  customizationRenderType: 'FREE_TEXT',
  freeTextInput: { title: 'Letters', minCharCount: 1, maxCharCount: 9, defaultAddedPrice: '2.00' },
};
const create = async (customization: object) =>
  (await shop.call(customizations.createCustomization, { customization })).customization as Customization;
const get = async (customizationId: string) =>
  (await shop.call(customizations.getCustomization, { customizationId, fields: ['ASSIGNED_PRODUCTS_COUNT'] }))
    .customization as Customization;
const all = async () => (await shop.call(customizations.queryCustomizations, {})).customizations as Customization[];
const namesOf = ({ choicesSettings }: Customization) => choicesSettings.choices.map(({ name }) => name);
type Product = Json & {
  id: string;
  options: { id: string; name: string; choicesSettings: { choices: (Choice & { choiceId: string })[] } }[];
};
const sized = async (name: string, ...sizes: string[]) => {
  const variants = sizes.map((size) => priced('10.00', { choices: [chosen('Size', size)] }));
  const product = {
    name,
    productType: 'PHYSICAL',
    options: [textOption('Size', ...sizes)],
    variantsInfo: { variants },
  };
  return (await shop.call(productsV3.createProduct, { product })).product as Product;
};
const read = async (productId: string) => (await shop.call(productsV3.getProduct, { productId })).product as Product;

describe('customizations', () => {
  test('are created, read, changed and deleted', async () => {
    const size = await create(option('Size', 'S', 'M'));
    expect(size).toMatchObject({
      revision: '1',
      key: 'Size',
      choicesSettings: { choices: [{ name: 'S', key: 'S' }, { name: 'M' }] },
    });
    const text = await create(engraving);
    expect(text).toMatchObject({ freeTextInput: { title: 'Letters', key: 'Letters', maxCharCount: 9 } });
    expect((await all()).length).toBe(2);
    const filter = { customizationType: 'MODIFIER' };
    expect(await shop.call(customizations.countCustomizations, { filter })).toEqual({ count: 1 });
    const change = {
      id: text.id,
      revision: '1',
      name: 'Words',
      freeTextInput: { ...engraving.freeTextInput, maxCharCount: 20 },
    };
    expect(
      (await shop.call(customizations.updateCustomization, { customization: change })).customization,
    ).toMatchObject({
      name: 'Words',
      revision: '2',
      customizationType: 'MODIFIER',
      freeTextInput: { maxCharCount: 20 },
    });
    await shop.call(customizations.deleteCustomization, { customizationId: text.id });
    expect(await shop.refusal(customizations.getCustomization, { customizationId: text.id })).toBe('not-found');
    expect((await shop.events()).filter((type) => type.includes('customization'))).toEqual(
      ['created', 'created', 'updated', 'deleted'].map((what) => `wix.stores.catalog.v3.customization_${what}`),
    );
  });

  test('many are created at once, each by itself', async () => {
    const bulk = {
      customizations: [option('Size', 'S'), option('Size', 'M'), { ...engraving, choicesSettings: { choices: [] } }],
      returnEntity: true,
    };
    const created = await shop.call(customizations.bulkCreateCustomizations, bulk);
    expect(codesOf(created)).toEqual(['ok', 'ALREADY_EXISTS', 'DOESNT_SUPPORT_CHOICES']);
    const [{ customization: size } = {}] = created.results as { customization?: Customization }[];
    const masked = (...list: object[]) => ({
      customizations: list.map((customization) => ({ customization })),
      returnEntity: true,
    });
    const updated = await shop.call(
      customizations.bulkUpdateCustomizations,
      masked({ id: size?.id, revision: '1', name: 'Sizes' }, { id: size?.id, revision: '1', name: 'Late' }),
    );
    expect(codesOf(updated)).toEqual(['ok', 'INVALID_REVISION']);
    const choices = [{ name: 'L', choiceType: 'CHOICE_TEXT' }];
    const text = await create(engraving);
    const customizationsChoices = [size?.id, text.id, MISSING, size?.id].map((customizationId) => ({
      customizationId,
      choices,
    }));
    const added = await shop.call(customizations.bulkAddCustomizationChoices, {
      customizationsChoices,
      returnEntity: true,
    });
    expect(codesOf(added)).toEqual(['ok', 'DOESNT_SUPPORT_CHOICES', 'NOT_FOUND', 'ALREADY_EXISTS']);
    expect(namesOf(await get(size?.id ?? ''))).toEqual(['S', 'L']);
  });

  test('choices are added, set, changed, put in order and removed', async () => {
    const { id, choicesSettings } = await create(option('Size', 'S', 'M'));
    const [small] = choicesSettings.choices;
    const run = async (operation: unknown, request: object) =>
      (await shop.call(operation, { customizationId: id, ...request })).customization as Customization;
    const added = await run(customizations.addCustomizationChoices, {
      choices: [{ name: 'L', choiceType: 'CHOICE_TEXT' }],
    });
    expect(namesOf(added)).toEqual(['S', 'M', 'L']);
    const ids = added.choicesSettings.choices.map((choice) => choice.id);
    const ordered = await run(customizations.reorderCustomizationChoices, {
      revision: '2',
      choiceIds: [...ids].reverse(),
    });
    expect(namesOf(ordered)).toEqual(['L', 'M', 'S']);
    const renamed = await run(customizations.updateCustomizationChoices, {
      revision: '3',
      choices: [{ choice: { id: small?.id, name: 'Small' } }],
    });
    expect(namesOf(renamed)).toEqual(['L', 'M', 'Small']);
    const removed = await run(customizations.removeCustomizationChoices, { revision: '4', choiceIds: [ids[2]] });
    expect(namesOf(removed)).toEqual(['M', 'Small']);
    const set = await run(customizations.setCustomizationChoices, { choices: [{ name: 'Small' }, { name: 'XL' }] });
    expect(set).toMatchObject({
      revision: '6',
      choicesSettings: { choices: [{ id: small?.id, name: 'Small' }, { name: 'XL' }] },
    });
  });

  const cases: [string, object][] = [
    ['customization.name', { name: ' ' }],
    ['customization.customizationType', { customizationType: undefined }],
    ['customization.choicesSettings.choices', { choicesSettings: undefined }],
    ['INVALID_CUSTOMIZATION_RENDER_TYPE', { customizationRenderType: 'FREE_TEXT' }],
    ['MODIFIER_SETTINGS_NOT_SUPPORTED_FOR_PRODUCT_OPTION', { freeTextInput: { title: 'x' } }],
    [
      'MODIFIER_SETTINGS_NOT_SUPPORTED_FOR_PRODUCT_OPTION',
      { choicesSettings: { choices: [{ name: 'S', defaultAddedPrice: '1' }] } },
    ],
    ['DOESNT_SUPPORT_FREE_TEXT', { customizationType: 'MODIFIER', freeTextInput: { title: 'x' } }],
    [
      'INVALID_FREE_TEXT_SETTINGS',
      { ...engraving, choicesSettings: undefined, freeTextInput: { title: 'x', minCharCount: 9, maxCharCount: 3 } },
    ],
    [
      'CHOICES_LIMIT_EXCEEDED',
      { choicesSettings: { choices: Array.from({ length: 1001 }, (_, at) => ({ name: `${at}` })) } },
    ],
    ['ALREADY_EXISTS', { choicesSettings: { choices: [{ name: 'S' }, { name: 'S' }] } }],
  ];
  test.each(cases)('refused: %s', async (code, change) => {
    expect(
      await shop.refusal(customizations.createCustomization, { customization: { ...option('Size', 'S'), ...change } }),
    ).toBe(code);
    expect(await shop.rows('customizations')).toEqual([]);
  });

  test('refused changes of choices', async () => {
    const { id } = await create(option('Size', 'S'));
    const text = await create(engraving);
    const refusal = (operation: unknown, request: object) =>
      shop.refusal(operation, { customizationId: id, ...request });
    expect(await refusal(customizations.removeCustomizationChoices, { choiceIds: [MISSING] })).toBe('CHOICE_NOT_FOUND');
    expect(
      await refusal(customizations.updateCustomizationChoices, {
        revision: '1',
        choices: [{ choice: { id: MISSING } }],
      }),
    ).toBe('CHOICE_NOT_FOUND');
    expect(await refusal(customizations.reorderCustomizationChoices, { revision: '1', choiceIds: [MISSING] })).toBe(
      'CHOICE_IDS_MISMATCH',
    );
    expect(await refusal(customizations.reorderCustomizationChoices, { revision: '9', choiceIds: [] })).toBe(
      'INVALID_REVISION',
    );
    expect(await refusal(customizations.addCustomizationChoices, { customizationId: text.id, choices: [] })).toBe(
      'DOESNT_SUPPORT_CHOICES',
    );
    expect(await refusal(customizations.addCustomizationChoices, { customizationId: MISSING, choices: [] })).toBe(
      'not-found',
    );
    expect((await get(id)).revision).toBe('1');
  });
});

describe('products and customizations', () => {
  test('products share options and choices of the same name; new choices are added', async () => {
    const [mug, vase] = [await sized('Mug', 'S', 'M'), await sized('Vase', 'M', 'L')];
    const [size] = await all();
    expect((await all()).length).toBe(1);
    expect([mug.options[0]?.id, vase.options[0]?.id]).toEqual([size?.id, size?.id]);
    expect(namesOf(size as Customization)).toEqual(['S', 'M', 'L']);
    expect(vase.options[0]?.choicesSettings.choices[0]?.choiceId).toBe(size?.choicesSettings.choices[1]?.id);
    expect((await get(size?.id ?? '')).assignedProductsCount).toBe(2);
  });

  test('an option may be named by ids alone', async () => {
    const size = await create(option('Size', 'S', 'M'));
    const [small, medium] = size.choicesSettings.choices;
    const choiceOf = (choice: Choice | undefined) => [{ optionChoiceIds: { optionId: size.id, choiceId: choice?.id } }];
    const product = {
      name: 'By ids',
      productType: 'PHYSICAL',
      options: [{ id: size.id, choicesSettings: { choices: [{ choiceId: small?.id }, { choiceId: medium?.id }] } }],
      variantsInfo: { variants: [small, medium].map((choice) => priced('1', { choices: choiceOf(choice) })) },
    };
    const created = (await shop.call(productsV3.createProduct, { product })).product as Product;
    expect(created.options).toMatchObject([
      { id: size.id, name: 'Size', choicesSettings: { choices: [{ choiceId: small?.id, name: 'S' }, { name: 'M' }] } },
    ]);
  });

  test('new names reach all products, and a choice in use cannot be removed', async () => {
    const [mug, vase] = [await sized('Mug', 'S', 'M'), await sized('Vase', 'S')];
    const [size] = await all();
    const { id = '', choicesSettings } = size ?? {};
    const [small, medium] = choicesSettings?.choices ?? [];
    const used = { customizationId: id, choiceIds: [small?.id] };
    expect(await shop.refusal(customizations.removeCustomizationChoices, used)).toBe('CHOICE_ASSIGNED_TO_PRODUCT');
    expect(await shop.refusal(customizations.setCustomizationChoices, { customizationId: id, choices: [] })).toBe(
      'CHOICE_ASSIGNED_TO_PRODUCT',
    );
    await shop.call(customizations.updateCustomization, { customization: { id, revision: '1', name: 'Volume' } });
    await shop.call(customizations.updateCustomizationChoices, {
      customizationId: id,
      revision: '2',
      choices: [{ choice: { id: small?.id, name: 'Small' } }],
    });
    for (const product of [mug, vase])
      expect((await read(product.id)).options[0]).toMatchObject({
        id,
        name: 'Volume',
        choicesSettings: { choices: [{ name: 'Small' }, ...(product === mug ? [{ choiceId: medium?.id }] : [])] },
      });
    const { product } = await shop.call(productsV3.getProduct, {
      productId: mug.id,
      fields: ['VARIANT_OPTION_CHOICE_NAMES'],
    });
    expect((product as { variantsInfo: object }).variantsInfo).toMatchObject({
      variants: [{ choices: [{ optionChoiceNames: { optionName: 'Volume', choiceName: 'Small' } }] }, {}],
    });
  });

  test('modifiers are shared too, and each product keeps its own prices', async () => {
    const wrapped = (name: string, addedPrice: string) => ({
      name,
      productType: 'PHYSICAL',
      variantsInfo: { variants: [priced('1')] },
      modifiers: [
        {
          name: 'Wrap',
          modifierRenderType: 'TEXT_CHOICES',
          choicesSettings: { choices: [{ name: 'Paper', addedPrice }] },
        },
      ],
    });
    const products = [wrapped('A', '1.00'), wrapped('B', '2.00')];
    const answer = await shop.call(productsV3.bulkCreateProducts, { products, returnEntity: true });
    const modifiers = (
      answer.results as { item: { modifiers: { id: string; choicesSettings: { choices: Json[] } }[] } }[]
    ).map(({ item }) => item.modifiers[0]);
    expect(modifiers[0]?.id).toBe(modifiers[1]?.id);
    expect(modifiers.map((one) => one?.choicesSettings.choices[0]?.addedPrice)).toEqual(['1.00', '2.00']);
    expect((await get(modifiers[0]?.id ?? '')).assignedProductsCount).toBe(2);
    const [paper] = (await get(modifiers[0]?.id ?? '')).choicesSettings.choices;
    const used = { customizationId: modifiers[0]?.id, choiceIds: [paper?.id] };
    expect(await shop.refusal(customizations.removeCustomizationChoices, used)).toBe('CHOICE_ASSIGNED_TO_PRODUCT');
  });

  test('a product keeps its ids when it changes, and when the customization is gone', async () => {
    const mug = await sized('Mug', 'S');
    await shop.call(customizations.deleteCustomization, { customizationId: mug.options[0]?.id });
    const variants = ['S', 'XL'].map((size) => priced('1', { choices: [chosen('Size', size)] }));
    const product = { id: mug.id, options: [textOption('Size', 'S', 'XL')], variantsInfo: { variants } };
    const changed = (await shop.call(productsV3.updateProduct, { product })).product as Product;
    expect(changed.options[0]?.choicesSettings.choices.map(({ name }) => name)).toEqual(['S', 'XL']);
    expect((await all()).map(namesOf)).toEqual([['S', 'XL']]);
  });
});
