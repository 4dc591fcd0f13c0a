/** The form of the cart: its field names, their parsing, and saving what was typed. On the server and in the browser. */
import type { Api, CartLine } from '../../lib/api.ts';
import { MAX_QUANTITY } from '../product/purchase-form.ts';

const QUANTITY = 'quantity.';
const BEFORE = 'before.';

export const quantityName = (lineId: string): string => QUANTITY + lineId;
/** The name of the field that holds the quantity shown by the page, so that only changes are saved. */
export const beforeName = (lineId: string): string => BEFORE + lineId;

/** The buttons beside a line, as values of the field `intent`. */
export const lineIntents = {
  less: (lineId: string) => `less:${lineId}`,
  more: (lineId: string) => `more:${lineId}`,
  remove: (lineId: string) => `remove:${lineId}`,
};
export const CHECK_OUT = 'checkOut';

/** The names of the note's field, and of the one that holds what the page showed, so that only changes are saved. */
export const NOTE = 'note';
export const NOTE_BEFORE = 'noteBefore';

type Fields = Iterable<[string, FormDataEntryValue]>;
type Change = { id: string; quantity: number };

/** The lines whose quantities differ from those that the page showed; null for a quantity that makes no sense. */
export function readQuantities(fields: Fields, intent = ''): { changes: Change[]; isWrong: boolean } {
  const values = new Map([...fields].map(([name, value]) => [name, String(value).trim()]));
  const [step, target] = intent.split(':');
  const lines = [...values].flatMap(([name, text]) => {
    if (!name.startsWith(QUANTITY)) return [];
    const id = name.slice(QUANTITY.length);
    const before = values.get(beforeName(id)) ?? '';
    return [{ id, before, quantity: id === target ? stepped(text, step) : text }];
  });
  const changed = lines.filter(({ before, quantity }) => quantity !== before);
  const right = changed.filter(({ quantity }) => /^\d{1,6}$/.test(quantity) && Number(quantity) <= MAX_QUANTITY);
  return {
    changes: right.map(({ id, quantity }) => ({ id, quantity: Number(quantity) })),
    isWrong: right.length < changed.length,
  };
}

/** The quantity after a button beside it was pressed. */
function stepped(text: string, step: string | undefined): string {
  if (step === 'remove') return '0';
  if (!/^\d{1,6}$/.test(text)) return text;
  if (step === 'less') return String(Math.max(0, Number(text) - 1));
  return step === 'more' ? String(Number(text) + 1) : text;
}

/** Saves the note of a form, if it has one that differs from what the page showed. */
export async function saveNote(
  carts: Pick<Api['carts'], 'updateCurrentCart'>,
  form: Pick<URLSearchParams, 'get'>,
): Promise<void> {
  const note = form.get(NOTE)?.trim();
  if (note === undefined || note === form.get(NOTE_BEFORE)) return;
  await carts.updateCurrentCart({ cartInfo: { buyerNote: note || null } });
}

/** Items that can be added to the cart again after their removal. */
export type RemovedItems = Pick<CartLine, 'catalogReference' | 'quantity'>[];

type Carts = Pick<
  Api['carts'],
  'getCurrentCart' | 'updateCurrentCartLineItemQuantity' | 'removeLineItemsFromCurrentCart'
>;

/** Saves quantities; a line with none is removed. `isLimited`: there was not enough stock for one of them. */
export async function saveQuantities(
  carts: Carts,
  changes: readonly Change[],
): Promise<{ removed: RemovedItems; isLimited: boolean }> {
  const gone = changes.filter(({ quantity }) => quantity === 0).map(({ id }) => id);
  const kept = changes.filter(({ quantity }) => quantity > 0);
  const removed = gone.length > 0 ? await removeLines(carts, gone) : [];
  if (kept.length === 0) return { removed, isLimited: false };
  const { cart } = await carts.updateCurrentCartLineItemQuantity({ lineItems: kept });
  const isLimited = kept.some(({ id, quantity }) => {
    const line = cart?.lineItems?.find((candidate) => candidate.id === id);
    return (line?.quantity ?? quantity) < quantity;
  });
  return { removed, isLimited };
}

async function removeLines(carts: Carts, ids: string[]): Promise<RemovedItems> {
  const { cart } = await carts.getCurrentCart({});
  await carts.removeLineItemsFromCurrentCart({ lineItemIds: ids });
  return (cart?.lineItems ?? []).flatMap(({ id, catalogReference, quantity, availability }) => {
    const isGone = availability?.status === 'NOT_FOUND' || availability?.status === 'NOT_AVAILABLE';
    return id && ids.includes(id) && catalogReference && !isGone ? [{ catalogReference, quantity }] : [];
  });
}

/** Longer addresses are not understood by every browser and server in between. */
const LONGEST_REMOVED = 3000;

/** Removed items as the value of a form field or a parameter of an address; empty if they are none, or too many. */
export function writeRemoved(items: RemovedItems): string {
  const text = items.length > 0 ? JSON.stringify(items) : '';
  return text.length <= LONGEST_REMOVED ? text : '';
}

/** Removed items from what `writeRemoved` wrote; none from any other text. */
export function readRemoved(text: string | null | undefined): RemovedItems {
  if (!text || text.length > LONGEST_REMOVED) return [];
  try {
    const items: unknown = JSON.parse(text);
    // the server validates the items
    return Array.isArray(items) ? items : [];
  } catch {
    return [];
  }
}
