import { cartsV2, checkoutForm, checkoutSettings, checkouts, currentCart, orders, payments } from '@stoa/contract';
import { openTestDatabase } from '@stoa/server/testing/database';
import { POST } from '@stoa/server/testing/delivery';
import { type Customer, expectAnswer, openShop, type Shop } from '@stoa/server/testing/shop';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '../../platform/db/index.ts';

let database: Database;
let shop: Shop;
let owner: Customer;
beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  shop = await openShop(database);
  owner = shop.staff();
});
afterAll(() => database?.close());

const ann = {
  address: { country: 'DE', city: 'Berlin', addressLine: 'Torstraße 1' },
  contactDetails: { firstName: 'Ann' } as object,
};

async function changeRules(rules: object) {
  const known = expectAnswer(await owner.call(checkoutForm.getCheckoutRules, {})).rules ?? {};
  const changed = await owner.call(checkoutForm.updateCheckoutRules, { rules: { revision: known.revision, ...rules } });
  return expectAnswer(changed).rules ?? {};
}

/** A checkout of one mug for 10.00, with everything that an order needs. */
async function readyCheckout(buyer: Customer, more: { info?: typeof ann; custom?: object[] } = {}): Promise<string> {
  const mug = await shop.add({ name: 'Mug', price: 1000, stock: 50 });
  const { checkout } = expectAnswer(
    await buyer.call(checkouts.createCheckout, {
      lineItems: [mug.line(1)],
      channelType: 'WEB',
      checkoutInfo: {
        buyerInfo: { email: 'ann@example.com' },
        ...(more.custom && { customFields: more.custom }),
        shippingInfo: {
          shippingDestination: more.info ?? ann,
          selectedCarrierServiceOption: { code: POST },
        },
      },
    }),
  );
  return checkout?.id ?? '';
}

test('a site that decided on nothing has the usual settings', async () => {
  const { checkoutSettings: known } = expectAnswer(await owner.call(checkoutSettings.getCheckoutSettings, {}));
  expect(known).toMatchObject({
    checkoutPolicies: { termsAndConditions: { visible: false }, customPolicy: { visible: false } },
    checkoutFields: {
      policyAgreementCheckbox: { visible: false, checkedByDefault: false },
      captureBeforeExpiryEnabled: true,
      mitEnabled: false,
    },
    checkoutBillingFields: 'All_FIELDS',
  });
  expect(known).not.toHaveProperty('createdDate');
  const { form } = expectAnswer(await shop.visitor().call(checkoutForm.getCheckoutForm, {}));
  expect(form).toMatchObject({ phone: 'OPTIONAL', couponCode: true, buyerNote: false, policies: [] });
});

test('fields that are left out stay, null clears one, and a colour replaces a picture', async () => {
  const update = async (changes: object) =>
    expectAnswer(await owner.call(checkoutSettings.updateCheckoutSettings, { checkoutSettings: changes }))
      .checkoutSettings;
  await update({
    checkoutPolicies: { termsAndConditions: { visible: true, content: 'Our terms' } },
    checkoutBrand: { header: { text: 'Till', backgroundFill: { image: { id: 'a.png' } } } },
  });
  const changed = await update({
    checkoutPolicies: { termsAndConditions: { content: 'New terms' } },
    checkoutBrand: { header: { text: null, backgroundFill: { color: '#ffffff' } } },
  });
  expect(changed?.checkoutPolicies?.termsAndConditions).toEqual({ visible: true, content: 'New terms' });
  expect(changed?.checkoutBrand?.header).toMatchObject({ backgroundFill: { color: '#ffffff' } });
  expect(changed?.checkoutBrand?.header).not.toHaveProperty('text');
  expect(changed?.checkoutBrand?.header?.backgroundFill).not.toHaveProperty('image');
  expect(expectAnswer(await owner.call(checkoutSettings.getCheckoutSettings, {})).checkoutSettings).toEqual(changed);
});

test('the look of the checkout page is public, and what it cannot show is refused by its field', async () => {
  const look = (checkoutBrand: object) =>
    owner.call(checkoutSettings.updateCheckoutSettings, { checkoutSettings: { checkoutBrand } });
  expectAnswer(await look({ header: { text: 'Till' }, global: { buttonColor: '#12345678' } }));
  const { form } = expectAnswer(await shop.visitor().call(checkoutForm.getCheckoutForm, {}));
  expect(form).toMatchObject({ heading: 'Till', look: { global: { buttonColor: '#12345678' } } });
  const at = (field: string, violatedRule: string) => ({
    violations: [{ field: `checkoutSettings.checkoutBrand.${field}`, violatedRule }],
  });
  expect(await look({ mainSection: { expressButtonsCornerRadius: 'PILL' } })).toMatchObject(
    at('mainSection.expressButtonsCornerRadius', 'FIELD_NOT_ALLOWED'),
  );
  expect(await look({ footer: { backgroundFill: { image: { url: 'https://example.com/a.png' } } } })).toMatchObject(
    at('footer.backgroundFill.image.id', 'REQUIRED_FIELD'),
  );
  expectAnswer(await look({ mainSection: { expressButtonsCornerRadius: 'RECTANGLE' } }));
});

