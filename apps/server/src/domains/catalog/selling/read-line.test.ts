import { expect, test } from 'vitest';
import { refuseRestricted } from '../../purchase/index.ts';
import { emptyContent, type ProductModifier, type ProductVariant, type SubscriptionPlan } from '../product/product.ts';
import type { StockedProduct } from '../product/products.store.ts';
import { readLine } from './read-line.ts';

const variant: ProductVariant = {
  id: '00000000-0000-4000-8000-00000000000a',
  choices: [],
  visible: true,
  sku: null,
  barcode: null,
  price: 1000,
  compareAtPrice: 1200,
  cost: null,
  weight: null,
};
const wrap: ProductModifier = {
  id: 'wrap',
  name: 'Wrap',
  renderType: 'SWATCH_CHOICES',
  mandatory: true,
  freeText: null,
  choices: [{ id: 'red', name: 'Red', colorCode: '#f00', mediaIds: [], addedPrice: 150 }],
};
const engraving: ProductModifier = {
  id: 'text',
  name: 'Engraving',
  renderType: 'FREE_TEXT',
  mandatory: false,
  choices: [],
  freeText: { title: 'Letters', minLength: 2, maxLength: 4, addedPrice: 500 },
};
const plan: SubscriptionPlan = {
  id: 'plan',
  title: 'Monthly',
  description: null,
  visible: true,
  frequency: 'MONTH',
  interval: 1,
  billingCycles: null,
  discount: null,
};
const product = (fields: Partial<StockedProduct> = {}): StockedProduct => ({
  ...emptyContent,
  id: 'p',
  numericId: '1',
  revision: 1,
  createdDate: '',
  updatedDate: '',
  name: 'Mug',
  variants: [variant],
  stock: [{ variantId: variant.id, trackQuantity: false, quantity: null, inStock: true }],
  allCategoryIds: [],
  rating: { average: 0, count: 0 },
  ...fields,
});

test('modifiers add their prices, also to the full price', () => {
  const mug = product({ modifiers: [wrap, engraving] });
  for (const options of [{ Wrap: 'Red' }, { Wrap: '#f00' }]) {
    expect(readLine(mug, { options, customTextFields: { Letters: 'AB' } })).toMatchObject({
      unitPrice: 1650,
      unitFullPrice: 1850,
      choices: [{ option: 'Wrap', choice: 'Red' }],
      texts: [{ title: 'Letters', text: 'AB' }],
    });
  }
});

test('modifiers may be called as what each object has', () => {
  const called = (name: string) => product({ modifiers: [{ ...wrap, name, mandatory: false }] });
  for (const name of ['constructor', '__proto__'])
    expect(readLine(called(name), { options: {} })).toMatchObject({ choices: [] });
});

test.each([
  ['a mandatory choice is missing', {}, {}],
  ['there is no such choice', { Wrap: 'Blue' }, {}],
  ['the text is too short', { Wrap: 'Red' }, { Letters: 'A' }],
  ['the text is too long', { Wrap: 'Red' }, { Letters: 'ABCDE' }],
])('nothing is sold where %s', (_, options: Record<string, string>, customTextFields: Record<string, string>) => {
  expect(readLine(product({ modifiers: [wrap, engraving] }), { options, customTextFields })).toBeNull();
});

test('who may buy products for members or subscribers once', () => {
  const forMembers = readLine(product({ purchaseEligibility: 'MEMBERS_ONLY' }), {});
  const forSubscribers = readLine(product({ subscriptionPlans: [plan], allowOneTimePurchases: false }), {});
  const forAll = readLine(product({ subscriptionPlans: [plan] }), {});
  const visitor = { kind: 'visitor' as const, id: 'v' };
  const member = { kind: 'member' as const, id: 'm' };
  expect(refuseRestricted(visitor, [null, forAll, forMembers])).toMatchObject({ code: 'MEMBERS_ONLY_PRODUCT' });
  expect(refuseRestricted(member, [forAll, forMembers])).toBeNull();
  for (const caller of [visitor, member])
    expect(refuseRestricted(caller, [forSubscribers])).toMatchObject({ code: 'SUBSCRIPTION_ONLY_PRODUCT' });
});
