import { orderEvents } from '@stoa/contract';
import type { Context } from '../../context.ts';
import type { Tx } from '../../platform/db/index.ts';
import { type Consumer, on } from '../../platform/events/index.ts';
import { findOrder, type Order } from '../orders/index.ts';
import { authorizationOf } from '../payments/index.ts';
import { type Contract, contractIn, modelOf, orderAfterTrial } from './contract.ts';
import { findContract, putCycle } from './contracts.store.ts';
import { afterCycle, startOfCycle } from './cycles.ts';
import { addContract, saveContract } from './save-contract.ts';
import { tellBuyer } from './tell-buyer.ts';

/** The order of a first cycle begins a contract; that of a further cycle takes the contract on to the next. */
export const contractsFollowOrders: Consumer<Context> = {
  name: 'subscriptions follow orders',
  hears: [
    on(
      orderEvents.approved,
      (ctx, { entityId }, tx) => followOrder(ctx, tx, entityId),
      ({ order }) => (order?.lineItems ?? []).some(({ subscriptionInfo }) => subscriptionInfo),
    ),
  ],
};

/** Begins the contract of an approved order, or takes it on, once. */
export async function followOrder(ctx: Context, tx: Tx, orderId: string): Promise<void> {
  const order = await findOrder(tx, orderId);
  const asked = order && contractIn(order);
  if (!order || !asked) return;
  const known = await findContract(tx, asked.id, { lock: true });
  if (!known) await begin(ctx, tx, order, asked);
  else if (known.nextCycle === asked.cycle) await goOn(ctx, tx, known, order);
}

type Asked = NonNullable<ReturnType<typeof contractIn>>;

async function begin(ctx: Context, tx: Tx, order: Order, { id, cycle, terms }: Asked): Promise<void> {
  const card = cardOf(order);
  // an order that was made elsewhere, or by staff, has no card to charge again
  if (!card) return;
  const date = order.purchasedDate ?? order.createdDate;
  const { contract: _, ...agreed } = terms;
  const contract: Contract = {
    id,
    orderId: order.id,
    buyerId: order.buyerId,
    email: order.email,
    status: 'ACTIVE',
    revision: '1',
    createdDate: date,
    updatedDate: ctx.now().toISOString(),
    terms: agreed,
    order: modelOf(orderAfterTrial(order)),
    ...firstDates(terms, cycle, date),
    nextCycle: cycle + 1,
    tries: 0,
    failedAttempts: 0,
    problem: null,
    endsWithCycle: false,
    endedDate: null,
    card,
  };
  if (!(await addContract(ctx, tx, contract))) return;
  await putCycle(tx, id, { cycle, orderId: order.id, attempt: 1 });
  tellBuyer(ctx, tx, contract, contract.trialEnd ? 'TRIAL_STARTED' : 'STARTED', order);
}

/** When the first cycle after an order is charged. Cycle 1 begins with the order, or when its free trial ends. */
function firstDates(
  terms: Asked['terms'],
  cycle: number,
  date: string,
): Pick<Contract, 'anchor' | 'nextDate' | 'trialEnd'> {
  const { freeTrial } = terms;
  if (!freeTrial || cycle > 0) return afterCycle({ terms, anchor: { cycle, date } }, cycle, new Date(date));
  const trialEnd = startOfCycle(freeTrial, { cycle: 0, date }, 1).toISOString();
  return { anchor: { cycle: 1, date: trialEnd }, nextDate: trialEnd, trialEnd };
}

/** The card that an order was paid by, if it can be charged again. */
function cardOf({ id, payments }: Order): Contract['card'] | null {
  const payment = payments.findLast(
    (each) => each.details.savedPaymentMethod && authorizationOf(each).status === 'SUCCEEDED',
  );
  if (!payment) return null;
  const { savedCardId, card } = payment.details;
  return { orderId: id, paymentId: payment.id, ...(savedCardId && { savedCardId }), ...(card && { shown: card }) };
}

/** The model of further cycles. Whoever paid this one by a link gets none of them, and decides on no words of theirs. */
function modelOfNext({ buyerId, order: before }: Contract, order: Order): Order {
  const model = { ...modelOf(order), buyer: before.buyer, buyerId: before.buyerId };
  if (order.buyerId === buyerId) return model;
  const { language, siteLanguage, displayCurrency } = before;
  return { ...model, language, siteLanguage, displayCurrency };
}

async function goOn(ctx: Context, tx: Tx, contract: Contract, order: Order): Promise<void> {
  const isOver = contract.status === 'CANCELED' || contract.status === 'ENDED';
  const cycle = contract.nextCycle;
  const { exceptions = [] } = contract;
  const card = contract.newCardOrderId === order.id ? cardOf(order) : null;
  const isException = exceptions.some((each) => each.cycle === cycle);
  const saved = await saveContract(ctx, tx, contract, {
    nextCycle: cycle + 1,
    order: isException ? contract.order : modelOfNext(contract, order),
    exceptions: exceptions.filter((each) => each.cycle > cycle),
    tries: 0,
    failedAttempts: 0,
    problem: null,
    newCardOrderId: null,
    ...(card && { card }),
    // its buyer has paid what it was suspended for
    ...(contract.status === 'SUSPENDED' && { status: 'ACTIVE' as const }),
    ...(isOver ? {} : afterCycle(contract, cycle, ctx.now())),
  });
  tellBuyer(ctx, tx, saved, 'RENEWED', order);
}
