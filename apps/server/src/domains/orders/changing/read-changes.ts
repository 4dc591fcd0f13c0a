import type { orders, Request } from '@stoa/contract';
import type { Context } from '../../../context.ts';
import { isRecord } from '../../../platform/is-record.ts';
import { invalid, type Refusal, type Violation } from '../../../platform/refusal.ts';
import { changed, withoutNulls } from '../../purchase/index.ts';
import { withKeptAgreements } from '../agreements.ts';
import type { Order } from '../order.ts';
import { recipientOf, viewOrder } from '../order-view.ts';

export type SentOrder = Request<typeof orders.updateOrder>['order'];
type Party = Order['billingInfo'];
type SentParty = SentOrder['billingInfo'];

/** Reads changes of an order as sent; a refusal if they are none that an order takes. */
export function readChanges(ctx: Pick<Context, 'addresses' | 'site'>, before: Order, sent: SentOrder): Order | Refusal {
  const violations = [...fixed(ctx, before, sent), ...lacking(sent), ...undelivered(before, sent)];
  const [first, ...others] = violations;
  if (first) return invalid(first, ...others);
  const { buyerInfo, buyerLanguage, weightUnit, billingInfo, recipientInfo, shippingInfo } = sent;
  const language = buyerLanguage || before.language;
  const destination = shippingInfo?.logistics?.shippingDestination;
  const recipient = before.recipientInfo ?? recipientOf(before);
  return {
    ...before,
    email: changed(buyerInfo?.email, before.email),
    archived: changed(sent.archived, before.archived) ?? false,
    language,
    ...(language !== before.language && { siteLanguage: before.siteLanguage ?? before.language }),
    weightUnit: weightUnit === 'KG' || weightUnit === 'LB' ? weightUnit : before.weightUnit,
    billingInfo: merged(before.billingInfo, billingInfo),
    ...(before.delivery && {
      delivery: { ...before.delivery, destination: merged(before.delivery.destination, destination) },
    }),
    ...(recipientInfo && !isWithin(recipientInfo, recipient) && { recipientInfo: merged(recipient, recipientInfo) }),
    ...(sent.seenByAHuman != null && { seenByAHuman: sent.seenByAHuman }),
    ...(sent.attributionSource && { attributionSource: sent.attributionSource }),
    ...(sent.extendedFields && { extendedFields: withKeptAgreements(before.extendedFields, sent.extendedFields) }),
  };
}

/** A person's details with those that were sent. An address in another country has nothing of the one before. */
function merged(known: Party, sent: SentParty): Party {
  if (!sent) return known;
  const { address, contactDetails } = sent;
  const isMoved = Boolean(address?.country && known?.address?.country && address.country !== known.address.country);
  return {
    ...known,
    ...(address && { address: overlaid(isMoved ? {} : known?.address, address) }),
    ...(contactDetails && { contactDetails: overlaid(known?.contactDetails, contactDetails) }),
  };
}

/** The known fields with those that were sent; null takes one away, and nothing at all takes all of them. */
function overlaid<T extends object>(known: T | undefined, sent: T): T {
  return Object.keys(sent).length === 0 ? sent : (withoutNulls({ ...known, ...sent }) as T);
}

/** What an order cannot do without. */
function lacking({ buyerInfo, billingInfo, recipientInfo, shippingInfo }: SentOrder): Violation[] {
  const destination = shippingInfo?.logistics?.shippingDestination;
  const parts: [string, object | undefined][] = [
    ['order.buyerInfo', buyerInfo],
    ['order.billingInfo.contactDetails', billingInfo?.contactDetails],
    ['order.recipientInfo.contactDetails', recipientInfo?.contactDetails],
    ['order.shippingInfo.logistics.shippingDestination.contactDetails', destination?.contactDetails],
  ];
  return parts
    .filter(([, part]) => part && Object.keys(part).length === 0)
    .map(([field]) => ({ field, description: 'cannot be removed', violatedRule: 'OTHER' }));
}

/** Goods that are not sent have no address to be sent to. */
function undelivered({ delivery }: Order, { shippingInfo }: SentOrder): Violation[] {
  if (!shippingInfo?.logistics?.shippingDestination || (delivery && !delivery.pickup)) return [];
  const field = 'order.shippingInfo.logistics.shippingDestination';
  return [{ field, description: 'is set only for an order that is sent to its buyer', violatedRule: 'OTHER' }];
}

/** The fields that updates change. */
const OPEN = new Set([
  'id',
  'archived',
  'attributionSource',
  'billingInfo',
  'buyerLanguage',
  'extendedFields',
  'recipientInfo',
  'seenByAHuman',
  'weightUnit',
]);

/** Fields that were agreed on, sent with other values than they have. */
function fixed(ctx: Pick<Context, 'addresses' | 'site'>, before: Order, sent: SentOrder): Violation[] {
  const known = viewOrder(ctx, before) as Record<string, unknown>;
  const { email: _email, ...buyer } = sent.buyerInfo ?? {};
  const { logistics, ...shipping } = sent.shippingInfo ?? {};
  const { shippingDestination: _destination, ...rest } = logistics ?? {};
  const agreed = { ...sent, buyerInfo: buyer, shippingInfo: { ...shipping, logistics: rest } };
  return Object.entries(agreed)
    .filter(([name, value]) => !OPEN.has(name) && !isWithin(value, known[name]))
    .map(([name]) => ({ field: `order.${name}`, description: 'cannot be changed', violatedRule: 'OTHER' }));
}

/** Whether a value says nothing that another one does not say. */
export function isWithin(value: unknown, known: unknown): boolean {
  if (isRecord(value))
    return Object.entries(value).every(([name, inner]) => isWithin(inner, isRecord(known) ? known[name] : undefined));
  if (Array.isArray(value))
    return (
      value.length === (Array.isArray(known) ? known.length : 0) &&
      value.every((each, index) => isWithin(each, (known as unknown[])[index]))
    );
  return value === known || value === null || value === undefined;
}
