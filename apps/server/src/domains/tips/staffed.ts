import type { Context } from '../../context.ts';
import type { Order } from '../orders/index.ts';
import type { listPeople } from '../team/index.ts';
import { amountsOf, type Distribution, type SentDistribution } from './distribution.ts';

type People = Awaited<ReturnType<typeof listPeople>>;

/** What is wrong with sent distributions. */
export type Fault = 'UNKNOWN_STAFF' | 'MISSING_AMOUNT';

/** Who may get a part of a tip, with names by id: those who work on the site, and who got one before. */
export const namesOfStaff = (people: People, known: readonly Distribution[]): Map<string, string> =>
  new Map([
    ...known.map(({ staff }): [string, string] => [staff.id, staff.name]),
    ...people.map(({ userId, name }): [string, string] => [userId, name]),
  ]);

type Staffing = {
  order: Order;
  tip: NonNullable<Order['tip']>;
  known: readonly Distribution[];
  names: ReadonlyMap<string, string>;
  method: 'EQUAL' | 'PROPORTIONAL';
};

/** Sent distributions, each of them the known one that it stands for, or a new one. */
export function readDistributions(
  ctx: Context,
  sent: readonly SentDistribution[],
  { order, tip, known, names, method }: Staffing,
): Distribution[] | Fault {
  const { currency } = order;
  const amounts = amountsOf(tip.amount, sent, { currency, method });
  const left = [...known];
  const read: Distribution[] = [];
  for (const [index, one] of sent.entries()) {
    const amount = amounts[index] ?? null;
    if (amount === null) return 'MISSING_AMOUNT';
    const staffId = staffOf(one);
    const name = names.get(staffId);
    if (name === undefined) return 'UNKNOWN_STAFF';
    const before = takeOut(left, one, staffId);
    const { transaction, lineItemInfo = [], source } = one;
    read.push({
      id: before?.id ?? ctx.newId(),
      tipId: tip.id,
      orderId: order.id,
      staff: { id: staffId, name },
      currency,
      amount,
      lineItemInfo,
      transaction: transaction ? { id: transaction.id, date: transaction.date } : (before?.transaction ?? null),
      createdDate: before?.createdDate ?? ctx.now().toISOString(),
      source: source ?? before?.source ?? (ctx.caller.kind === 'staff' ? 'DASHBOARD' : 'UNKNOWN_SOURCE'),
    });
  }
  return read;
}

const staffOf = ({ staff }: SentDistribution): string =>
  staff?.identificationData?.wixUserId ?? staff?.staffMemberId ?? staff?.id ?? '';

/** Takes the known distribution that a sent one stands for out of a list: by its id, or else by its person. */
function takeOut(left: Distribution[], { id, transaction }: SentDistribution, staffId: string): Distribution | null {
  const isMeant = (one: Distribution) =>
    id ? one.id === id : one.staff.id === staffId && (!one.transaction || one.transaction.id === transaction?.id);
  const at = left.findIndex(isMeant);
  return at < 0 ? null : (left.splice(at, 1)[0] ?? null);
}
