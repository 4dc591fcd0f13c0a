import type { cartsV2, Request } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { isRefusal, type Refusal, refuse } from '../../platform/refusal.ts';
import type { Cart } from '../carts/index.ts';
import {
  addItems,
  availabilityOf,
  type Found,
  type Line,
  type LooseCustomLine,
  MOST_LINES,
  notAllowed,
  quantityOf,
  readItems,
  readMembership,
  refuseUnavailable,
  removeLines,
  setQuantities,
} from '../purchase/index.ts';
import { type Answer, changeV2, type Which } from './change.ts';
import { refusalOfChange } from './refusals.ts';

type SentItems = Omit<Request<typeof cartsV2.addLineItems>, 'cartId'>;
type SentItem = NonNullable<SentItems['catalogItems']>[number];
type SentCustom = NonNullable<SentItems['customItems']>[number];
type LineUpdate = NonNullable<Request<typeof cartsV2.updateLineItems>['lineItems']>[number];

/** The items of a request, and how a cart takes them: all of them, or none. */
export function readItemsV2(ctx: Context, { catalogItems = [], customItems = [] }: SentItems) {
  const bought = catalogItems.findIndex(({ membershipPayment }) => membershipPayment?.futureMembership);
  if (bought >= 0) return noPlans(`catalogItems.${bought}`);
  const deposited = customItems.find(({ pricing, paymentConfig }) =>
    isDepositAbove(paymentConfig, pricing.price?.amount),
  );
  if (deposited) return refuse('DEPOSIT_AMOUNT_GREATER_THAN_UNIT_PRICE', { name: deposited.name?.original });
  const lineItems = catalogItems.map(lineOf);
  const items = readItems(ctx, { lineItems, customLineItems: customItems.map(customLineOf) });
  if (isRefusal(items)) return refusalOfChange(items);
  const addTo = (cart: Cart, found: readonly Found[]): Cart | Refusal => {
    const refused = refuseFound(cart, found);
    if (refused) return refused;
    const lines = addItems(cart.lines, { ...items, found }, ctx.newId);
    return lines.length > MOST_LINES ? refuse('MAX_LINE_ITEMS_EXCEEDED') : { ...cart, lines };
  };
  return { wanted: items.wanted, isEmpty: catalogItems.length + customItems.length === 0, addTo };
}

/** Whether the deposit of a custom item is more than it costs. */
const isDepositAbove = (payment: SentCustom['paymentConfig'], price: string | undefined): boolean =>
  payment?.paymentOption === 'DEPOSIT_ONLINE' && Number(payment.depositAmount?.amount ?? 0) > Number(price ?? 0);

/** The refusal of items that are not sold, or not as often as the cart would then hold them. */
function refuseFound({ lines }: Cart, found: readonly Found[]): Refusal | null {
  const seen: Found[] = [];
  for (const one of found) {
    const earlier = seen.reduce((total, { item, quantity }) => total + (isSame(item, one.item) ? quantity : 0), 0);
    const held = one.item ? quantityOf(lines, one.item) : 0;
    const refused = refuseUnavailable([{ ...one, quantity: one.quantity + held + earlier }]);
    if (refused) return refused;
    const { payment, unitPrice = 0, productName } = one.item ?? {};
    if (payment?.option === 'DEPOSIT_ONLINE' && payment.deposit > unitPrice)
      return refuse('DEPOSIT_AMOUNT_GREATER_THAN_UNIT_PRICE', { name: productName });
    seen.push(one);
  }
  return null;
}

const isSame = (one: Found['item'], other: Found['item']): boolean =>
  one !== null && other !== null && one.variantId === other.variantId;

const noPlans = (field: string): Refusal =>
  notAllowed(`${field}.membershipPayment.futureMembership`, 'the site sells no memberships');

/** An item of the catalogue in the words of the first generation. */
function lineOf({ catalogOverrideFields, membershipPayment, ...sent }: SentItem) {
  const { membershipId: id, appId } = membershipPayment?.existingMembership ?? {};
  const item = { ...sent, ...(id && appId && { selectedMembership: { id, appId } }) };
  if (!catalogOverrideFields) return item;
  const { name, salePrice, ...others } = catalogOverrideFields;
  return { ...item, catalogOverrideFields: { ...others, productName: name, price: salePrice } };
}

