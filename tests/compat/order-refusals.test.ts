/** Everything for which orders, and the checkouts before them, are refused, in the words of both generations of clients. */
import type { ErrorCode } from '@stoa/contract';
import { connect, giftCardProduct, giftCards, httpTransport, siteSettings } from '@stoa/sdk';
import { STANDARD } from '@stoa/server/testing/delivery';
import type { TestServer } from '@stoa/server/testing/server';
import { cartV2, checkout, currentCart, currentCartV2, deliveryProfile, shippingOptions } from '@wix/ecom';
import { ApiKeyStrategy, createClient, OAuthStrategy } from '@wix/sdk';
import { productsV3 } from '@wix/stores';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { asPlatform } from '../../apps/server/src/platform/db/index.ts';
import { delivery, type Lines, linesOf, readyCheckout } from './buying.ts';
import { refused, startShop } from './public-clients.ts';

const GIFT_CARDS_APP = 'd80111c5-a0f4-47a8-b63a-65b54d774a27';
const CARD = 'sandbox-4242424242424242';

let shop: TestServer;
let line: Lines;
let visitor: ReturnType<typeof newVisitor>;
beforeAll(async () => {
  shop = await startShop();
  line = await linesOf(shop);
});
beforeEach(() => {
  visitor = newVisitor();
});
afterAll(() => shop?.stop());

const newVisitor = () =>
  createClient({
    auth: OAuthStrategy({ clientId: shop.site.clientId }),
    modules: { cartV2, checkout, currentCart, currentCartV2 },
  });
const newApp = () =>
  createClient({
    auth: ApiKeyStrategy({ apiKey: shop.site.apiKey, siteId: shop.site.id }),
    modules: { cartV2, deliveryProfile, productsV3, shippingOptions },
  });
const owner = () => httpTransport({ baseUrl: shop.url, headers: () => ({ authorization: shop.site.apiKey }) });

async function issueCard(amount: string): Promise<string> {
  const { code } = await connect(giftCards, owner()).createGiftCard({ amount });
  return code ?? expect.fail('no code');
}

async function makeCoupon(code: string, more: object = {}): Promise<string> {
  const basics = { name: 'Coupon', startTime: String(Date.now() - 1000), moneyOffAmount: 5 };
  const answer = await fetch(`${shop.url}/stores/v2/coupons`, {
    method: 'POST',
    headers: { authorization: shop.site.apiKey, 'content-type': 'application/json' },
    body: JSON.stringify({ specification: { ...basics, scope: { namespace: 'stores' }, ...more, code } }),
  });
  expect(answer.status).toBe(200);
  return code;
}

/** Changes the site's payment methods for as long as `work` takes. */
async function payingBy<T>(paymentMethods: ('offline' | 'card')[], work: () => Promise<T>): Promise<T> {
  const settings = connect(siteSettings, owner());
  const change = async (methods: ('offline' | 'card')[]) => {
    const { settings: known } = await settings.getSiteSettings({});
    await settings.updateSiteSettings({ settings: { revision: known?.revision ?? '', paymentMethods: methods } });
  };
  await change(paymentMethods);
  try {
    return await work();
  } finally {
    await change(['offline', 'card']);
  }
}

type Line = ReturnType<Lines>;

/** A cart of the second generation with all data for an order. */
async function readyCart(...catalogItems: Line[]): Promise<string> {
  const { cart } = await visitor.currentCartV2.createCurrentCart({ catalogItems });
  const address = { country: 'DE', city: 'Berlin', postalCode: '10115', addressLine1: 'Hof 1' };
  await visitor.currentCartV2.updateCurrentCart({
    customerInfo: { email: 'ada@example.com', firstName: 'Ada', lastName: 'Byron' },
    deliveryInfo: { address },
  });
  await visitor.currentCartV2.setDeliveryMethodForCurrentCart({ code: STANDARD });
  return cart?._id ?? '';
}

