/** The ways in which a draft can be delivered. */
import { words } from '../../../app/words.ts';
import type { Calculated } from './draft.ts';

const texts = words.orderDrafts;

type Option = NonNullable<Calculated['shippingOptions']>[number];
type Named = { carrierId?: string | null; code?: string | null };

export const NONE = 'none';
/** Of a delivery that is none of the shop's. */
const OWN_CODE = 'custom';
export const IN_PERSON = texts.delivery.inPerson;

export const keyOf = ({ carrierId, code }: Named): string => `${carrierId ?? ''} ${code ?? ''}`;

/** The choice that a draft has, by its key. */
export function chosenOf(current: (Named & { title?: string }) | undefined): string {
  if (!current) return NONE;
  return current.code === OWN_CODE && current.title === IN_PERSON ? IN_PERSON : keyOf(current);
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
  if (key === IN_PERSON) return { code: OWN_CODE, title: IN_PERSON, cost: { price: { amount: '0' } } };
  const option = offered.find((one) => keyOf(one) === key);
  return option ? { code: option.code, carrierId: option.carrierId } : null;
}
