import { randomUUID } from 'node:crypto';
import { checkouts, currentCart, giftCards } from '@stoa/contract';
import { openTestDatabase } from '@stoa/server/testing/database';
import { PICKUP, POST } from '@stoa/server/testing/delivery';
import { type Customer, expectAnswer, openShop, type Shop } from '@stoa/server/testing/shop';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, withSite } from '../../platform/db/index.ts';
import { insertAccount } from '../identity/index.ts';
import { siteTaxesOf } from '../tax/index.ts';

let database: Database;
let shop: Shop;
beforeAll(async () => {
  database = await openTestDatabase();
  shop = await openShop(database);
});
afterAll(() => database?.close());

const berlin = {
  address: { country: 'DE', city: 'Berlin', addressLine: 'Unter den Linden 1' },
  contactDetails: { firstName: 'Ann' },
};

async function newCheckout(customer: Customer, lineItems: object[], rest: object = {}) {
  const answer = await customer.call(checkouts.createCheckout, { lineItems, channelType: 'WEB', ...rest });
  return expectAnswer(answer).checkout ?? {};
}

test('a checkout of a cart has its lines, and remains the same one', async () => {
  const mug = await shop.add({ name: 'Mug', price: 1000 });
  const visitor = shop.visitor();
  await visitor.call(currentCart.addToCurrentCart, { lineItems: [mug.line(1)] });
  const first = expectAnswer(
    await visitor.call(currentCart.createCheckoutFromCurrentCart, { channelType: 'WEB', email: 'ann@example.com' }),
  );
  await visitor.call(currentCart.addToCurrentCart, { lineItems: [mug.line(2)] });
  const second = expectAnswer(await visitor.call(currentCart.createCheckoutFromCurrentCart, { channelType: 'WEB' }));
  expect(second.checkoutId).toBe(first.checkoutId);
  const { checkout } = expectAnswer(await visitor.call(checkouts.getCheckout, { id: first.checkoutId }));
  expect(checkout).toMatchObject({
    lineItems: [{ quantity: 3 }],
    buyerInfo: { email: 'ann@example.com' },
    completed: false,
  });
  const { cart } = expectAnswer(await visitor.call(currentCart.getCurrentCart, {}));
  expect(cart).toMatchObject({ checkoutId: checkout?.id });
  expect(await visitor.call(checkouts.getCheckoutByCartId, { id: cart?.id })).toEqual({ checkout });
});

test('members need not say their e-mail address, and may name another', async () => {
  const mug = await shop.add({ name: 'Mug', price: 1000 });
  const email = 'member@example.com';
  const id = randomUUID();
  const member = shop.member(id);
  const profile = { nickname: 'Ann' };
  const account = { id, kind: 'MEMBER' as const, email, emailVerified: true, passwordHash: null, profile };
  await withSite(member.ctx, (tx) =>
    insertAccount(tx, shop.site.id, { ...account, status: 'ACTIVE', pendingReasons: [] }, shop.clock.now),
  );
  expect((await newCheckout(member, [mug.line(1)])).buyerInfo).toMatchObject({ email });
  const checkoutInfo = { buyerInfo: { email: 'office@example.com' } };
  expect((await newCheckout(member, [mug.line(1)], { checkoutInfo })).buyerInfo?.email).toBe('office@example.com');
  await member.call(currentCart.addToCurrentCart, { lineItems: [mug.line(1)] });
  const { checkoutId } = expectAnswer(
    await member.call(currentCart.createCheckoutFromCurrentCart, { channelType: 'WEB' }),
  );
  const { checkout } = expectAnswer(await member.call(checkouts.getCheckout, { id: checkoutId }));
  expect(checkout?.buyerInfo).toMatchObject({ memberId: id, email });
});