/** Changes rows of this site that no operation changes. */
const write = (statement: (siteId: string) => ReturnType<typeof sql>) =>
  asPlatform('a test changes what it finds', shop.database, (tx) => statement(shop.site.id).execute(tx.db));

let cardProduct: { catalogReference: { appId: string; catalogItemId: string; options: object }; quantity: number };
async function giftCardLine(): Promise<Line> {
  if (!cardProduct) {
    const products = connect(giftCardProduct, owner());
    const { product: known } = await products.getGiftCardProduct({});
    const changes = { revision: known?.revision ?? '', active: true, presets: [{ price: '25' }] };
    const { product } = await products.updateGiftCardProduct({ product: changes });
    const options = { variantId: product?.presets?.[0]?.id ?? '' };
    cardProduct = {
      catalogReference: { appId: GIFT_CARDS_APP, catalogItemId: product?.id ?? '', options },
      quantity: 1,
    };
  }
  return structuredClone(cardProduct);
}

/** A product of its own, as a line; `change` says more of it once it is in a cart. */
async function addProduct(name: string): Promise<{ item: Line; change(product: object): Promise<void> }> {
  const { productsV3: products } = newApp();
  const variants = [
    { price: { actualPrice: { amount: '10' } }, physicalProperties: {}, inventoryItem: { quantity: 9 } },
  ];
  const draft = {
    name,
    productType: 'PHYSICAL' as const,
    physicalProperties: {},
    visible: true,
    variantsInfo: { variants },
  };
  const { product: made } = await products.createProductWithInventory(draft);
  const id = made?._id ?? '';
  const change = async (product: object) => {
    const known = await products.getProduct(id);
    await products.updateProduct(id, { ...product, revision: known.revision ?? '' });
  };
  return { item: line(id), change };
}

describe('payment methods', () => {
  test('a site that takes no payments has no checkouts, and one that takes none on invoice no unpaid orders', async () => {
    const [id, cartId] = [await readyCheckout(visitor, line('stoneware-mug')), await newAppCart()];
    await payingBy([], async () => {
      await refused(
        visitor.currentCart.createCheckoutFromCurrentCart({ channelType: 'WEB' }),
        'SITE_MUST_ACCEPT_PAYMENTS_TO_CREATE_CHECKOUT',
      );
      await refused(visitor.cartV2.getCheckoutUrl(cartId), 'SITE_MUST_ACCEPT_PAYMENTS_TO_CREATE_CHECKOUT');
      const created = visitor.checkout.createCheckout({ channelType: 'WEB', lineItems: [line('stoneware-mug')] });
      await refused(created, 'SITE_MUST_ACCEPT_PAYMENTS');
    });
    await payingBy(['card'], async () => {
      await refused(visitor.checkout.createOrder(id), 'SITE_NOT_ACCEPTING_PAYMENTS');
      visitor = newVisitor();
      await refused(visitor.cartV2.placeOrder(await readyCart(line('stoneware-mug'))), 'SITE_NOT_ACCEPTING_PAYMENTS');
    });
    await payingBy(['offline'], async () => {
      const charged = visitor.checkout.createOrderAndCharge(id, { paymentToken: CARD });
      await refused(charged, 'PAYMENT_PROVIDER_IS_NOT_AVAILABLE_ON_SITE');
    });
  });

  const newAppCart = async () =>
    (await visitor.currentCartV2.createCurrentCart({ catalogItems: [line('stoneware-mug')] })).cart?._id ?? '';

  test('a declined card is refused, and while the bank asks its customer nothing else pays, in either generation', async () => {
    const id = await readyCheckout(visitor, line('stoneware-mug'));
    const { cartId } = await visitor.checkout.getCheckout(id);
    const charge = (paymentToken: string) => visitor.checkout.createOrderAndCharge(id, { paymentToken });
    await refused(charge('sandbox-4000000000000002'), 'PAYMENT_ERROR');
    await charge('sandbox-4000002760003184').catch(() => null);
    await refused(visitor.checkout.createOrder(id), 'CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS');
    const { cartV2: cart, currentCartV2: current } = visitor;
    await current.updateCurrentCart({ deliveryInfo: { address: delivery().billingInfo.address } });
    await current.setDeliveryMethodForCurrentCart({ code: STANDARD });
    await refused(cart.placeOrder(cartId ?? ''), 'PAYMENT_ALREADY_IN_PROGRESS');
  });
});

