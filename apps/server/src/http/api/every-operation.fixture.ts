// For tests: what is asked of every operation, in files that can run side by side, and a shop that has one of each kind.

import * as contract from '@stoa/contract';
import { type Operation, operations } from '@stoa/contract';
import { STORES_APP } from '@stoa/server/testing/products';
import type { Shop, TwoShops } from '@stoa/server/testing/two-shops';
import { expect } from 'vitest';

/** A word in the name of everything in a filled shop. */
export const SECRET = 'Undisclosed';

/** Part `index` of `parts` of all operations, for `test.each`: every n-th service, so that new ones are spread. */
export function operationsOfPart(index: number, parts: number): [string, Operation][] {
  const services = [...new Set([...operations.values()].map(({ service }) => service))];
  const taken = new Set(services.filter((_, position) => position % parts === index));
  return [...operations.values()].filter(({ service }) => taken.has(service)).map((one) => [one.id, one]);
}

/** Creates one entity of every kind; returns their ids by kind. */
export async function fillShop(shops: TwoShops, { apiKey, visitorToken }: Shop): Promise<Record<string, string>> {
  const create = async (operation: unknown, request: object, token = apiKey): Promise<string> => {
    const { status, body } = await shops.call(operation, request, token);
    expect(body, `${(operation as Operation).id} ${status}`).not.toHaveProperty('message');
    return (Object.values(body)[0] as { id: string }).id;
  };
  const name = SECRET;
  const brand = await create(contract.brands.createBrand, { brand: { name } });
  const ribbon = await create(contract.ribbons.createRibbon, { ribbon: { name } });
  const infoSection = await create(contract.infoSections.createInfoSection, {
    infoSection: { title: name, uniqueName: name },
  });
  const taxGroup = await create(contract.taxGroups.createTaxGroup, { taxGroup: { name } });
  const variants = [{ price: { actualPrice: { amount: '10' } }, inventoryItem: { quantity: 10 } }];
  const product = await create(contract.productsV3.createProductWithInventory, {
    product: { name, productType: 'DIGITAL', brand: { id: brand }, variantsInfo: { variants } },
  });
  const visitor = await visitorToken();
  const lineItems = [{ quantity: 1, catalogReference: { catalogItemId: product, appId: STORES_APP } }];
  const cart = await create(contract.currentCart.addToCurrentCart, { lineItems }, visitor);
  const checkout = await create(contract.checkouts.createCheckout, { lineItems, channelType: 'WEB' }, visitor);
  const content = { rating: 5, title: name };
  const review = await create(contract.reviews.createReviewAndContact, {
    namespace: 'stores',
    entityId: product,
    name,
    email: 'undisclosed@reviewers.test',
    content,
  });
  return { review, brand, ribbon, infoSection, taxGroup, product, cart, checkout };
}