test('the channel must be named, and there must be items to buy', async () => {
  const mug = await shop.add({ name: 'Mug', price: 1000 });
  const visitor = shop.visitor();
  const { cart } = expectAnswer(await visitor.call(currentCart.addToCurrentCart, { lineItems: [mug.line(1)] }));
  for (const channelType of [undefined, 'UNSPECIFIED']) {
    const answer = await visitor.call(currentCart.createCheckoutFromCurrentCart, { channelType });
    expect(answer).toMatchObject({ violations: [{ field: 'channelType', violatedRule: 'REQUIRED_FIELD' }] });
  }
  await visitor.call(currentCart.removeLineItemsFromCurrentCart, { lineItemIds: [cart?.lineItems?.[0]?.id] });
  expect(await visitor.call(currentCart.createCheckoutFromCurrentCart, { channelType: 'WEB' })).toMatchObject({
    code: 'EMPTY_CHECKOUT',
  });
  expect(await visitor.call(checkouts.createCheckout, { lineItems: [], channelType: 'WEB' })).toMatchObject({
    code: 'EMPTY_CHECKOUT',
  });
});

test('totals follow from lines, destination and delivery, and add up', async () => {
  const mug = await shop.add({ name: 'Mug', price: 1999 });
  const visitor = shop.visitor();
  const { id } = await newCheckout(visitor, [mug.line(3)]);
  const shippingInfo = { shippingDestination: berlin, selectedCarrierServiceOption: { code: POST } };
  const { checkout } = expectAnswer(await visitor.call(checkouts.updateCheckout, { checkout: { id, shippingInfo } }));
  expect(checkout).toMatchObject({
    shippingInfo: {
      shippingDestination: berlin,
      selectedCarrierServiceOption: { code: POST, title: 'Post', cost: { totalPriceAfterTax: { amount: '5.83' } } },
      carrierServiceOptions: [
        { shippingOptions: [{ code: POST, logistics: { deliveryTime: '3 days' } }] },
        { shippingOptions: [{ code: PICKUP, logistics: { pickupDetails: { address: { city: 'Berlin' } } } }] },
      ],
    },
    lineItems: [
      {
        totalPriceBeforeTax: { amount: '59.97' },
        totalPriceAfterTax: { amount: '71.36' },
        taxDetails: { taxRate: '0.19' },
      },
    ],
  });
  const amounts = Object.fromEntries(
    Object.entries(checkout?.priceSummary ?? {}).map(([name, price]) => [
      name,
      Math.round(Number(price?.amount) * 100),
    ]),
  );
  expect(amounts).toEqual({ subtotal: 5997, shipping: 490, tax: 1232, discount: 0, additionalFees: 0, total: 7719 });
});

test('only offered delivery options can be chosen', async () => {
  const mug = await shop.add({ name: 'Mug', price: 1000 });
  const visitor = shop.visitor();
  const { id } = await newCheckout(visitor, [mug.line(1)]);
  const choose = (shippingInfo: object) => visitor.call(checkouts.updateCheckout, { checkout: { id, shippingInfo } });
  const notFound = { code: 'SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND' };
  expect(await choose({ selectedCarrierServiceOption: { code: 'drone' } })).toMatchObject(notFound);
  const chosen = { shippingDestination: berlin, selectedCarrierServiceOption: { code: POST } };
  const foreign = { ...chosen.selectedCarrierServiceOption, carrierId: crypto.randomUUID() };
  expect(await choose({ ...chosen, selectedCarrierServiceOption: foreign })).toMatchObject(notFound);
  expect(await choose({ selectedCarrierServiceOption: {} })).toMatchObject({
    code: 'INVALID_SELECTED_CARRIER_SERVICE_OPTION',
  });
  expectAnswer(await choose(chosen));
  const moved = expectAnswer(await choose({ shippingDestination: { address: { country: 'NZ' } } }));
  // the first option counts instead, as the checkout says
  expect(moved.checkout?.shippingInfo?.selectedCarrierServiceOption).toMatchObject({
    code: PICKUP,
    requestedShippingOption: false,
  });
  expect(moved.checkout?.calculationErrors?.selectedShippingOptionError?.applicationError?.code).toBe(
    'SELECTED_CARRIER_SERVICE_OPTION_NO_LONGER_AVAILABLE',
  );
});

