import { words } from '../../app/words.ts';
import type { InventoryChange } from './queries.ts';

const texts = words.inventory.history;

export const signed = (number: number): string => (number > 0 ? `+${number}` : String(number).replace('-', '−'));

/** Describes a change and its author. The caller appends a link to the order, if there is one. */
export function describeChange({ reason, actor, orderId }: InventoryChange, ownId: string | undefined): string {
  if (reason === 'REVERT_INVENTORY_CHANGE') return texts.returnedFrom;
  if (reason === 'ORDER') return orderId ? texts.takenBy : texts.takenByAnOrder;
  const { type, id, name } = actor ?? {};
  if (type === 'STAFF' && id === ownId) return texts.changedByYou;
  if (type === 'STAFF') return name ? texts.changedBy(name) : texts.changedByColleague;
  if (type === 'APP') return texts.changedByApp;
  return texts.changed;
}
