import { checkouts, payments, subscriptions } from '@stoa/contract';
import { PICKUP, POST } from '@stoa/server/testing/delivery';
import { isRefusal } from '../../apps/server/src/platform/refusal.ts';
import type { Action } from './action.ts';
import { cards, checkoutInfo } from './buyer-actions.ts';
import { pick, type World } from './world.ts';

/** One of the last subscriptions of the shop; undefined while there is none. */
async function subscriptionOf({ look }: World, number: number): Promise<string | undefined> {
  const known = await look<{ id: string }>(`
    select contracts.id from subscription_contracts contracts join orders on orders.id = order_id order by number`);
  return pick(known.slice(-4), number)?.id;
}

/** What somebody on the staff does with a subscription, as its buyer may. */
const withSubscription =
  (
    work: (
      owner: ReturnType<World['shop']['staff']>,
      subscriptionId: string,
      choices: { b: number; c: number },
    ) => Promise<unknown>,
  ): Action =>
  async (world, { a, b, c }) => {
    const subscriptionId = await subscriptionOf(world, a);
    if (subscriptionId) await work(world.shop.staff(), subscriptionId, { b, c });
  };

/** Subscriptions are begun by few people, so that some of them want a free trial again; two of three pay at once. */
export const subscriberActions: Record<string, Action> = {
  async subscribe(world, { a, b, c }) {
    const plan = pick(world.plans, a);
    const who = pick(world.subscribers, b + c);
    if (!plan || !who) return;
    const buyer = world.shop.visitor(who.id);
    const made = await buyer.call(checkouts.createCheckout, {
      lineItems: [plan.line(1 + (c % 2))],
      channelType: 'WEB',
      checkoutInfo: {
        ...checkoutInfo,
        buyerInfo: { email: who.email },
        shippingInfo: {
          ...checkoutInfo.shippingInfo,
          selectedCarrierServiceOption: { code: c % 3 === 0 ? POST : PICKUP },
        },
      },
    });
    if (isRefusal(made) || !made.checkout?.id) return;
    const { id: checkoutId } = made.checkout;
    world.checkouts.push({ id: checkoutId, buyerId: who.id });
    if (b % 3 > 0) await buyer.call(payments.payCheckout, { checkoutId, method: 'card', paymentToken: pick(cards, c) });
  },

  pauseSubscription: withSubscription((owner, subscriptionId) =>
    owner.call(subscriptions.pauseSubscription, { subscriptionId }),
  ),

  resumeSubscription: withSubscription((owner, subscriptionId) =>
    owner.call(subscriptions.resumeSubscription, { subscriptionId }),
  ),

  cancelSubscription: withSubscription((owner, subscriptionId, { b }) =>
    owner.call(subscriptions.cancelSubscription, { subscriptionId, when: b % 3 === 0 ? 'NOW' : 'CYCLE_END' }),
  ),

  /** Pays a cycle whose charge failed with another card. */
  paySubscription: withSubscription((owner, subscriptionId, { c }) =>
    owner.call(subscriptions.paySubscription, { subscriptionId, paymentToken: pick(cards, c) }),
  ),
};