test('an update must change something; an e-mail address cannot be removed', async () => {
  const mug = await shop.add({ name: 'Mug', price: 1000 });
  const visitor = shop.visitor();
  const { id } = await newCheckout(visitor, [mug.line(1)], {
    checkoutInfo: { buyerInfo: { email: 'ann@example.com' } },
  });
  const update = (checkout: object) => visitor.call(checkouts.updateCheckout, { checkout: { id, ...checkout } });
  expect(await update({})).toMatchObject({ violations: [{ field: 'checkout' }] });
  expect(await update({ buyerInfo: { email: null } })).toMatchObject({
    violations: [{ field: 'checkout.buyerInfo.email' }],
  });
  expect(await update({ buyerInfo: { email: 'bo@example.com' } })).toMatchObject({
    checkout: { buyerInfo: { email: 'bo@example.com' } },
  });
  expect(await visitor.call(checkouts.updateCheckout, { checkout: { id }, giftCardCode: 'x' })).toMatchObject({
    code: 'GIFT_CARD_NOT_FOUND',
  });
});

test('lines are added, changed and removed', async () => {
  const [mug, bowl] = [
    await shop.add({ name: 'Mug', price: 1000, stock: 3 }),
    await shop.add({ name: 'Bowl', price: 2000 }),
  ];
  const visitor = shop.visitor();
  const { id, lineItems } = await newCheckout(visitor, [mug.line(1)]);
  const first = lineItems?.[0]?.id;
  const added = await visitor.call(checkouts.addToCheckout, { id, lineItems: [bowl.line(1), mug.line(1)] });
  expect(added).toMatchObject({
    checkout: {
      lineItems: [
        { id: first, quantity: 2 },
        { quantity: 1, media: { id: 'mug.webp' } },
      ],
    },
  });
  const changed = await visitor.call(checkouts.updateLineItemsQuantity, {
    id,
    lineItems: [{ id: first, quantity: 50 }],
  });
  expect(changed).toMatchObject({ checkout: { lineItems: [{ quantity: 3 }, { quantity: 1 }] } });
  const removed = await visitor.call(checkouts.removeLineItems, { id, lineItemIds: [first] });
  expect(removed).toMatchObject({ checkout: { lineItems: [{ productName: { original: 'Bowl' } }] } });
});

test('strangers find and change nothing', async () => {
  const mug = await shop.add({ name: 'Mug', price: 1000 });
  const owner = shop.visitor();
  const before = await newCheckout(owner, [mug.line(1)]);
  const stranger = shop.visitor();
  const { id } = before;
  const attempts = [
    stranger.call(checkouts.getCheckout, { id }),
    stranger.call(checkouts.getCheckoutUrl, { id }),
    stranger.call(checkouts.updateCheckout, { checkout: { id, buyerNote: 'mine' } }),
    stranger.call(checkouts.addToCheckout, { id, lineItems: [mug.line(1)] }),
    stranger.call(checkouts.removeLineItems, { id, lineItemIds: [before.lineItems?.[0]?.id] }),
    stranger.call(checkouts.createOrder, { id }),
    stranger.call(checkouts.createOrderAndCharge, { id, paymentToken: 'sandbox-4242424242424242' }),
  ];
  for (const attempt of attempts) expect(await attempt).toMatchObject({ refused: 'code', code: 'CHECKOUT_NOT_FOUND' });
  expect(await owner.call(checkouts.getCheckout, { id })).toEqual({ checkout: before });
  expect(await shop.staff().call(checkouts.getCheckout, { id })).toEqual({ checkout: before });
});

