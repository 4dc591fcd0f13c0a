/** The ways in which a draft can be delivered. */
import { words } from '../../../app/words.ts';
import type { Calculated } from './draft.ts';

type Option = NonNullable<Calculated['shippingOptions']>[number];
type Named = { carrierId?: string | null; code?: string | null };

export const NONE = 'none';
/** What staff hand over themselves: everybody reads it in their language. */
export const IN_PERSON = 'in-person';

const isInPerson = ({ carrierId, code }: Named): boolean => code === IN_PERSON && !carrierId;

/** What a delivery is called. */
export const titleOf = (delivery: Named & { title?: string }): string =>
  isInPerson(delivery) ? words.orderDrafts.delivery.inPerson : (delivery.title ?? '');

export const keyOf = ({ carrierId, code }: Named): string => `${carrierId ?? ''} ${code ?? ''}`;

/** The choice that a draft has, by its key. */
export function chosenOf(current: Named | undefined): string {
  if (!current) return NONE;
  return isInPerson(current) ? IN_PERSON : keyOf(current);
}

/** A way to deliver, with an option for each time at which it is possible, where it has several. */
export type Way = { options: [Option, ...Option[]] };

/** What is offered, without a line of its own for each time. */
export function waysToDeliver(offered: readonly Option[]): Way[] {
  const ways: Way[] = [];
  for (const option of offered) {
    const same = ways.find(({ options: [first] }) => isSameWay(first, option));
    if (same) same.options.push(option);
    else ways.push({ options: [option] });
  }
  return ways;
}

const isSameWay = (one: Option, other: Option): boolean =>
  Boolean(one.logistics?.deliveryTimeSlot && other.logistics?.deliveryTimeSlot) &&
  one.carrierId === other.carrierId &&
  one.title === other.title &&
  one.cost?.price?.amount === other.cost?.price?.amount;

/** A choice on the wire; null for no delivery. */
export function writeChoice(key: string, offered: readonly Option[]) {
  if (key === IN_PERSON) return { code: IN_PERSON, cost: { price: { amount: '0' } } };
  const option = offered.find((one) => keyOf(one) === key);
  return option ? { code: option.code, carrierId: option.carrierId } : null;
}
