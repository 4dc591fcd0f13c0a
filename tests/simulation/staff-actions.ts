import { draftOrders, inventoryItems, orderBilling, orderFulfillments, orders, payments } from '@stoa/contract';
import { isRefusal } from '../../apps/server/src/platform/refusal.ts';
import type { Action } from './action.ts';
import { decimal, type OrderRow, ordersOf, partOf, paymentsOf, pick, type World } from './world.ts';

const GOOD_CARD = 'sandbox-4242424242424242';

/** One of the last orders of the shop, with what its owner sees of it. */
async function orderOf(world: World, number: number, isWanted: (order: OrderRow) => boolean) {
  const known = pick((await ordersOf(world)).filter(isWanted).slice(-8), number);
  if (!known) return null;
  const staff = world.shop.staff();
  const read = await staff.call(orders.getOrder, { id: known.id });
  return isRefusal(read) || !read.order ? null : { staff, id: known.id, order: read.order };
}

type Found = NonNullable<Awaited<ReturnType<typeof orderOf>>>;

/** What somebody on the staff does with an order; nothing while there is none. */
export const withOrder =
  (
    work: (found: Found, choices: { b: number; c: number }, world: World) => Promise<unknown>,
    isWanted: (order: OrderRow) => boolean = () => true,
  ): Action =>
  async (world, { a, b, c }) => {
    const found = await orderOf(world, a, isWanted);
    if (found) await work(found, { b, c }, world);
  };

/** The payments whose money is held. */
const heldOf = ({ look }: World) =>
  look<{ id: string; orderId: string; left: string }>(`
    select payments.id, payable_id as "orderId", authorized - captured as left from payments
    join orders on orders.id = payable_id where authorized > claimed order by number, payments.created_date, amount`);

/** Whether anything is left to collect for an order. */
export const isOwed = ({ paymentStatus }: OrderRow): boolean => ['NOT_PAID', 'PARTIALLY_PAID'].includes(paymentStatus);

/** What is still owed for an order, in minor units. */
export const owedFor = ({ balanceSummary }: Found['order']): number =>
  Math.round(Number(balanceSummary?.balance?.amount ?? '0') * 100);

/** The changes of an order that somebody began, or new ones; null where it cannot be changed. */
async function openDraft({ look, shop }: World, sourceOrderId: string): Promise<string | null> {
  const [begun] = await look<{ id: string }>(
    `select id from draft_orders where status = 'DRAFT' and order_id = '${sourceOrderId}'`,
  );
  if (begun) return begun.id;
  const opened = await shop.staff().call(draftOrders.createDraftOrder, { sourceOrderId });
  return isRefusal(opened) ? null : (opened.calculatedDraftOrder?.draftOrder?.id ?? null);
}

