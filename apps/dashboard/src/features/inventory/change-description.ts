import type { InventoryChange } from './queries.ts';

export const signed = (number: number): string => (number > 0 ? `+${number}` : String(number).replace('-', '−'));

/** Describes a change and its author. The caller appends a link to the order, if there is one. */
export function describeChange({ reason, actor, orderId }: InventoryChange, ownId: string | undefined): string {
  if (reason === 'REVERT_INVENTORY_CHANGE') return 'Returned from';
  if (reason === 'ORDER') return orderId ? 'Taken by' : 'Taken by an order';
  const { type, id, name } = actor ?? {};
  if (type === 'STAFF') return `Changed by ${id === ownId ? 'you' : (name ?? 'a colleague')}`;
  if (type === 'APP') return 'Changed by an app';
  return 'Changed';
}