describe('delivery', () => {
  test('an option without a code, and an item that nothing brings', async () => {
    const { item, change } = await addProduct('Piano');
    const { _id: deliveryProfileId } = await newApp().deliveryProfile.createDeliveryProfile({ name: 'Pianos' });
    await change({ physicalProperties: { deliveryProfileId } });
    await visitor.currentCart.addToCurrentCart({ lineItems: [item] });
    const { checkoutId = '' } = await visitor.currentCart.createCheckoutFromCurrentCart({ channelType: 'WEB' });
    const { buyerInfo, billingInfo, shippingInfo } = delivery();
    const { shippingDestination } = shippingInfo;
    await visitor.checkout.updateCheckout(checkoutId, {
      buyerInfo,
      billingInfo,
      shippingInfo: { shippingDestination },
    });
    await refused(visitor.checkout.createOrder(checkoutId), 'NO_SELECTED_CARRIER_SERVICE_OPTION');
    const nameless = { shippingInfo: { selectedCarrierServiceOption: { code: '' } } };
    await refused(visitor.checkout.updateCheckout(checkoutId, nameless), 'INVALID_SELECTED_CARRIER_SERVICE_OPTION');
    visitor = newVisitor();
    const cartId = await readyCart(line('stoneware-mug'), item);
    await refused(visitor.cartV2.placeOrder(cartId), 'DELIVERY_METHOD_NOT_APPLIED_TO_ALL_LINE_ITEMS');
  });

  test('an option that is gone is refused by its own code', async () => {
    const { shippingOptions: options } = newApp();
    const { deliveryRegionIds } = await options.getShippingOption(STANDARD);
    const { _id: code = '' } = await options.createShippingOption({
      title: 'By sea',
      deliveryRegionIds,
      deliveryRegionId: deliveryRegionIds?.[0],
      rates: [{ amount: '1' }],
    });
    const id = await readyCheckout(visitor, line('stoneware-mug'));
    await visitor.checkout.updateCheckout(id, { shippingInfo: { selectedCarrierServiceOption: { code: code ?? '' } } });
    const buyer = visitor;
    visitor = newVisitor();
    const cartId = await readyCart(line('stoneware-mug'));
    await visitor.currentCartV2.setDeliveryMethodForCurrentCart({ code: code ?? '' });
    await options.deleteShippingOption(code ?? '');
    await refused(buyer.checkout.createOrder(id), 'SELECTED_CARRIER_SERVICE_OPTION_NO_LONGER_AVAILABLE');
    await refused(visitor.cartV2.placeOrder(cartId), 'DELIVERY_METHOD_NO_LONGER_AVAILABLE');
  });
});