test('rules are saved over the version they were based on', async () => {
  const rules = await changeRules({ phone: 'REQUIRED', minimumSubtotal: '12.50' });
  expect(rules).toMatchObject({ phone: 'REQUIRED', company: 'OPTIONAL', minimumSubtotal: '12.50' });
  const stale = await owner.call(checkoutForm.updateCheckoutRules, { rules: { revision: '1', phone: 'HIDDEN' } });
  expect(stale).toMatchObject({ code: 'INVALID_REVISION' });
  expect(await changeRules({ phone: 'REQUIRED' })).toEqual(rules);
  const tooExact = await owner.call(checkoutForm.updateCheckoutRules, {
    rules: { revision: rules.revision, minimumSubtotal: '12.501' },
  });
  expect(tooExact).toMatchObject({ violations: [{ field: 'rules.minimumSubtotal' }] });
  const untitled = await owner.call(checkoutForm.updateCheckoutRules, {
    rules: { revision: rules.revision, customField: { use: 'OPTIONAL', title: ' ' } },
  });
  expect(untitled).toMatchObject({ violations: [{ field: 'rules.customField.title' }] });
});

test('required details are asked of buyers, by the field that lacks', async () => {
  await changeRules({ phone: 'REQUIRED', addressLine2: 'REQUIRED', customField: { use: 'REQUIRED', title: 'Size' } });
  const visitor = shop.visitor();
  const bare = await readyCheckout(visitor);
  expect(await visitor.call(checkouts.createOrder, { id: bare })).toMatchObject({
    violations: [
      { field: 'checkout.shippingInfo.shippingDestination.contactDetails.phone', violatedRule: 'REQUIRED_FIELD' },
      { field: 'checkout.shippingInfo.shippingDestination.address.addressLine2' },
      { field: 'checkout.customFields' },
    ],
  });
  const whole = await readyCheckout(visitor, {
    info: {
      address: { ...ann.address, ...{ addressLine2: 'Backyard' } },
      contactDetails: { firstName: 'Ann', phone: '030 1' },
    },
    custom: [{ title: 'Size', value: 'M' }],
  });
  expect(await visitor.call(checkouts.createOrder, { id: whole })).toHaveProperty('orderId');
  const ofStaff = await readyCheckout(owner);
  expect(await owner.call(checkouts.createOrder, { id: ofStaff })).toHaveProperty('orderId');
});

test('orders below the minimum are refused, and carts and checkouts say so', async () => {
  const visitor = shop.visitor();
  const before = await readyCheckout(visitor);
  await changeRules({ minimumSubtotal: '15' });
  const id = await readyCheckout(visitor);
  const { checkout } = expectAnswer(await visitor.call(checkouts.getCheckout, { id }));
  expect(checkout?.violations).toMatchObject([
    { severity: 'ERROR', target: { other: { name: 'OTHER_DEFAULT' } }, description: expect.stringContaining('15') },
  ]);
  for (const each of [id, before])
    expect(await visitor.call(checkouts.createOrder, { id: each })).toMatchObject({
      code: 'VIOLATIONS_WITH_ERROR_SEVERITY',
    });
  const mug = await shop.add({ name: 'Mug', price: 700 });
  const other = shop.visitor();
  const { cart } = expectAnswer(await other.call(currentCart.addToCurrentCart, { lineItems: [mug.line(2)] }));
  const { summary } = expectAnswer(await other.call(cartsV2.calculateCart, { cartId: cart?.id }));
  expect(summary?.violations).toContainEqual(
    expect.objectContaining({
      code: 'SUBTOTAL_BELOW_ORDER_MINIMUM',
      subtotalBelowOrderMinimumData: {
        minimumOrderSubtotal: { amount: '15.00', convertedAmount: '15.00' },
        remainingAmount: { amount: '1.00', convertedAmount: '1.00' },
      },
    }),
  );
  await other.call(currentCart.addToCurrentCart, { lineItems: [mug.line(1)] });
  const { violations } = expectAnswer(await other.call(currentCart.estimateCurrentCartTotals, {}));
  expect(violations).toEqual([]);
});

