import { isDeepStrictEqual } from 'node:util';
import type { Plan } from '../renewal-checkout.ts';
import type { WireDraft } from './draft.ts';

type ChangeType = NonNullable<NonNullable<WireDraft['shippingDetails']>['changeType']>;

/** How a part compares to what it was; null: there is none. */
export function changeOf(now: unknown, before: unknown): ChangeType {
  if (isSame(now, before)) return 'EMPTY';
  if (!before) return 'ADDED';
  return now ? 'CHANGED' : 'REMOVED';
}

export const changeOfLine = (now: Plan['lines'][number], before: Plan['lines'][number] | undefined): ChangeType => {
  if (now.quantity === 0) return 'REMOVED';
  return changeOf(soldOf(now), before && soldOf(before));
};

/** Who gets a cycle, and where. */
export const recipientIn = ({ recipientInfo, delivery }: Plan) => recipientInfo ?? delivery?.destination ?? null;

/** Whether a draft changes nothing. */
export function isUnchanged(now: Plan, before: Plan): boolean {
  const known = new Map(before.lines.map((line) => [line.id, line]));
  return (
    isSame(now.delivery, before.delivery) &&
    isSame(now.recipientInfo, before.recipientInfo) &&
    now.lines.every((line) => changeOfLine(line, known.get(line.id)) === 'EMPTY')
  );
}

const soldOf = ({ quantity, item }: Plan['lines'][number]) => ({ quantity, unitPrice: item.unitPrice });

/** What was read from the database says nothing of what is not there. */
const isSame = (one: unknown, other: unknown): boolean => isDeepStrictEqual(plain(one), plain(other));
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));