export const staffActions: Record<string, Action> = {
  async changeStock(world, { a, b }) {
    const items = await world.look<{ id: string }>('select id from inventory_items order by product_id');
    const item = pick(items, a);
    if (!item) return;
    const by = 1 + (b % 5);
    const staff = world.shop.staff();
    if (b % 3 === 0)
      await staff.call(inventoryItems.bulkDecrementInventoryItems, {
        decrementData: [{ inventoryItemId: item.id, decrementBy: by }],
        restrictInventory: true,
      });
    else
      await staff.call(inventoryItems.bulkIncrementInventoryItems, {
        incrementData: [{ inventoryItemId: item.id, incrementBy: by }],
      });
  },

  cancelOrder: withOrder(async ({ staff, id }, { b }, { canceled }) => {
    canceled.add(id);
    await staff.call(orders.cancelOrder, { id, restockAllItems: b % 2 === 0 });
  }),

  markAsPaid: withOrder(async ({ staff, id }) => {
    await staff.call(orders.paymentCollectionMarkOrderAsPaid, { ecomOrderId: id });
  }),

  /** Holds or takes what is owed, or a part, from a card that the buyer tells over the phone. */
  charge: withOrder(async ({ staff, id, order }, { b, c }) => {
    const amount = { amount: decimal(partOf(owedFor(order), b)) };
    const isHeld = c % 2 === 0;
    const delayedCaptureSettings = {
      scheduledAction: c % 4 === 0 ? 'CAPTURE' : 'VOID',
      delayDuration: { count: 3, unit: 'HOURS' },
    };
    const prepared = await staff.call(orders.preparePaymentCollection, {
      ecomOrderId: id,
      amount,
      ...(isHeld && { delayedCapture: true, delayedCaptureSettings }),
    });
    if (isRefusal(prepared)) return;
    const { paymentGatewayOrderId: paymentIntentId = '' } = prepared;
    await staff.call(payments.offerCard, { paymentIntentId, paymentToken: GOOD_CARD });
    await staff.call(orderBilling.chargeOrder, {
      orderId: id,
      regularCharge: { paymentIntentId, amount, ...(isHeld && { delayedCaptureSettings }) },
    });
  }, isOwed),

  redeemGiftCard: withOrder(async ({ staff, id, order }, { b, c }, world) => {
    await staff.call(orderBilling.redeemGiftCard, {
      orderId: id,
      giftCardCode: pick(world.giftCardCodes, c),
      amount: { amount: decimal(partOf(owedFor(order), b)) },
      currency: 'EUR',
    });
  }, isOwed),

  async capture(world, { a, b }) {
    const payment = pick(await heldOf(world), a);
    if (!payment) return;
    const amount = { amount: decimal(partOf(Number(payment.left), b)) };
    await world.shop.staff().call(orderBilling.captureAuthorizedPayments, {
      orderId: payment.orderId,
      payments: [{ paymentId: payment.id, amount }],
    });
  },

  async void(world, { a }) {
    const payment = pick(await heldOf(world), a);
    if (!payment) return;
    await world.shop
      .staff()
      .call(orderBilling.voidAuthorizedPayments, { orderId: payment.orderId, paymentIds: [payment.id] });
  },

  async refund(world, { a, b, c }) {
    const payment = pick(
      (await paymentsOf(world)).filter(({ captured }) => Number(captured) > 0),
      a,
    );
    if (!payment) return;
    const staff = world.shop.staff();
    const read = await staff.call(orders.getOrder, { id: payment.orderId });
    const line = isRefusal(read) ? undefined : pick(read.order?.lineItems ?? [], b);
    const items = { lineItems: [{ lineItemId: line?.id, quantity: 1 }] };
    await staff.call(orderBilling.refundPayments, {
      orderId: payment.orderId,
      paymentRefunds: [
        {
          paymentId: payment.id,
          amount: { amount: decimal(partOf(Number(payment.captured), b)) },
          externalRefund: c % 5 === 0,
        },
      ],
      ...(line && c % 2 === 0 && { refundItems: items }),
      ...(line && c % 4 === 0 && { sideEffects: { restock: items } }),
    });
  },

  fulfill: withOrder(async ({ staff, id, order }, { b }) => {
    const line = pick(order.lineItems ?? [], b);
    const lineItems = [{ id: line?.id, quantity: 1 }];
    await staff.call(orderFulfillments.createFulfillment, { orderId: id, fulfillment: { lineItems } });
  }),

  /** Changes the quantity of a line, or adds an item; stock follows in either case. */
  edit: withOrder(async ({ staff, id, order }, { b, c }, world) => {
    const draftOrderId = await openDraft(world, id);
    if (draftOrderId === null) return;
    const line = pick(order.lineItems ?? [], b);
    const { catalogReference } = pick(world.products, c)?.line(1) ?? {};
    const changed =
      c % 3 === 0
        ? await staff.call(draftOrders.addLineItemsToDraftOrder, {
            draftOrderId,
            catalogLineItems: [{ catalogReference, quantity: 1 }],
          })
        : await staff.call(draftOrders.updateLineItems, {
            draftOrderId,
            lineItemChanges: [{ lineItemId: line?.id, newQuantity: b % 4 }],
          });
    if (isRefusal(changed)) return;
    const read = await staff.call(draftOrders.getDraftOrder, { draftOrderId });
    const lines = isRefusal(read) ? [] : (read.calculatedDraftOrder?.draftOrder?.lineItems ?? []);
    const updateInventory = lines.map(({ lineItem }) => ({ lineItemId: lineItem?.id }));
    await staff.call(draftOrders.commitDraftOrder, { draftOrderId, commitSettings: { updateInventory } });
  }),
};
