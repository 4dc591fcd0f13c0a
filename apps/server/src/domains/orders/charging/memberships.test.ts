import { randomUUID } from 'node:crypto';
import {
  cartsV2,
  checkouts,
  currentCart,
  currentCartV2,
  orderBilling,
  orders,
  orderTransactions,
  totalsCalculator,
} from '@stoa/contract';
import { openTestDatabase } from '@stoa/server/testing/database';
import { PICKUP } from '@stoa/server/testing/delivery';
import { expectAnswer, openShop, type Shop } from '@stoa/server/testing/shop';
import { doDueWork, handOnEvents } from '@stoa/server/testing/tasks';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Providers } from '../../../context.ts';
import type { Database } from '../../../platform/db/index.ts';
import { DAY_MS } from '../../../platform/durations.ts';
import { placeOrderWithoutCheckout, type UnpaidOrder } from '../paying/paid-order.fixture.ts';
import { chargeSelected, membershipNotice, membershipsPayOrders } from './charge-selected.ts';

const APP = '7e8d1c3a-0d53-4a5c-9a4f-6d2f6f3b9c11';
const failing = () => Promise.reject(new Error('down'));
const quiet = { info: () => {}, warn: () => {}, error: () => {} };

type Answers = Partial<Providers['memberships'][number]>;

/** A provider with books, as one that can be relied on. */
function keeper(answers: Answers = {}) {
  const charges = new Map<string, string>();
  const voided: string[] = [];
  const gold = { id: 'gold', name: 'Gold', credits: { total: 10, remaining: 3 }, expirationDate: null };
  const provider: Providers['memberships'][number] = {
    id: APP,
    name: 'Club',
    eligible: async (_ctx, { lines }) => ({
      eligible: [{ ...gold, lineIds: lines.map(({ id }) => id) }],
      invalid: [{ membership: { ...gold, id: 'old', lineIds: [] }, reason: 'It has ended.' }],
    }),
    charge: async (_ctx, { key }) => {
      const transactionId = charges.get(key) ?? `charge-${charges.size + 1}`;
      charges.set(key, transactionId);
      return { transactionId };
    },
    void: async (_ctx, { transactionId }) => {
      voided.push(transactionId);
    },
    ...answers,
  };
  return { provider, charges, voided };
}

let database: Database;
let shop: Shop;
let order: UnpaidOrder;
let lineItemId: string;
let club: ReturnType<typeof keeper>;
const memberId = randomUUID();

async function open(answers: Answers = {}): Promise<void> {
  club = keeper(answers);
  shop = await openShop(database, {}, { providers: { memberships: [club.provider] }, log: quiet });
  order = await placeOrderWithoutCheckout(shop);
  lineItemId = (await order.read())?.lineItems?.[0]?.id ?? '';
}
beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(() => open());
afterAll(() => database?.close());

const gold = (line = lineItemId, membershipId = 'gold', appId = APP) => ({
  lineItemId: line,
  membershipIdentifier: { existingMembership: { appId, membershipId } },
});
const charge = (...memberships: object[]) =>
  shop.staff().call(orderBilling.chargeMemberships, { orderId: order.orderId, memberId, memberships });
const giveBack = (...paymentIds: (string | null | undefined)[]) =>
  shop.staff().call(orderBilling.voidMemberships, { orderId: order.orderId, paymentIds });
const paidOf = async () => (await order.read())?.balanceSummary?.paid?.amount;
const notEligible = { code: 'MEMBERSHIP_NOT_ELIGIBLE', data: { lineItemId: expect.any(String) } };

