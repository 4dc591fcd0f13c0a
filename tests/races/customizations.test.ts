import { customizations, productsV3 } from '@stoa/contract';
import { onPostgres } from '@stoa/server/testing/on-postgres';
import { expect, test } from 'vitest';
import {
  chosen,
  type Json,
  openProductsShop,
  priced,
  textOption,
} from '../../apps/server/src/domains/catalog/product/products.fixture.ts';
import type { Database } from '../../apps/server/src/platform/db/index.ts';
import { atOnce } from './support/buyer.ts';

let database: Database;
onPostgres((opened) => {
  database = opened;
});

type Choice = { id: string; name: string };
type Customization = { id: string; revision: string; choicesSettings: { choices: Choice[] } };
type Product = {
  id: string;
  options: { id: string; choicesSettings: { choices: { choiceId: string; name: string }[] } }[];
};

test('products that bring the same option with different choices at once share one with all of them', async () => {
  const shop = await openProductsShop(database);
  const products = await atOnce(12, async (index) => {
    const sizes = ['S', `Size ${index}`];
    const variants = sizes.map((size) => priced('1.00', { choices: [chosen('Size', size)] }));
    const product = {
      name: 'Mug',
      productType: 'PHYSICAL',
      options: [textOption('Size', ...sizes)],
      variantsInfo: { variants },
    };
    return (await shop.call(productsV3.createProduct, { product })).product as Product;
  });
  const all = (await shop.call(customizations.queryCustomizations, {})).customizations as Customization[];
  expect(all).toHaveLength(1);
  const { id, choicesSettings } = all[0] as Customization;
  const byId = new Map(choicesSettings.choices.map((choice) => [choice.id, choice.name]));
  expect([...byId.values()].sort()).toEqual(['S', ...Array.from({ length: 12 }, (_, at) => `Size ${at}`)].sort());
  for (const { options } of products) {
    expect(options[0]?.id).toBe(id);
    for (const choice of options[0]?.choicesSettings.choices ?? []) expect(byId.get(choice.choiceId)).toBe(choice.name);
  }
});

test('renaming an option while products with it are saved', async () => {
  const shop = await openProductsShop(database);
  const option = {
    options: [textOption('Size', 'S')],
    variantsInfo: { variants: [priced('1.00', { choices: [chosen('Size', 'S')] })] },
  };
  const create = (name: string) =>
    shop.call(productsV3.createProduct, { product: { name, productType: 'PHYSICAL', ...option } });
  const ids = (await atOnce(6, (index) => create(`Cup ${index}`))).map(({ product }) => (product as Product).id);
  const [size] = (await shop.call(customizations.queryCustomizations, {})).customizations as Customization[];
  await Promise.all([
    shop.call(customizations.updateCustomization, {
      customization: { id: size?.id, revision: size?.revision, name: 'Volume' },
    }),
    ...ids.map((id) => shop.call(productsV3.updateProduct, { product: { id, visible: false } })),
  ]);
  for (const productId of ids) {
    const { product } = await shop.call(productsV3.getProduct, { productId });
    expect(product as Json).toMatchObject({
      visible: false,
      revision: '3',
      options: [{ id: size?.id, name: 'Volume' }],
    });
  }
});
