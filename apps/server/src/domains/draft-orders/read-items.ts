import type { draftOrders, Request } from '@stoa/contract';
import { parseAmount } from '@stoa/money';
import type { Context } from '../../context.ts';
import { readSite } from '../../platform/db/index.ts';
import { invalid, isRefusal, type Refusal, refuse } from '../../platform/refusal.ts';
import {
  availabilityOf,
  isGiftCard,
  lookUpLines,
  MOST_LINES,
  readCustomItem,
  readLines,
  withoutTrial,
} from '../purchase/index.ts';
import type { Draft, DraftLine } from './draft.ts';

export type SentItems = Pick<
  Request<typeof draftOrders.addLineItemsToDraftOrder>,
  'catalogLineItems' | 'customLineItems'
>;

/** The lines that a request adds to a draft, at the prices of the catalogue unless it names others. */
export async function readItems(
  ctx: Context,
  draft: Pick<Draft, 'lines'>,
  sent: SentItems,
): Promise<DraftLine[] | Refusal> {
  const { catalogLineItems = [], customLineItems = [] } = sent;
  const ids = [...catalogLineItems, ...customLineItems].flatMap(({ id }) => id?.toLowerCase() ?? []);
  const taken = [...draft.lines.map(({ id }) => id), ...ids];
  if (new Set(taken).size < taken.length) return refuse('DUPLICATED_LINE_ITEM_IDS');
  if (draft.lines.length + catalogLineItems.length + customLineItems.length > MOST_LINES)
    return refuse('MAX_ITEMS_REACHED', { maximum: MOST_LINES });
  const found = await readCatalogItems(ctx, catalogLineItems);
  if (isRefusal(found)) return found;
  const custom = readCustomItems(ctx, customLineItems);
  return isRefusal(custom) ? custom : [...found, ...custom];
}

async function readCatalogItems(
  ctx: Context,
  sent: NonNullable<SentItems['catalogLineItems']>,
): Promise<DraftLine[] | Refusal> {
  const wanted = readLines(
    ctx,
    sent.map(({ catalogReference, quantity, price }) => ({
      catalogReference,
      ...(quantity && { quantity }),
      ...(price?.amount && { catalogOverrideFields: { price: price.amount, fullPrice: price.amount } }),
    })),
  );
  if (isRefusal(wanted)) return wanted;
  const { found } = await readSite(ctx, (tx) => lookUpLines(ctx, tx, [], wanted));
  const lines: DraftLine[] = [];
  for (const [index, { reference, quantity, item, overrides }] of found.entries()) {
    if (!item) return refuse('CATALOG_ITEM_NOT_FOUND', { catalogReference: reference });
    if (isGiftCard({ item })) return refuse('GIFT_CARD_ITEM_UNSUPPORTED', { catalogReference: reference });
    const { status, quantityAvailable } = availabilityOf({ item, quantity });
    if (status !== 'AVAILABLE')
      return refuse('CATALOG_ITEM_NOT_AVAILABLE', {
        catalogReference: reference,
        availableQuantity: quantityAvailable,
      });
    const id = sent[index]?.id?.toLowerCase() ?? ctx.newId();
    // an order by staff begins no subscription, and so no trial
    lines.push({ id, quantity, reference, item: withoutTrial(item), ...(overrides && { overrides }) });
  }
  return lines;
}

function readCustomItems(ctx: Context, sent: NonNullable<SentItems['customLineItems']>): DraftLine[] | Refusal {
  const lines: DraftLine[] = [];
  for (const [index, { id, quantity = 1, price, ...custom }] of sent.entries()) {
    const item = readCustomItem(ctx, { ...custom, price: price?.amount ?? '' });
    if (typeof item === 'string')
      return invalid({
        field: `customLineItems.${index}.${item}`,
        description: 'does not have a valid value',
        violatedRule: 'OTHER',
      });
    lines.push({ id: id?.toLowerCase() ?? ctx.newId(), quantity, reference: null, item });
  }
  return lines;
}

type LineChange = Request<typeof draftOrders.updateLineItems>['lineItemChanges'][number];

/** A line with other quantities, prices or names; why it cannot have them. `fulfilled` of it were handed over. */
export function changeLine(
  { site }: Pick<Context, 'site'>,
  line: DraftLine,
  { newQuantity, newPrice, newProductName }: LineChange,
  fulfilled: number,
): DraftLine | Refusal {
  const id = line.id;
  const wantsPrice = newPrice !== undefined && newPrice !== null;
  const wantsQuantity = newQuantity !== undefined && newQuantity !== null;
  if (!wantsPrice && !wantsQuantity && !newProductName?.original)
    return refuse('EMPTY_CHANGE_REQUEST', { lineItemId: id });
  if (line.stated?.fulfillerId) return refuse('CANNOT_UPDATE_ITEM_WITH_EXTERNAL_FULFILLER', { lineItemId: id });
  if (line.stated?.locations?.length) return refuse('UPDATING_LINE_ITEM_WITH_LOCATIONS', { lineItemId: id });
  const quantity = wantsQuantity ? newQuantity : line.quantity;
  if (!Number.isInteger(quantity)) return wrong('newQuantity', 'must be a whole number');
  if (quantity < fulfilled) return wrong('newQuantity', `cannot be below ${fulfilled}, as that many were handed over`);
  if (wantsPrice && quantity === 0) return refuse('UPDATING_PRICE_OF_REMOVED_ITEM_IS_FORBIDDEN', { lineItemId: id });
  const unitPrice = wantsPrice ? parseAmount(newPrice, site.currency) : line.item.unitPrice;
  if (unitPrice === null) return wrong('newPrice', `must be an amount of ${site.currency}`);
  if (wantsPrice && unitPrice < modifiersOf(line, site.currency))
    return refuse('MODIFIERS_SUM_CANNOT_EXCEED_ITEM_PRICE', { lineItemId: id });
  const productName = newProductName?.original ?? line.item.productName;
  const overrides = { ...line.overrides, ...(wantsPrice && { unitPrice, unitFullPrice: unitPrice }) };
  return {
    ...line,
    quantity,
    item: { ...line.item, productName, unitPrice, unitFullPrice: wantsPrice ? unitPrice : line.item.unitFullPrice },
    ...(line.reference && wantsPrice && { overrides }),
  };
}

const wrong = (field: string, description: string): Refusal =>
  invalid({ field: `lineItemChanges.${field}`, description, violatedRule: 'OTHER' });

/** What the modifiers of one unit cost; they are a part of its price. */
function modifiersOf({ item }: DraftLine, currency: string): number {
  const modifiers = (item.custom?.modifierGroups ?? []).flatMap((group) => group.modifiers ?? []);
  return modifiers.reduce(
    (sum, { price, quantity }) => sum + (parseAmount(price ?? '0', currency) ?? 0) * (quantity ?? 1),
    0,
  );
}