describe('a membership', () => {
  test('pays for all that a line costs, once, and is given back what it paid', async () => {
    const { payments } = expectAnswer(await charge(gold()));
    const [payment] = payments ?? [];
    expect(payment).toMatchObject({
      status: 'APPROVED',
      amount: { amount: '23.80' },
      membershipPaymentDetails: { name: { original: 'Gold' }, lineItemId, externalTransactionId: 'charge-1' },
    });
    expect(await order.read()).toMatchObject({
      paymentStatus: 'PARTIALLY_PAID',
      balanceSummary: { paid: { amount: '23.80' }, balance: { amount: '5.83' } },
    });
    expect(await charge(gold())).toMatchObject({ code: 'LINE_ITEM_PAID' });
    expect(club.charges.size).toBe(1);
    expect(await giveBack(payment?.id)).toEqual({});
    expect(club.voided).toEqual(['charge-1']);
    expect(await giveBack(payment?.id)).toMatchObject({ code: 'MEMBERSHIP_PAYMENT_NOT_CHARGED' });
    expect((await order.read())?.balanceSummary).toMatchObject({
      paid: { amount: '23.80' },
      refunded: { amount: '23.80' },
    });
  });

  test('is charged by the older call, too', async () => {
    const catalogReference = { appId: APP, catalogItemId: randomUUID() };
    const names = { membershipName: { original: 'Gold' }, catalogReference, rootCatalogItemId: 'x' };
    const membershipCharges = [{ lineItemId, appId: APP, membershipId: 'gold', ...names }];
    const request = { ecomOrderId: order.orderId, memberId, membershipCharges };
    expect(await shop.staff().call(orders.chargeMemberships, request)).toEqual({});
    expect(await paidOf()).toBe('23.80');
  });

  test('is charged once by calls at the same time', async () => {
    const answers = await Promise.all([charge(gold()), charge(gold()), charge(gold())]);
    expect(answers.filter((answer) => 'payments' in answer)).toHaveLength(1);
    expect([club.charges.size, club.voided, await paidOf()]).toEqual([1, [], '23.80']);
  });

  test('does not pay what was paid for already, and keeps nothing of it', async () => {
    const payment = { amount: { amount: '20' }, regularPaymentDetails: { offlinePayment: true } };
    const { orderId } = order;
    expectAnswer(await shop.staff().call(orderTransactions.addPayments, { orderId, payments: [payment] }));
    expect(await charge(gold())).toMatchObject({ code: 'LINE_ITEM_PAID' });
    expect(club.charges.size).toBe(0);
  });

  test('that is paid for while it is charged is given back', async () => {
    const { orderId } = order;
    await open({
      charge: async () => {
        const payment = { amount: { amount: '29.63' }, regularPaymentDetails: { offlinePayment: true } };
        const request = { orderId: order.orderId, payments: [payment] };
        expectAnswer(await shop.staff().call(orderTransactions.addPayments, request));
        return { transactionId: 'late' };
      },
    });
    expect(order.orderId).not.toBe(orderId);
    expect(await charge(gold())).toMatchObject({ code: 'LINE_ITEM_PAID' });
    expect([club.voided, await paidOf()]).toEqual([['late'], '29.63']);
  });

  test.each<[string, () => object]>([
    ['of another app', () => gold(lineItemId, 'gold', randomUUID())],
    ['that is unknown', () => gold(lineItemId, 'silver')],
    ['that has ended', () => gold(lineItemId, 'old')],
    ['for a line that is not there', () => gold(randomUUID())],
  ])('%s pays for nothing', async (_what, wish) => {
    expect(await charge(wish())).toMatchObject(notEligible);
    expect([club.charges.size, await paidOf()]).toEqual([0, '0.00']);
  });

  test('pays for a line once, whatever a call says', async () => {
    expect(await charge(gold(), gold())).toMatchObject(notEligible);
    expect(club.charges.size).toBe(0);
    expect(
      await shop
        .staff()
        .call(orderBilling.chargeMemberships, { orderId: randomUUID(), memberId, memberships: [gold()] }),
    ).toMatchObject({ code: 'ORDER_NOT_FOUND' });
  });
});

test.each<[string, Answers]>([
  ['fails to list', { eligible: failing }],
  ['lists nonsense', { eligible: async () => ({ eligible: 'all' }) as never }],
  ['lists nothing', { eligible: async () => null as never }],
  [
    'has credits that are no numbers',
    {
      eligible: async (_ctx, { lines }) => ({
        eligible: [
          {
            id: 'gold',
            name: 'Gold',
            lineIds: lines.map(({ id }) => id),
            credits: { total: Number.NaN, remaining: -1 },
            expirationDate: null,
          },
        ],
        invalid: [],
      }),
    },
  ],
  ['fails to charge', { charge: failing }],
  ['names no charge', { charge: async () => ({}) as never }],
  ['says nothing of a charge', { charge: async () => null as never }],
])('a provider that %s pays for nothing', async (_what, answers) => {
  await open(answers);
  expect(await charge(gold())).toMatchObject(notEligible);
  expect(await paidOf()).toBe('0.00');
});

