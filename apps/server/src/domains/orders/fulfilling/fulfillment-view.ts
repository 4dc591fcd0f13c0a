import type { orderFulfillments, Request, Response } from '@stoa/contract';
import { carrierOf } from '@stoa/contract/ecom/carriers';
import { invalid, type Refusal, type Violation } from '../../../platform/refusal.ts';
import { changed, withoutNulls } from '../../purchase/index.ts';
import { type Fulfillment, fulfillmentWords, type Tracking } from './fulfillment.ts';

export type WireFulfillments = NonNullable<
  Response<typeof orderFulfillments.listFulfillmentsForSingleOrder>['orderWithFulfillments']
>;
type Sent = Omit<Request<typeof orderFulfillments.updateFulfillment>['fulfillment'], 'id' | 'lineItems'>;

/** The fulfilments of an order on the wire, oldest first. */
export const viewFulfillments = (order: { id: string; fulfillments: readonly Fulfillment[] }): WireFulfillments => ({
  orderId: order.id,
  fulfillments: order.fulfillments.map(({ id, createdDate, lines, tracking, custom, status, completed }) => ({
    id,
    createdDate,
    lineItems: lines,
    ...(tracking && { trackingInfo: viewTracking(tracking) }),
    ...(custom && { customInfo: { fieldsData: custom } }),
    ...withoutNulls({ status, completed }),
  })),
});

const viewTracking = ({ number, carrier, link }: Tracking) =>
  withoutNulls({
    trackingNumber: number,
    shippingProvider: carrier,
    trackingLink: trackingLink(carrier, number) ?? link,
  });

/** The page on which a known carrier shows where a parcel is. */
const trackingLink = (carrier: string | null, number: string | null): string | null =>
  number ? (carrierOf(carrier)?.linkOf(number) ?? null) : null;

type Information = Pick<Fulfillment, 'tracking' | 'custom' | 'status' | 'completed'>;

/**
 * The known information with the changes of a request. Null takes a field away, and an empty message all that it holds.
 * Tracking and custom information replace each other.
 */
export function readInformation(known: Information, sent: Sent): Information | Refusal {
  const violations = [...wrongStatus(sent), ...wrongLink(sent)];
  if (violations.length > 0) return invalid(...violations);
  const { trackingInfo, customInfo, status, completed } = sent;
  const rest = { status: changed(status, known.status), completed: changed(completed, known.completed) };
  if (trackingInfo) return { ...rest, tracking: readTracking(known.tracking, trackingInfo), custom: null };
  if (customInfo) return { ...rest, tracking: null, custom: customInfo.fieldsData ?? null };
  return { ...rest, tracking: known.tracking, custom: known.custom };
}

export const noInformation: Information = { tracking: null, custom: null, status: null, completed: null };

function readTracking(known: Tracking | null, sent: NonNullable<Sent['trackingInfo']>): Tracking | null {
  if (Object.keys(sent).length === 0) return null;
  const { trackingNumber = known?.number, shippingProvider = known?.carrier, trackingLink: link = known?.link } = sent;
  const number = trackingNumber?.trim() || null;
  const carrier = carrierOf(shippingProvider)?.id ?? (shippingProvider?.trim() || null);
  const tracking = { number, carrier, link: trackingLink(carrier, number) ? null : (link ?? null) };
  return number || carrier || tracking.link ? tracking : null;
}

function wrongStatus({ status }: Sent): Violation[] {
  if (status == null || fulfillmentWords.includes(status)) return [];
  const description = `must be one of ${fulfillmentWords.join(', ')}`;
  return [{ field: 'fulfillment.status', description, violatedRule: 'INVALID_ENUM_VALUE' }];
}

/** Buyers follow the link, so that it must lead to a page of the web. */
function wrongLink({ trackingInfo }: Sent): Violation[] {
  const link = trackingInfo?.trackingLink;
  if (link == null || (URL.canParse(link) && /^https?:/i.test(link))) return [];
  const description = 'must begin with https:// or http://';
  return [{ field: 'fulfillment.trackingInfo.trackingLink', description, violatedRule: 'FORMAT' }];
}