test('a checkout can have a custom address', async () => {
  const mug = await shop.add({ name: 'Mug', price: 1000 });
  const visitor = shop.visitor();
  const plain = await newCheckout(visitor, [mug.line(1)]);
  expect(await visitor.call(checkouts.getCheckoutUrl, { id: plain.id })).toEqual({
    checkoutUrl: `${visitor.ctx.addresses.site}/checkout/${plain.id}`,
  });
  const other = await newCheckout(visitor, [mug.line(1)], {
    overrideCheckoutUrl: 'https://shop.example/pay?id={checkoutId}',
  });
  expect(await visitor.call(checkouts.getCheckoutUrl, { id: other.id })).toEqual({
    checkoutUrl: `https://shop.example/pay?id=${other.id}`,
  });
  const script = { lineItems: [mug.line(1)], channelType: 'WEB', overrideCheckoutUrl: 'javascript:alert(1)' };
  expect(await visitor.call(checkouts.createCheckout, script)).toMatchObject({
    violations: [{ field: 'overrideCheckoutUrl' }],
  });
});

test('whoever guesses gift card codes has to wait, and those who know theirs do not', async () => {
  const mug = await shop.add({ name: 'Mug', price: 1000 });
  const { code } = expectAnswer(await shop.staff().call(giftCards.createGiftCard, { amount: '5' }));
  const at = (address: string): Customer => {
    const visitor = shop.visitor();
    visitor.ctx.client = { address, userAgent: 'test' };
    return visitor;
  };
  const [guesser, neighbour, buyer] = [at('2001:db8:7:7::1'), at('2001:db8:7:7::2'), at('2001:db8:7:8::1')];
  const { id } = await newCheckout(guesser, [mug.line(1)]);
  const guess = async (customer: Customer, checkoutId = id, giftCardCode: string = randomUUID().slice(0, 18)) => {
    const answer = await customer.call(checkouts.updateCheckout, { checkout: { id: checkoutId }, giftCardCode });
    return 'code' in answer ? answer.code : 'applied';
  };
  for (let count = 0; count < 51; count++) expect(await guess(guesser)).toBe('GIFT_CARD_NOT_FOUND');
  expect(await guess(guesser)).toBe('THROTTLED_FEATURE');
  expect(await guess(guesser, id, code)).toBe('THROTTLED_FEATURE');
  const created = { lineItems: [mug.line(1)], channelType: 'WEB', giftCardCode: code };
  expect(await neighbour.call(checkouts.createCheckout, created)).toMatchObject({ code: 'THROTTLED_FEATURE' });
  const own = await newCheckout(buyer, [mug.line(1)]);
  for (let count = 0; count < 60; count++) expect(await guess(buyer, own.id, code)).toBe('applied');
});

test('a gift card pays no more than the buyer wants, and all it can once the limit is taken away', async () => {
  const mug = await shop.add({ name: 'Mug', price: 1000 });
  const issue = async () => expectAnswer(await shop.staff().call(giftCards.createGiftCard, { amount: '5' })).code;
  const [giftCardCode, another] = [await issue(), await issue()];
  const visitor = shop.visitor();
  const { id } = await newCheckout(visitor, [mug.line(1)], { giftCardCode, giftCardRedeemAmount: '2.50' });
  const paid = async (request: object) => {
    const { checkout } = expectAnswer(await visitor.call(checkouts.updateCheckout, { checkout: { id }, ...request }));
    return checkout?.giftCard?.amount?.amount;
  };
  expect(await paid({ checkout: { id, buyerNote: 'Thanks' } })).toBe('2.50');
  expect(await paid({ giftCardRedeemAmount: '4' })).toBe('4.00');
  expect(await paid({ giftCardRedeemAmount: '400' })).toBe('5.00');
  expect(await paid({ giftCardRedeemAmount: '1' })).toBe('1.00');
  expect(await paid({ giftCardRedeemAmount: null })).toBe('5.00');
  expect(await paid({ giftCardRedeemAmount: '1' })).toBe('1.00');
  expect(await paid({ giftCardCode: another })).toBe('5.00');
  expect(
    await visitor.call(checkouts.updateCheckout, { checkout: { id }, giftCardRedeemAmount: '1.005' }),
  ).toMatchObject({ violations: [{ field: 'giftCardRedeemAmount' }] });
});