describe('items', () => {
  test('what is for members is refused to visitors, and what is for subscribers to everybody', async () => {
    const [forMembers, forSubscribers] = [await addProduct('Club mug'), await addProduct('Monthly mug')];
    const id = await readyCheckout(visitor, forMembers.item);
    const buyer = visitor;
    visitor = newVisitor();
    const cartId = await readyCart(forMembers.item);
    await forMembers.change({ purchaseEligibility: { userCriteria: 'MEMBERS_ONLY' } });
    await refused(buyer.checkout.createOrder(id), 'MEMBERS_ONLY_PRODUCT');
    await refused(visitor.cartV2.placeOrder(cartId), 'MEMBERS_ONLY_ITEM');
    await refused(visitor.currentCart.addToCurrentCart({ lineItems: [forMembers.item] }), 'MEMBERS_ONLY_PRODUCT');

    const plan = { title: 'Monthly', visible: true, frequency: 'MONTH' as const, interval: 1, autoRenewal: true };
    await forSubscribers.change({ subscriptionDetails: { subscriptions: [plan], allowOneTimePurchases: false } });
    for (const add of [
      visitor.currentCart.addToCurrentCart({ lineItems: [forSubscribers.item] }),
      visitor.currentCartV2.addLineItemsToCurrentCart({ catalogItems: [forSubscribers.item] }),
    ])
      await refused(add, 'SUBSCRIPTION_ONLY_PRODUCT');
  });

  test('what is sold out meanwhile, nothing at all, and too much of it', async () => {
    const { item, change } = await addProduct('Last mug');
    const id = await readyCheckout(visitor, item);
    const buyer = visitor;
    visitor = newVisitor();
    const cartId = await readyCart(item);
    await change({ visible: false });
    await refused(buyer.checkout.createOrder(id), 'FULL_OUT_OF_STOCK');
    await refused(visitor.cartV2.placeOrder(cartId), 'LINE_ITEMS_OUT_OF_STOCK');
    await refused(visitor.checkout.createCheckout({ channelType: 'WEB' }), 'EMPTY_CHECKOUT');

    const { cartV2: app } = newApp();
    const piece = (count: number, fixedQuantity = false) => ({
      name: { original: `Piece ${count}` },
      quantityInfo: { requestedQuantity: 1, fixedQuantity },
      attributes: { itemType: { preset: 'PHYSICAL' as const } },
      pricing: { price: { amount: '1' } },
    });
    type Custom = NonNullable<Parameters<typeof app.createCart>[0]>['customItems'];
    const pieces = (count: number) => Array.from({ length: count }, (_, index) => piece(index)) as unknown as Custom;
    const full = await app.createCart({ customItems: pieces(300) });
    await refused(app.addLineItems(full._id ?? '', { customItems: pieces(1) }), 'MAX_LINE_ITEMS_EXCEEDED');
    const fixed = await app.createCart({ customItems: [piece(1, true)] as unknown as Custom });
    const lineItemId = fixed.lineItems?.[0]?._id ?? '';
    const more = app.updateLineItems(fixed._id ?? '', { lineItems: [{ lineItemId, quantity: { newQuantity: 2 } }] });
    await refused(more, 'FIXED_QUANTITY_ITEM');
  });

  test('an order that nobody could check waits until somebody can', async () => {
    const { item } = await addProduct('Checked mug');
    const providers = shop.app.providers as { validations: unknown };
    const known = providers.validations;
    const violations = () => Promise.reject(new Error('down'));
    providers.validations = [{ id: GIFT_CARDS_APP, name: 'Checks', validateInCart: false, violations }];
    try {
      const id = await readyCheckout(visitor, item);
      await refused(visitor.checkout.createOrder(id), 'FAILED_TO_RETRIEVE_VALIDATIONS_VIOLATIONS');
    } finally {
      providers.validations = known;
    }
  });

  test('a price that rose is shown before it is paid, and what is wrong otherwise is named', async () => {
    const { item, change } = await addProduct('Dear mug');
    const id = await readyCheckout(visitor, item);
    const { variantsInfo } = await newApp().productsV3.getProduct(item.catalogReference.catalogItemId);
    const [variant] = variantsInfo?.variants ?? [];
    await change({ variantsInfo: { variants: [{ _id: variant?._id, price: { actualPrice: { amount: '12' } } }] } });
    await refused(visitor.checkout.createOrder(id), 'CHECKOUT_CHANGED');
    expect((await visitor.checkout.createOrder(id)).orderId).toBeTruthy();

    const song = await visitor.currentCartV2.createCurrentCart({ catalogItems: [line('sewing-pattern')] });
    const error = await visitor.cartV2.placeOrder(song.cart?._id ?? '').catch((refusal) => refusal);
    expect(error.details.applicationError).toMatchObject({
      code: 'INVALID_CART',
      data: { reason: 'MISSING_BILLING_ADDRESS' },
    });
  });
});

