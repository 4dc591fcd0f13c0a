import { brands, contacts, currentCart, infoSections, inventoryItems, productsV3, taxGroups } from '@stoa/contract';
import { expect, test } from 'vitest';
import { applyMasks } from './field-masks.ts';

const ID = '0190a000-0000-7000-8000-0000000000aa';
const masked = (operation: unknown, request: Record<string, unknown>) =>
  applyMasks(operation as never, request) ?? request;

test('an entity keeps the fields that the mask names, its id and its revision', () => {
  const brand = { id: ID, revision: '3', name: 'Kiln' };
  expect(masked(brands.updateBrand, { brand, fieldMask: ['name'] })).toMatchObject({ brand });
  expect(masked(brands.updateBrand, { brand, fieldMask: [] })).toMatchObject({ brand: { id: ID, revision: '3' } });
  expect(masked(brands.updateBrand, { brand })).toEqual({ brand });
});

test('each item of a list has a mask of its own', () => {
  const brand = { id: ID, name: 'Kiln' };
  expect(masked(brands.bulkUpdateBrands, { brands: [{ brand, fieldMask: [] }, { brand }, 'text'] })).toEqual({
    brands: [{ brand: { id: ID }, fieldMask: [] }, { brand }, 'text'],
  });
});

test('fields that cannot change stay: they may say which entity is meant', () => {
  const inventoryItem = { productId: ID, variantId: ID, locationId: ID, quantity: 2, inStock: true };
  const inventoryItems_ = [{ inventoryItem, fieldMask: ['quantity'] }];
  expect(masked(inventoryItems.bulkUpsertInventoryItems, { inventoryItems: inventoryItems_ })).toMatchObject({
    inventoryItems: [{ inventoryItem: { productId: ID, variantId: ID, locationId: ID, quantity: 2 } }],
  });
  expect(inventoryItems_[0]?.inventoryItem).not.toHaveProperty('inStock');
});

test('a path leads into objects, and names lists and free-form data as a whole', () => {
  const info = { name: { first: 'Ada', last: 'Byron' }, jobTitle: 'Countess' };
  expect(masked(contacts.updateContact, { info, fieldMask: ['name.first'] })).toMatchObject({
    info: { name: { first: 'Ada' } },
  });
  expect(masked(contacts.updateContact, { info, fieldMask: ['name.first', 'name'] })).toHaveProperty(
    'info.name.last',
    'Byron',
  );
});

test('a field that is named and was not sent becomes empty', () => {
  const request = { cartInfo: {}, cartFieldmask: ['buyerNote', 'contactInfo', 'overrideCheckoutUrl'] };
  expect(masked(currentCart.updateCurrentCart, request)).toMatchObject({
    cartInfo: { buyerNote: null, contactInfo: {}, overrideCheckoutUrl: null },
  });
  const section = { infoSection: { id: ID }, fieldMask: ['plainDescription', 'description'] };
  expect(masked(infoSections.updateInfoSection, section)).toMatchObject({
    infoSection: { id: ID, plainDescription: null, description: {} },
  });
});

test('a name that the entity lacks is ignored, unless the operation has a code for it', () => {
  const request = {
    taxGroup: { id: ID, name: 'Books' },
    fieldMask: ['name', 'colour', 'createdDate', '__proto__', ''],
  };
  expect(masked(taxGroups.updateTaxGroup, request)).toMatchObject({ taxGroup: { id: ID, name: 'Books' } });
  const product = (fieldMask: string[]) => masked(productsV3.updateProduct, { product: { name: 'Mug' }, fieldMask });
  expect(product(['colour'])).toMatchObject({ code: 'FIELD_MASK_VALUE_NOT_SUPPORTED', data: { field: 'colour' } });
  expect(product(['slug'])).toMatchObject({ code: 'FIELD_MASK_WITH_FIELD_NOT_PASSED_ERROR', data: { field: 'slug' } });
});
