/** Who buys a draft, who gets it and how, and what else is said of it as a whole. */
import type { draftOrders, Request } from '@stoa/contract';
import { messagesIn } from '@stoa/messages';
import { parseAmount } from '@stoa/money';
import type { Context } from '../../context.ts';
import { readSite } from '../../platform/db/index.ts';
import { invalid, isRefusal, type Refusal, refuse } from '../../platform/refusal.ts';
import { languagesOf } from '../../site.ts';
import type { UseCase } from '../../use-case.ts';
import { findLocationName } from '../inventory/index.ts';
import { changeDraft } from './change-draft.ts';
import type { Draft, DraftDelivery } from './draft.ts';
import { priceDraft } from './price-draft.ts';

type Service = typeof draftOrders;
type Buyer = NonNullable<Request<Service['setBuyerInfo']>['buyerInfo']>;

export const setBuyerInfo: UseCase<Service['setBuyerInfo']> = (ctx, { draftOrderId, buyerInfo = {} }) =>
  changeDraft(ctx, draftOrderId, (draft) => ({ ...draft, buyer: readBuyer(buyerInfo) }));

export const readBuyer = ({ memberId, visitorId, contactId, email }: Buyer): Draft['buyer'] => ({
  ...(memberId ? { memberId } : visitorId && { visitorId }),
  contactId: contactId ?? null,
  email: email ?? null,
});

/** What has to be delivered goes to whoever gets it. */
export const setRecipientInfo: UseCase<Service['setRecipientInfo']> = (ctx, { draftOrderId, recipientInfo = null }) =>
  changeDraft(ctx, draftOrderId, (draft) => withRecipient(draft, recipientInfo));

export const withRecipient = <D extends Omit<Draft, 'seen'>>(draft: D, recipientInfo: Draft['recipientInfo']): D => ({
  ...draft,
  recipientInfo,
  delivery:
    draft.delivery && !draft.delivery.pickup ? { ...draft.delivery, destination: recipientInfo } : draft.delivery,
});

export const setBillingInfo: UseCase<Service['setBillingInfo']> = (ctx, { draftOrderId, billingInfo = null }) =>
  changeDraft(ctx, draftOrderId, (draft) => ({ ...draft, billingInfo }));

export const setTaxExemption: UseCase<Service['setTaxExemption']> = (ctx, { draftOrderId, taxExempt }) =>
  changeDraft(ctx, draftOrderId, (draft) => ({ ...draft, isTaxExempt: taxExempt }));

/** An order that was placed was sold where it was. */
export const setBusinessLocation: UseCase<Service['setBusinessLocation']> = (ctx, { draftOrderId, businessLocation }) =>
  changeDraft(ctx, draftOrderId, async (draft) => {
    if (draft.original) return refuse('BUSINESS_LOCATION_CANNOT_BE_EDITED');
    const location = await readLocation(ctx, businessLocation, 'businessLocation.id');
    return isRefusal(location) ? location : { ...draft, location };
  });

/** A location of the site; null for none. */
export async function readLocation(
  ctx: Context,
  sent: { id?: string } | undefined,
  field: string,
): Promise<Draft['location'] | Refusal> {
  if (!sent?.id) return null;
  const id = sent.id.toLowerCase();
  const name = await readSite(ctx, (tx) => findLocationName(tx, id));
  return name === null
    ? invalid({ field, description: 'is not a location of the site', violatedRule: 'OTHER' })
    : { id, name };
}

export const updateExtendedFields: UseCase<Service['updateExtendedFields']> = async (
  ctx,
  { id, namespace, namespaceData },
) => {
  const changed = await changeDraft(ctx, id, (draft) => ({
    ...draft,
    extendedFields: { namespaces: { ...draft.extendedFields?.namespaces, [namespace]: namespaceData } },
  }));
  if (isRefusal(changed)) return changed;
  const { draftOrder } = changed.calculatedDraftOrder;
  return draftOrder ? { draftOrder } : {};
};

export const setShippingInfo: UseCase<Service['setShippingInfo']> = (ctx, { draftOrderId, shippingInfo }) =>
  changeDraft(ctx, draftOrderId, (draft) => withDelivery(ctx, draft, shippingInfo));

/** Of a delivery that is none of the site's options. */
const OWN_CODE = 'custom';
/** Of one that staff hand over themselves, which everybody reads in their language. */
const IN_PERSON = 'in-person';

/** What a delivery in person is called, in the language of the site and in its others. */
function inPerson({ site }: Pick<Context, 'site'>): Pick<DraftDelivery, 'title' | 'translated'> {
  const titleIn = (language: string) => messagesIn(language).orders.inPerson;
  const wordsIn = (language: string) => ({ title: titleIn(language), deliveryTime: null, instructions: null });
  return {
    title: titleIn(site.language),
    translated: Object.fromEntries(languagesOf(site).map((language) => [language, wordsIn(language)])),
  };
}

type SentDelivery = Request<Service['setShippingInfo']>['shippingInfo'];

/** A draft with a delivery of its own, or with one that the site offers, at its price unless another is sent. */
export async function withDelivery<D extends Omit<Draft, 'seen'>>(
  ctx: Context,
  draft: D,
  sent: SentDelivery,
): Promise<D | Refusal> {
  if (!sent) return { ...draft, delivery: null };
  const { code, carrierId, title, logistics, cost, region } = sent;
  const destination = logistics?.shippingDestination ?? draft.recipientInfo ?? draft.billingInfo;
  const placed = { ...draft, recipientInfo: logistics?.shippingDestination ?? draft.recipientInfo };
  const { offer } = await priceDraft(ctx, { ...placed, delivery: null });
  const option = offer.options.find((one) => one.code === code && (!carrierId || one.carrierId === carrierId));
  const written = cost?.price?.amount;
  const price = written === undefined ? (option?.price ?? null) : parseAmount(written, ctx.site.currency);
  if (price === null && written !== undefined)
    return invalid({
      field: 'shippingInfo.cost.price.amount',
      description: `must be an amount of ${ctx.site.currency}`,
      violatedRule: 'FORMAT',
    });
  const named = code === IN_PERSON && !option && !title ? inPerson(ctx) : { title: title ?? option?.title ?? '' };
  if (price === null || !named.title) return refuse('SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND', { code });
  const pickup = logistics?.pickupDetails?.address ?? option?.pickup ?? null;
  const delivery: DraftDelivery = {
    code: code ?? option?.code ?? OWN_CODE,
    ...((carrierId ?? option?.carrierId) && { carrierId: carrierId ?? option?.carrierId }),
    ...named,
    deliveryTime: logistics?.deliveryTime ?? option?.deliveryTime ?? null,
    instructions: logistics?.instructions ?? option?.instructions ?? null,
    pickup: Boolean(logistics?.pickupDetails ?? option?.pickup),
    pickupAddress: pickup as DraftDelivery['pickupAddress'],
    slot: (logistics?.deliveryTimeSlot ?? option?.slot ?? null) as DraftDelivery['slot'],
    regionName: region?.name ?? option?.allocations[0]?.regionName ?? null,
    destination,
    price,
  };
  return { ...placed, delivery };
}