/** A custom item in the words of the first generation. */
function customLineOf(item: SentCustom): LooseCustomLine {
  const { quantityInfo, pricing, source, attributes, deliveryConfig, taxConfig, paymentConfig } = item;
  const { image, ...described } = attributes;
  return {
    ...described,
    productName: item.name,
    quantity: quantityInfo.requestedQuantity,
    quantityAvailable: quantityInfo.availableQuantity,
    fixedQuantity: quantityInfo.fixedQuantity,
    price: pricing.price?.amount,
    fullPrice: pricing.fullPrice?.amount,
    priceDescription: pricing.priceDescription,
    priceUndetermined: pricing.priceUndetermined,
    rootCatalogItemId: source?.rootCatalogItemId,
    deliveryProfileId: deliveryConfig?.deliveryProfileId,
    taxGroupId: taxConfig?.taxGroupId,
    taxableAddress: taxConfig?.taxableAddress,
    paymentOption: paymentConfig?.paymentOption,
    depositAmount: paymentConfig?.depositAmount?.amount,
    ...(image && { media: image }),
    modifierGroups: item.modifierGroups?.map((group) => ({
      ...group,
      modifiers: group.modifiers?.map((modifier) => ({ ...modifier, price: modifier.price?.amount })),
    })),
  };
}

/** Adds items to a cart; the caller's current one is created if needed. */
export async function addLineItems(ctx: Context, which: Which, sent: SentItems): Answer {
  const items = readItemsV2(ctx, sent);
  if (isRefusal(items)) return items;
  if (items.isEmpty) return refuse('NO_LINE_ITEMS_TO_ADD');
  return changeV2(ctx, which, { wanted: items.wanted, create: which === 'current', apply: items.addTo });
}

export const removeLineItems = (ctx: Context, which: Which, ids: readonly string[]): Answer =>
  changeV2(ctx, which, {
    apply: (cart) => refuseUnknown(cart, ids) ?? { ...cart, lines: removeLines(cart.lines, ids) },
  });

/** Sets quantities, as far as all of them can be had, and what lines are paid with. */
export async function updateLineItems(ctx: Context, which: Which, updates: readonly LineUpdate[]): Answer {
  const ids = updates.map(({ lineItemId }) => lineItemId.toLowerCase());
  const isEmpty = ({ quantity, ...paid }: LineUpdate) => !quantity && paymentOf(paid) === undefined;
  if (updates.some(isEmpty)) return refuse('EMPTY_LINE_ITEM_UPDATES');
  if (new Set(ids).size < ids.length) return refuse('DUPLICATE_LINE_ITEM_UPDATES');
  const bought = updates.findIndex(({ membershipPayment }) => membershipPayment?.futureMembership);
  if (bought >= 0) return noPlans(`lineItems.${bought}`);
  const changes = updates.flatMap(({ lineItemId: id, quantity }) =>
    quantity ? [{ id, quantity: quantity.newQuantity ?? 1 }] : [],
  );
  return changeV2(ctx, which, {
    apply: (cart) => {
      const refused = refuseUnknown(cart, ids) ?? refuseQuantities(cart, changes);
      return refused ?? { ...cart, lines: setQuantities(cart.lines, changes).map((line) => paidAs(line, updates)) };
    },
  });
}

type Paid = Pick<LineUpdate, 'membershipPayment' | 'selectedMembership'>;

/** What a line is to be paid with: null for money, undefined where nothing is said. */
function paymentOf({ membershipPayment, selectedMembership }: Paid): Line['membership'] | null | undefined {
  if (!membershipPayment) return selectedMembership && membershipOf(selectedMembership.newMembership);
  const { existingMembership: existing } = membershipPayment;
  return membershipOf(existing && { id: existing.membershipId, appId: existing.appId });
}

const membershipOf = (sent: { id?: string; appId?: string } | undefined): Line['membership'] | null =>
  sent ? readMembership(sent) : null;

function paidAs(line: Line, updates: readonly LineUpdate[]): Line {
  const update = updates.find(({ lineItemId }) => lineItemId.toLowerCase() === line.id);
  const payment = update && paymentOf(update);
  if (payment === undefined) return line;
  const { membership: _, ...others } = line;
  return payment ? { ...others, membership: payment } : others;
}

function refuseUnknown({ lines }: Cart, ids: readonly string[]): Refusal | null {
  const known = new Set(lines.map(({ id }) => id));
  const unknown = ids.filter((id) => !known.has(id.toLowerCase()));
  return unknown.length > 0 ? refuse('LINE_ITEM_NOT_FOUND_IN_CART', { lineItemIds: unknown }) : null;
}

function refuseQuantities({ lines }: Cart, changes: readonly { id: string; quantity: number }[]): Refusal | null {
  for (const { id, quantity } of changes) {
    const line = lines.find((one) => one.id === id.toLowerCase());
    if (!line) continue;
    const data = { lineItemId: line.id, requestedQuantity: quantity };
    if (line.item.custom?.fixedQuantity && quantity !== line.quantity) return refuse('FIXED_QUANTITY_ITEM', data);
    const { status, quantityAvailable } = availabilityOf({ ...line, quantity });
    if (status === 'NOT_FOUND') return refuse('ITEM_NOT_FOUND_IN_CATALOG', data);
    if (status !== 'AVAILABLE')
      return refuse('INSUFFICIENT_INVENTORY', { ...data, availableQuantity: quantityAvailable ?? 0 });
  }
  return null;
}
