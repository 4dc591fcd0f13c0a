import type { draftSubscriptionContracts, Request } from '@stoa/contract';
import { parseAmount } from '@stoa/money';
import type { Context } from '../../../context.ts';
import { readSite } from '../../../platform/db/index.ts';
import { invalid, isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts';
import type { UseCase } from '../../../use-case.ts';
import { isGiftCard, type Line, lookUpLines, MOST_LINES, readCustomItem, readLines } from '../../purchase/index.ts';
import { type Contract, orderOfCycle } from '../contract.ts';
import { changeDraft } from './change-draft.ts';
import type { Draft } from './draft.ts';
import { countCatalogs } from './draftability.ts';

type Service = typeof draftSubscriptionContracts;
type SentItems = Pick<Request<Service['addLineItems']>, 'catalogLineItems' | 'customLineItems'>;

/** Adds items to what a subscription consists of, at the prices of the catalogue unless others are sent. */
export const addLineItems: UseCase<Service['addLineItems']> = (ctx, { draftSubscriptionContractId, ...sent }) =>
  changeDraft(ctx, draftSubscriptionContractId, async ({ plan }) => {
    const { catalogLineItems = [], customLineItems = [] } = sent;
    const wrong = checkIds(plan.lines, [...catalogLineItems, ...customLineItems]);
    if (wrong) return wrong;
    const found = await readCatalogItems(ctx, catalogLineItems);
    if (isRefusal(found)) return found;
    const custom = readCustomItems(ctx, customLineItems);
    if (isRefusal(custom)) return custom;
    const lines = [...plan.lines, ...found, ...custom];
    return countCatalogs(ctx, lines) > 1 ? refuse('MULTIPLE_CATALOGS') : { ...plan, lines };
  });

/** The ids that a request gives to lines are new, and so are those of other programs. */
function checkIds(
  known: readonly Line[],
  sent: readonly { id?: string | null; externalLineItemId?: string | null }[],
): Refusal | null {
  const ids = sent.flatMap(({ id }) => id?.toLowerCase() ?? []);
  const external = sent.flatMap(({ externalLineItemId }) => externalLineItemId ?? []);
  if (new Set(ids).size < ids.length) return twice('id', 'DUPLICATED_LINE_ITEM_IDS');
  if (new Set(external).size < external.length) return twice('externalLineItemId', 'DUPLICATED_EXTERNAL_LINE_ITEM_IDS');
  if (known.some(({ id }) => ids.includes(id))) return refuse('LINE_ITEM_ALREADY_EXISTS');
  if (known.some(({ externalId }) => externalId !== undefined && external.includes(externalId)))
    return refuse('EXTERNAL_LINE_ITEM_ID_ALREADY_EXISTS');
  return known.length + sent.length > MOST_LINES ? refuse('MAX_ITEMS_REACHED', { maximum: MOST_LINES }) : null;
}

const twice = (name: string, ruleName: string): Refusal =>
  invalid({ field: `lineItems.${name}`, description: 'must not be used twice', violatedRule: 'OTHER', ruleName });

async function readCatalogItems(
  ctx: Context,
  sent: NonNullable<SentItems['catalogLineItems']>,
): Promise<Line[] | Refusal> {
  const wanted = readLines(
    ctx,
    sent.map(({ catalogReference, quantity, price, productName }) => ({
      ...(catalogReference && { catalogReference }),
      ...(quantity && { quantity }),
      catalogOverrideFields: {
        ...(price?.amount && { price: price.amount, fullPrice: price.amount }),
        ...(productName && { productName }),
      },
    })),
  );
  if (isRefusal(wanted)) return wanted;
  const { found } = await readSite(ctx, (tx) => lookUpLines(ctx, tx, [], wanted));
  const lines: Line[] = [];
  for (const [index, { reference, quantity, item }] of found.entries()) {
    // gift cards are sold once
    if (!item || isGiftCard({ item })) return refuse('CATALOG_ITEM_NOT_FOUND', { catalogReference: reference });
    lines.push({ ...named(ctx, sent[index]), quantity, reference, item });
  }
  return lines;
}

function readCustomItems(ctx: Context, sent: NonNullable<SentItems['customLineItems']>): Line[] | Refusal {
  const lines: Line[] = [];
  for (const [index, one] of sent.entries()) {
    const { quantity = 1, price, priceBeforeDiscounts, id: _, externalLineItemId: _external, ...custom } = one;
    const fullPrice = priceBeforeDiscounts?.amount;
    const item = readCustomItem(ctx, { ...custom, price: price?.amount ?? '', ...(fullPrice && { fullPrice }) });
    if (typeof item === 'string')
      return invalid({
        field: `customLineItems.${index}.${item === 'fullPrice' ? 'priceBeforeDiscounts' : item}`,
        description: 'does not have a valid value',
        violatedRule: 'OTHER',
      });
    lines.push({ ...named(ctx, one), quantity, reference: null, item });
  }
  return lines;
}

const named = (
  ctx: Pick<Context, 'newId'>,
  { id, externalLineItemId }: { id?: string | null; externalLineItemId?: string | null } = {},
) => ({ id: id?.toLowerCase() ?? ctx.newId(), ...(externalLineItemId && { externalId: externalLineItemId }) });

/** Changes how many of an item there are, and what one costs. */
export const updateLineItems: UseCase<Service['updateLineItems']> = (
  ctx,
  { draftSubscriptionContractId, lineItemChanges },
) =>
  changeDraft(ctx, draftSubscriptionContractId, (draft, contract) => {
    const ids = lineItemChanges.map(({ lineItemId }) => lineItemId.toLowerCase());
    if (new Set(ids).size < ids.length)
      return wrong('lineItemId', 'is named twice', 'MULTIPLE_CHANGES_FOR_SAME_LINE_ITEM');
    const discounted = discountedIn(contract, draft);
    const lines = [...draft.plan.lines];
    for (const [at, change] of lineItemChanges.entries()) {
      const index = lines.findIndex(({ id }) => id === ids[at]);
      const line = lines[index];
      if (!line) return refuse('LINE_ITEM_NOT_FOUND', { lineItemId: change.lineItemId });
      if (line.quantity === 0) return refuse('LINE_ITEM_IS_REMOVED', { lineItemId: line.id });
      if (discounted.has(line.id)) return refuse('LINE_ITEM_HAS_DISCOUNTS', { lineItemId: line.id });
      const changed = changeLine(ctx, line, change);
      if (isRefusal(changed)) return changed;
      lines[index] = changed;
    }
    // what was added here and is taken off was never there
    const { lines: original } = orderOfCycle(contract, draft.target.cycle);
    const kept = lines.filter(({ id, quantity }) => quantity > 0 || original.some((line) => line.id === id));
    return { ...draft.plan, lines: kept };
  });

/** The lines of which a discount was agreed on. */
function discountedIn(contract: Contract, { target }: Draft): Set<string> {
  const { adjustments } = orderOfCycle(contract, target.cycle);
  return new Set(
    adjustments.flatMap(({ byLine }) => Object.keys(byLine).filter((lineId) => (byLine[lineId] ?? 0) > 0)),
  );
}

type Change = Request<Service['updateLineItems']>['lineItemChanges'][number];

function changeLine({ site }: Pick<Context, 'site'>, line: Line, { newQuantity, newPrice }: Change): Line | Refusal {
  const wantsPrice = newPrice !== undefined && newPrice !== null;
  const wantsQuantity = newQuantity !== undefined && newQuantity !== null;
  if (!wantsPrice && !wantsQuantity)
    return wrong('lineItemId', 'is named without anything to change', 'NO_CHANGES_FOR_LINE_ITEM');
  const quantity = wantsQuantity ? newQuantity : line.quantity;
  if (!Number.isInteger(quantity)) return wrong('newQuantity', 'must be a whole number');
  const unitPrice = wantsPrice ? parseAmount(newPrice, site.currency) : line.item.unitPrice;
  if (unitPrice === null) return wrong('newPrice', `must be an amount of ${site.currency}`);
  const unitFullPrice = wantsPrice ? unitPrice : line.item.unitFullPrice;
  const { custom } = line.item;
  const item = { ...line.item, unitPrice, unitFullPrice };
  // a price is for the item with its modifiers, whatever each of them cost
  if (!wantsPrice || !custom?.modifierGroups) return { ...line, quantity, item };
  const modifierGroups = custom.modifierGroups.map((group) => ({
    ...group,
    ...(group.modifiers && { modifiers: group.modifiers.map(({ price: _, ...modifier }) => modifier) }),
  }));
  return { ...line, quantity, item: { ...item, custom: { ...custom, modifierGroups } } };
}

const wrong = (field: string, description: string, ruleName?: string): Refusal =>
  invalid({
    field: `lineItemChanges.${field}`,
    description,
    violatedRule: 'OTHER',
    ...(ruleName && { ruleName }),
  });