test('what its provider does not take back stays paid', async () => {
  await open({ void: failing });
  const { payments } = expectAnswer(await charge(gold()));
  expect(await giveBack(payments?.[0]?.id)).toMatchObject({ code: 'MEMBERSHIP_PAYMENT_NOT_CHARGED' });
  expect(await paidOf()).toBe('23.80');
});

describe('a checkout', () => {
  const checkOut = async (customer: ReturnType<Shop['visitor']>, { isDelivered = false } = {}) => {
    const mug = await shop.add({ name: 'Mug', price: 1000, stock: 5 });
    const address = { country: 'DE', city: 'Hamburg', postalCode: '20095', addressLine: 'Marktgasse 4' };
    const asked = {
      lineItems: [mug.line(1)],
      channelType: 'WEB',
      checkoutInfo: {
        buyerInfo: { email: 'ann@example.com' },
        ...(isDelivered && {
          billingInfo: { address },
          shippingInfo: { shippingDestination: { address }, selectedCarrierServiceOption: { code: PICKUP } },
        }),
      },
    };
    return expectAnswer(await customer.call(checkouts.createCheckout, asked)).checkout;
  };

  test('of a member says which memberships could pay, and nobody else is told', async () => {
    const checkout = await checkOut(shop.member(memberId));
    const lineId = checkout?.lineItems?.[0]?.id;
    expect(checkout?.membershipOptions).toEqual({
      eligibleMemberships: [
        {
          id: 'gold',
          appId: APP,
          name: { original: 'Gold' },
          lineItemIds: [lineId],
          credits: { total: 10, remaining: 3 },
        },
      ],
      invalidMemberships: [
        {
          membership: {
            id: 'old',
            appId: APP,
            name: { original: 'Gold' },
            lineItemIds: [],
            credits: { total: 10, remaining: 3 },
          },
          reason: 'It has ended.',
        },
      ],
    });
    expect((await checkOut(shop.visitor()))?.membershipOptions).toBeUndefined();
    const lineItems = [{ id: 'one', price: '10', quantity: 1 }];
    const totals = expectAnswer(await shop.visitor().call(totalsCalculator.calculateTotals, { lineItems, memberId }));
    expect(totals.membershipOptions).toBeUndefined();
  });

  test('whose membership cannot pay in the end leaves an order to collect or cancel, of which the business hears', async () => {
    await open({ charge: failing });
    const member = shop.member(memberId);
    const { id = '', lineItems = [] } = (await checkOut(member, { isDelivered: true })) ?? {};
    const lineItemIds = [lineItems[0]?.id];
    expectAnswer(
      await member.call(checkouts.updateCheckout, {
        checkout: {
          id,
          membershipOptions: { selectedMemberships: { memberships: [{ id: 'gold', appId: APP, lineItemIds }] } },
        },
      }),
    );
    const { orderId = '' } = expectAnswer(await member.call(checkouts.createOrder, { id }));
    const { ctx } = shop.staff();
    await handOnEvents(ctx, [membershipsPayOrders]);
    for (let day = 0; day < 20; day++) {
      await doDueWork(ctx, [chargeSelected, membershipNotice]);
      shop.clock.now = new Date(shop.clock.now.getTime() + DAY_MS);
    }
    const { order: left } = expectAnswer(await shop.staff().call(orders.getOrder, { id: orderId }));
    expect(left).toMatchObject({
      status: 'APPROVED',
      paymentStatus: 'NOT_PAID',
      balanceSummary: { balance: { amount: '11.90' } },
    });
    expect(left?.activities?.at(-1)).toMatchObject({
      type: 'CUSTOM_ACTIVITY',
      customActivity: { type: 'MEMBERSHIP_UNPAID', additionalData: { lineItemIds: lineItemIds[0] } },
    });
    const told = (await shop.rows<{ kind: string; input: { to: string; subject: string; text: string } }>('tasks'))
      .filter(({ kind, input }) => kind === 'mail' && input.to === shop.site.ownerEmail)
      .map(({ input }) => input);
    expect(told).toMatchObject([
      { subject: 'A membership didn’t pay for order 10002', text: expect.stringMatching(/Mug\s+€11\.90 is still/) },
    ]);
    expectAnswer(await shop.staff().call(orders.paymentCollectionMarkOrderAsPaid, { ecomOrderId: orderId }));
  });

  test('goes on without those that cannot be told', async () => {
    await open({ eligible: failing });
    const checkout = await checkOut(shop.member(memberId));
    expect(checkout?.membershipOptions).toBeUndefined();
    expect(checkout?.calculationErrors?.membershipError?.applicationError?.code).toBe('CALCULATION_ERROR');
  });
});