test('codes that the site does not take are refused from buyers', async () => {
  await changeRules({ couponCode: false, giftCardCode: false });
  const visitor = shop.visitor();
  const id = await readyCheckout(visitor);
  for (const field of ['couponCode', 'giftCardCode'])
    expect(await visitor.call(checkouts.updateCheckout, { checkout: { id }, [field]: 'CODE' })).toMatchObject({
      violations: [{ field }],
    });
});

test('a policy on digital goods is agreed to by those who buy some, and no client can say that it was', async () => {
  const visitor = shop.visitor();
  await changeRules({ policyAgreement: { visible: true, checkedByDefault: false } });
  await owner.call(checkoutForm.updatePolicy, {
    policy: { name: 'digital', visible: true, text: { nodes: [paragraph('Once loaded, it is yours.')] } },
  });
  const checkoutId = await readyCheckout(visitor);
  const extendedFields = { namespaces: { '@stoa/policies': { policies: [] }, '@own/app': { size: 'M' } } };
  expectAnswer(await visitor.call(checkouts.updateCheckout, { checkout: { id: checkoutId, extendedFields } } as never));
  const { orderId: id = '' } = expectAnswer(
    await visitor.call(payments.payCheckout, { checkoutId, method: 'offline', agreedToPolicies: false }),
  );
  const { order } = expectAnswer(await owner.call(orders.getOrder, { id }));
  expect(order?.extendedFields).toEqual({ namespaces: { '@own/app': { size: 'M' } } });
});

test('the hosted checkout asks for an agreement where there is something to agree to', async () => {
  const visitor = shop.visitor();
  const pay = async (more: object = {}) =>
    visitor.call(payments.payCheckout, { checkoutId: await readyCheckout(visitor), method: 'offline', ...more });
  await changeRules({ policyAgreement: { visible: true, checkedByDefault: false } });
  expect(await pay()).toHaveProperty('orderId');
  await owner.call(checkoutForm.updatePolicy, {
    policy: { name: 'terms', visible: true, text: { nodes: [paragraph('Be kind.')] } },
  });
  expect(await pay()).toMatchObject({ violations: [{ field: 'agreedToPolicies', violatedRule: 'REQUIRED_FIELD' }] });
  const { orderId: id = '' } = expectAnswer(await pay({ agreedToPolicies: true }));
  const { order } = expectAnswer(await owner.call(orders.getOrder, { id }));
  expect(order?.extendedFields?.namespaces?.['@stoa/policies']).toEqual({
    agreedDate: shop.clock.now.toISOString(),
    policies: [{ name: 'terms', title: 'Terms and conditions' }],
  });
  // other front ends ask on their own
  expect(await visitor.call(checkouts.createOrder, { id: await readyCheckout(visitor) })).toHaveProperty('orderId');
});

const paragraph = (text: string) => ({ type: 'PARAGRAPH', nodes: [{ type: 'TEXT', textData: { text } }] });

test('policies have pages once they are visible, of harmless markup', async () => {
  const visitor = shop.visitor();
  const page = (name: string) => visitor.call(checkoutForm.getPolicyPage, { name });
  await owner.call(checkoutSettings.updateCheckoutSettings, {
    checkoutSettings: {
      checkoutPolicies: {
        privacyPolicy: { content: 'We keep\nlittle.\n\nAnd <nothing> else.' },
        customPolicy: {
          visible: true,
          title: 'Batteries',
          content: '<p onclick="x()">Return <script>y()</script>them</p>',
        },
      },
    },
  });
  expect(await page('privacy')).toMatchObject({ refused: 'not-found' });
  expect(expectAnswer(await page('custom')).policy).toMatchObject({ title: 'Batteries', html: '<p>Return them</p>' });
  await owner.call(checkoutForm.updatePolicy, { policy: { name: 'privacy', visible: true } });
  expect(expectAnswer(await page('privacy')).policy?.html).not.toContain('<nothing>');
  const { form } = expectAnswer(await visitor.call(checkoutForm.getCheckoutForm, {}));
  expect(form?.policies).toEqual([
    { name: 'privacy', title: null },
    { name: 'custom', title: 'Batteries' },
  ]);
  const { policies } = expectAnswer(await owner.call(checkoutForm.listPolicies, {}));
  expect(policies).toHaveLength(6);
  expect(await (await openShop(database)).visitor().call(checkoutForm.getPolicyPage, { name: 'custom' })).toMatchObject(
    {
      refused: 'not-found',
    },
  );
});