describe('coupons', () => {
  const cases: [code: ErrorCode, coupon: object][] = [
    ['ERROR_COUPON_HAS_EXPIRED', { startTime: '0', expirationTime: String(Date.now() - 500) }],
    ['ERROR_COUPON_IS_NOT_ACTIVE_YET', { startTime: String(Date.now() + 3_600_000) }],
    ['ERROR_COUPON_IS_DISABLED', { active: false }],
    ['ERROR_COUPON_MINIMUM_SUBTOTAL_NOT_REACHED', { scope: undefined, minimumSubtotal: 1000 }],
    [
      'ERROR_COUPON_NOT_APPLICABLE',
      { scope: { namespace: 'stores', group: { name: 'product', entityId: crypto.randomUUID() } } },
    ],
  ];
  test.for(cases)('%s', async ([code, coupon]) => {
    const couponCode = await makeCoupon(`R${code.slice(-18).replaceAll('_', '')}`.slice(0, 20), coupon);
    await visitor.currentCart.addToCurrentCart({ lineItems: [line('stoneware-mug')] });
    await refused(visitor.currentCart.updateCurrentCart({ couponCode } as object), code);
    const { cart } = await visitor.currentCartV2.getCurrentCart();
    await refused(visitor.cartV2.addCoupon(cart?._id ?? '', { code: couponCode }), 'INVALID_COUPON_STATUS');
  });

  test('one that was used up, by this customer or by all', async () => {
    const [own, last] = [
      await makeCoupon('R-OWN', { limitPerCustomer: 1 }),
      await makeCoupon('R-LAST', { usageLimit: 1 }),
    ];
    for (const couponCode of [own, last]) {
      visitor = newVisitor();
      const id = await readyCheckout(visitor, line('stoneware-mug'));
      await visitor.checkout.updateCheckout(id, {}, { couponCode });
      await visitor.checkout.createOrder(id);
    }
    visitor = newVisitor();
    const id = await readyCheckout(visitor, line('stoneware-mug'));
    const use = (couponCode: string) => visitor.checkout.updateCheckout(id, {}, { couponCode });
    await refused(use(own), 'ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED');
    await refused(use(last), 'ERROR_COUPON_USAGE_EXCEEDED');
  });
});