describe('a cart', () => {
  const chosen = { appId: APP, id: 'gold' };
  const add = async (member: ReturnType<Shop['visitor']>, more: object) => {
    const mug = await shop.add({ name: 'Mug', price: 1000, stock: 5 });
    const lineItems = [{ ...mug.line(1), ...more }];
    const { cart } = expectAnswer(await member.call(currentCart.addToCurrentCart, { lineItems }));
    return { cartId: cart?.id ?? '', line: cart?.lineItems?.[0] };
  };

  test('keeps which membership its member chose, and its checkout has it', async () => {
    const member = shop.member(memberId);
    const { line } = await add(member, { selectedMembership: chosen });
    expect(line?.selectedMembership).toEqual(chosen);
    const estimate = expectAnswer(await member.call(currentCart.estimateCurrentCartTotals, {}));
    const selected = [{ ...chosen, lineItemIds: [line?.id] }];
    expect(estimate.membershipOptions?.selectedMemberships).toEqual(selected);
    expect(estimate.payNow?.total?.amount).toBe('0.00');
    const money = { selectedMemberships: { memberships: [] } };
    const paid = expectAnswer(await member.call(currentCart.estimateCurrentCartTotals, money));
    expect(paid.membershipOptions?.selectedMemberships).toEqual([]);
    const { checkoutId } = expectAnswer(
      await member.call(currentCart.createCheckoutFromCurrentCart, { channelType: 'WEB' }),
    );
    const { checkout } = expectAnswer(await member.call(checkouts.getCheckout, { id: checkoutId }));
    expect(checkout?.lineItems).toMatchObject([{ paymentOption: 'MEMBERSHIP' }]);
    expect(checkout?.membershipOptions?.selectedMemberships).toEqual({ memberships: selected });
  });

  test('of the second generation lets its member choose for each line', async () => {
    const member = shop.member(memberId);
    const { cartId, line } = await add(member, {});
    const pay = (membershipPayment: object) =>
      member.call(currentCartV2.updateLineItemsInCurrentCart, {
        lineItems: [{ lineItemId: line?.id, membershipPayment }],
      });
    const by = (membershipId: string) => ({ existingMembership: { appId: APP, membershipId } });
    expect(expectAnswer(await pay(by('gold'))).cart?.lineItems).toMatchObject([
      { paymentConfig: { membership: by('gold') } },
    ]);
    const summaryOf = async () => expectAnswer(await member.call(cartsV2.calculateCart, { cartId })).summary;
    expect((await summaryOf())?.paymentSummary?.memberships).toEqual([
      { ...by('gold'), ...chosen, lineItemIds: [line?.id] },
    ]);
    await pay(by('silver'));
    expect((await summaryOf())?.violations).toMatchObject(
      expect.arrayContaining([
        expect.objectContaining({
          code: 'INVALID_MEMBERSHIP_STATUS',
          severity: 'WARNING',
          invalidMembershipStatusData: { membershipId: 'silver', reason: 'MEMBERSHIP_NOT_FOUND' },
        }),
      ]),
    );
    const [one] = expectAnswer(await pay({})).cart?.lineItems ?? [];
    expect(one?.paymentConfig?.membership).toBeUndefined();
    expect((await summaryOf())?.paymentSummary?.memberships).toEqual([]);
    const plan = { futureMembership: { lineItemId: line?.id, benefitId: 'sauna' } };
    expect(await pay(plan)).toMatchObject({ refused: 'invalid' });
  });
});