test('ways to pay that are not offered are refused, never passed over', async () => {
  const mug = await shop.add({ name: 'Mug', price: 1000 });
  const { id } = await newCheckout(shop.visitor(), [mug.line(1)]);
  const refusedField = (field: string) => ({ violations: [{ field, violatedRule: 'FIELD_NOT_ALLOWED' }] });
  // they are for cards, which are charged by another operation
  for (const wish of ['delayCapture', 'savePaymentMethod'])
    expect(await shop.staff().call(checkouts.createOrder, { id, [wish]: true })).toMatchObject(refusedField(wish));
  const custom = { productName: { original: 'Repair' }, price: '20', itemType: { preset: 'SERVICE' }, quantity: 1 };
  const withOption = (option: object) =>
    shop.staff().call(checkouts.createCheckout, {
      channelType: 'POS',
      customLineItems: [{ ...custom, ...option }],
    });
  // the site has no memberships
  for (const paymentOption of ['MEMBERSHIP', 'MEMBERSHIP_ONLINE_WITH_OFFLINE_REMAINDER'])
    expect(await withOption({ paymentOption })).toMatchObject(refusedField('customLineItems.0.paymentOption'));
  expect(await withOption({ depositAmount: '5' })).toMatchObject(refusedField('customLineItems.0.depositAmount'));
  expectAnswer(await withOption({ paymentOption: 'FULL_PAYMENT_ONLINE' }));
});

test('staff sell items outside the catalogue to anyone with the address', async () => {
  const custom = {
    price: '80.50',
    quantity: 2,
    productName: { original: 'Engraving' },
    itemType: { preset: 'SERVICE' },
  };
  const visitor = shop.visitor();
  const refused = await visitor.call(checkouts.createCheckout, { channelType: 'WEB', customLineItems: [custom] });
  expect(refused).toMatchObject({ violations: [{ field: 'customLineItems', violatedRule: 'FIELD_NOT_ALLOWED' }] });
  const { id } = await newCheckout(shop.staff(), [], { customLineItems: [custom] });
  expect(await visitor.call(checkouts.getCheckout, { id })).toMatchObject({
    checkout: {
      lineItems: [{ customLineItem: true, productName: { original: 'Engraving' } }],
      priceSummary: { subtotal: { amount: '161.00' } },
    },
  });
});

test('a checkout is read in two statements', async () => {
  const mug = await shop.add({ name: 'Mug', price: 1000 });
  const visitor = shop.visitor();
  const { id } = await newCheckout(visitor, [mug.line(1)]);
  visitor.ctx.statements.count = 0;
  await visitor.call(checkouts.getCheckout, { id });
  expect(visitor.ctx.statements.count).toBe(2);
});

test('the first checkout of a cart takes two statements, and it finds its cart as it was', async () => {
  const mug = await shop.add({ name: 'Mug', price: 1000 });
  const visitor = shop.visitor();
  const checkOut = async () => {
    visitor.ctx.statements.count = 0;
    const answer = await visitor.call(currentCart.createCheckoutFromCurrentCart, { channelType: 'WEB' });
    return { id: expectAnswer(answer).checkoutId, statements: visitor.ctx.statements.count };
  };
  await visitor.call(currentCart.addToCurrentCart, { lineItems: [mug.line(1)] });
  await siteTaxesOf(visitor.ctx); // remembered, as soon as somebody bought something
  const first = await checkOut();
  expect(first.statements).toBe(2); // cart, and the checkout that it notes
  expect(await checkOut()).toEqual({ id: first.id, statements: 3 });
});