describe('gift cards', () => {
  test('one that is empty, over, switched off or in another currency pays nothing, in either generation', async () => {
    const id = await readyCheckout(visitor, line('stoneware-mug'));
    const { cartId } = await visitor.checkout.getCheckout(id);
    const unusable: [code: ErrorCode, card: string][] = [];
    for (const [code, change] of [
      ['GIFT_CARD_IS_EMPTY', sql`balance = 0`],
      ['GIFT_CARD_DISABLED', sql`disabled = true`],
      ['GIFT_CARD_EXPIRED', sql`expiration_date = now() - interval '1 day'`],
      ['GIFT_CARD_CURRENCY_MISMATCH', sql`currency = 'USD'`],
    ] as const) {
      const card = await issueCard('5');
      await write((siteId) => sql`update gift_cards set ${change} where site_id = ${siteId} and code = ${card}`);
      unusable.push([code, card]);
    }
    for (const [code, giftCardCode] of unusable) {
      await refused(visitor.checkout.updateCheckout(id, {}, { giftCardCode }), code);
      await refused(visitor.cartV2.addGiftCard(cartId ?? '', { code: giftCardCode }), 'INVALID_GIFT_CARD_STATUS');
    }
  });

  test('neither a coupon nor a gift card pays for one alone', async () => {
    const [card, couponCode] = [await issueCard('500'), await makeCoupon('R-CARD')];
    await visitor.currentCart.addToCurrentCart({ lineItems: [await giftCardLine(), line('sewing-pattern')] });
    const { cartId, ...made } = await visitor.currentCart
      .createCheckoutFromCurrentCart({ channelType: 'WEB' })
      .then(({ checkoutId = '' }) => visitor.checkout.getCheckout(checkoutId));
    const id = made._id ?? '';
    const { buyerInfo, billingInfo } = delivery();
    await visitor.checkout.updateCheckout(id, { buyerInfo, billingInfo }, { giftCardCode: card, couponCode });
    const pattern = made.lineItems?.find(({ itemType }) => itemType?.preset === 'DIGITAL')?._id ?? '';
    await visitor.checkout.removeLineItems(id, [pattern]);
    await refused(visitor.checkout.createOrder(id), 'COUPON_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD');
    await visitor.checkout.removeCoupon(id);
    await refused(visitor.checkout.createOrder(id), 'GIFT_CARD_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD');

    visitor = newVisitor();
    const { cart } = await visitor.currentCartV2.createCurrentCart({
      catalogItems: [await giftCardLine(), line('sewing-pattern')],
      coupons: [{ code: couponCode }],
    });
    const v2 = cart?._id ?? '';
    const downloaded = cart?.lineItems?.find(({ attributes }) => attributes?.itemType?.preset === 'DIGITAL')?._id ?? '';
    await visitor.cartV2.removeLineItems(v2, [downloaded]);
    await refused(visitor.cartV2.placeOrder(v2), 'CANNOT_REDEEM_COUPON_WHEN_PURCHASING_GIFT_CARD');
    await visitor.cartV2.addLineItems(v2, { catalogItems: [line('sewing-pattern')] });
    const { cart: mixed } = await visitor.cartV2.removeCoupon(v2, cart?.coupons?.[0]?._id ?? '');
    await visitor.cartV2.addGiftCard(v2, { code: card });
    const again = mixed?.lineItems?.find(({ attributes }) => attributes?.itemType?.preset === 'DIGITAL')?._id ?? '';
    await visitor.cartV2.removeLineItems(v2, [again]);
    await refused(visitor.cartV2.placeOrder(v2), 'CANNOT_PAY_FOR_GIFT_CARD_WITH_GIFT_CARD');
    expect(cartId).toBeTruthy();
  });
});

test('a V1 and a V2 client buy the same cart', async () => {
  const { cart } = await visitor.currentCart.addToCurrentCart({ lineItems: [line('stoneware-mug', 2)] });
  const cartId = cart?._id ?? '';
  const seen = await visitor.currentCartV2.addLineItemsToCurrentCart({ catalogItems: [line('sewing-pattern')] });
  expect(seen.cart?._id).toBe(cartId);
  await visitor.currentCartV2.updateCurrentCart({
    customerInfo: { email: 'ada@example.com', firstName: 'Ada', lastName: 'Byron' },
    deliveryInfo: { address: delivery().billingInfo.address },
  });
  const estimated = await visitor.currentCart.estimateCurrentCartTotals({
    shippingAddress: delivery().billingInfo.address,
    selectedShippingOption: { code: STANDARD },
  });
  await visitor.currentCartV2.setDeliveryMethodForCurrentCart({ code: STANDARD });
  const { summary } = await visitor.cartV2.calculateCart(cartId);
  expect(summary?.priceSummary?.total?.amount).toBe(estimated.priceSummary?.total?.amount);

  // the first generation goes on to a checkout, which the second places
  const { checkoutId = '' } = await visitor.currentCart.createCheckoutFromCurrentCart({ channelType: 'WEB' });
  const checkedOut = await visitor.checkout.updateCheckout(checkoutId, delivery());
  expect(checkedOut.priceSummary?.total?.amount).toBe(estimated.priceSummary?.total?.amount);
  const { orderId } = await visitor.cartV2.placeOrder(cartId, {
    priceVerificationToken: summary?.priceVerificationToken,
  });
  expect((await visitor.checkout.createOrder(checkoutId)).orderId).toBe(orderId);
  await refused(visitor.cartV2.placeOrder(cartId), 'CART_ALREADY_ORDERED');
  expect(await visitor.cartV2.getCart(cartId)).toMatchObject({ orderPlaced: true, orderId });
});
