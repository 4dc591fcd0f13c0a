import { randomUUID } from 'node:crypto';
import { checkouts, payments } from '@stoa/contract';
import { POST } from '@stoa/server/testing/delivery';
import { isRefusal } from '../../apps/server/src/platform/refusal.ts';
import type { Action } from './action.ts';
import { paymentsOf, pick, type World } from './world.ts';

/** Test cards: good, declined, without money, asking its owner, and those whose trouble comes later. */
export const cards = [
  '4242424242424242',
  '4000000000000002',
  '4000000000009995',
  '4000002760003184',
  '4000002760003184',
]
  .concat(['4000000000000341', '4000000000005126', '4000000000007726', '4000000000007726'])
  .map((number) => `sandbox-${number}`);

export const checkoutInfo = {
  buyerInfo: { email: 'ada@example.com' },
  shippingInfo: {
    shippingDestination: {
      address: { country: 'DE', city: 'Hamburg', postalCode: '20095', addressLine: 'Marktgasse 4' },
    },
    selectedCarrierServiceOption: { code: POST },
  },
};

/** The payments whose bank waits for their buyer. */
async function askedOf(world: World): Promise<{ id: string; key: string }[]> {
  const waiting = await world.look<{ key: string }>(`
    select idempotency_key as key from sandbox_transactions where outcome ->> 'status' = 'ACTION_REQUIRED'`);
  const keys = new Set(waiting.map(({ key }) => key));
  return (await paymentsOf(world)).filter(({ key }) => keys.has(key));
}

export const buyerActions: Record<string, Action> = {
  async checkOut(world, { a, b, c }) {
    const lines = [pick(world.products, a)?.line(1 + (b % 3)), pick(world.products, a + 1)?.line(1)];
    const giftCardCode = c % 8 === 0 ? pick(world.giftCardCodes, a) : undefined;
    const buyerId = randomUUID();
    const made = await world.shop.visitor(buyerId).call(checkouts.createCheckout, {
      lineItems: lines.slice(0, 1 + (c % 2)),
      channelType: 'WEB',
      ...(giftCardCode && { giftCardCode }),
      checkoutInfo,
    });
    if (!isRefusal(made) && made.checkout?.id) world.checkouts.push({ id: made.checkout.id, buyerId });
  },

  async pay(world, { a, b, c }) {
    const chosen = pick(world.checkouts.slice(-12), a);
    if (!chosen) return;
    const isOffline = b % 4 === 0;
    await world.shop.visitor(chosen.buyerId).call(payments.payCheckout, {
      checkoutId: chosen.id,
      ...(isOffline ? { method: 'offline' } : { method: 'card', paymentToken: pick(cards, c) }),
    });
  },

  async answerQuestion(world, { a, b }) {
    const asked = pick(await askedOf(world), a);
    if (!asked) return;
    const approved = b % 4 === 0 ? 'no' : 'yes';
    await world.shop.visitor().call(payments.completePaymentAction, { paymentId: asked.id, approved });
  },

  /** Comes back from the bank's page, or gives up. */
  async followPayment(world, { a, b }) {
    const payment = pick(await paymentsOf(world), a);
    if (!payment) return;
    await world.shop.visitor().call(payments.followPayment, { paymentId: payment.id, giveUp: b % 3 === 0 });
  },
};
