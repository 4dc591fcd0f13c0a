import type { Context } from '../../../context.ts';
import { invalid, type Refusal, type Violation } from '../../../platform/refusal.ts';
import { mainLanguageOf } from '../../../site.ts';
import { withoutNulls } from '../../purchase/index.ts';
import type { Order, OrderDelivery, StatedOrder } from '../order.ts';
import { FIRST_STATUS } from '../order-machine.ts';
import { readAmounts, withFormats, wrongAmounts } from './read-amounts.ts';
import { readLine } from './read-line.ts';
import type { SentOrder } from './sent-order.ts';

/**
 * An order as a program writes it: its amounts are taken as given, and what is sent of it is shown. It has no number and
 * has not been placed.
 */
export function readOrder(ctx: Context, sent: SentOrder): Order | Refusal {
  const currency = sent.currency ?? ctx.site.currency;
  const [first, ...others] = violationsOf(sent, currency);
  if (first) return invalid(first, ...others);
  const style = { currency, language: ctx.site.language };
  const now = ctx.now().toISOString();
  const isTaxIncluded = sent.taxIncludedInPrices ?? false;
  const { minor, taxed } = readAmounts(currency);
  const summary = sent.priceSummary;
  const totals = {
    subtotal: minor(summary.subtotal),
    discount: minor(summary.discount),
    shipping: minor(summary.shipping),
    additionalFees: minor(summary.totalAdditionalFees),
    tax: minor(summary.tax),
    total: minor(summary.total),
  };
  const { visitorId, memberId } = sent.buyerInfo ?? {};
  return {
    id: ctx.newId(),
    number: '',
    checkoutId: null,
    buyerId: memberId ?? visitorId ?? null,
    revision: '1',
    status: FIRST_STATUS,
    archived: sent.archived ?? false,
    email: sent.buyerInfo?.email ?? null,
    currency,
    total: totals.total,
    purchasedDate: null,
    createdDate: now,
    updatedDate: now,
    payments: [],
    fulfillments: [],
    buyer: memberId ? { memberId } : { ...(visitorId && { visitorId }) },
    createdBy: ctx.caller.kind === 'staff' ? { userId: ctx.caller.id } : {},
    contactId: sent.buyerInfo?.contactId ?? null,
    channelType: (sent.channelInfo.type ?? 'OTHER_PLATFORM') as Order['channelType'],
    buyerNote: sent.buyerNote ?? null,
    language: sent.buyerLanguage || ctx.site.language,
    siteLanguage: sent.siteLanguage || mainLanguageOf(ctx.site),
    weightUnit: sent.weightUnit === 'KG' || sent.weightUnit === 'LB' ? sent.weightUnit : ctx.site.settings.weightUnit,
    taxIncludedInPrices: isTaxIncluded,
    lines: sent.lineItems.map((line) => readLine(ctx, line, sent, style)),
    delivery: readDelivery(sent, currency),
    totals,
    fees: (sent.additionalFees ?? []).map((fee) => ({
      id: fee.id ?? ctx.newId(),
      name: fee.name ?? '',
      price: minor(fee.price),
      ...taxed(
        { ...fee, totalPriceBeforeTax: fee.priceBeforeTax, totalPriceAfterTax: fee.priceAfterTax },
        minor(fee.price),
        isTaxIncluded,
      ),
    })),
    tip: null,
    adjustments: [],
    giftCards: [],
    taxBreakdown: [],
    billingInfo: sent.billingInfo ?? null,
    ...(sent.recipientInfo && { recipientInfo: sent.recipientInfo }),
    customFields: (sent.customFields ?? null) as Order['customFields'],
    extendedFields: sent.extendedFields ?? null,
    activities: [],
    ...(sent.seenByAHuman != null && { seenByAHuman: sent.seenByAHuman }),
    ...(sent.attributionSource && { attributionSource: sent.attributionSource }),
    ...(sent.tags && {
      tags: {
        publicTags: { tagIds: sent.tags.tags?.tagIds ?? [] },
        privateTags: { tagIds: sent.tags.privateTags?.tagIds ?? [] },
      },
    }),
    stated: { wire: statedFields(sent, style) },
  };
}

/** What was sent in place of what would follow from lines and amounts. */
function statedFields(sent: SentOrder, style: { currency: string; language: string }): StatedOrder['wire'] {
  const fields = withoutNulls({
    appliedDiscounts: sent.appliedDiscounts,
    additionalFees: sent.additionalFees,
    taxSummary: sent.taxSummary,
    taxInfo: sent.taxInfo,
    channelInfo: sent.channelInfo,
    currencyConversionDetails: sent.currencyConversionDetails,
    checkoutId: sent.checkoutId,
    purchaseFlowId: sent.purchaseFlowId,
    businessLocation: sent.businessLocation,
    platformFeeSummary: sent.platformFeeSummary,
  });
  return withFormats(fields, style) as StatedOrder['wire'];
}

/** A delivery as a program writes it: its amounts are taken as given. */
export function readDelivery(
  { shippingInfo, taxIncludedInPrices }: Pick<SentOrder, 'shippingInfo' | 'taxIncludedInPrices'>,
  currency: string,
): OrderDelivery | null {
  if (!shippingInfo) return null;
  const { carrierId, code, title, logistics, cost, region } = shippingInfo;
  const { minor, taxed } = readAmounts(currency);
  const price = minor(cost?.price);
  return {
    code: code ?? '',
    ...(carrierId && { carrierId }),
    title: title ?? '',
    deliveryTime: logistics?.deliveryTime ?? null,
    instructions: logistics?.instructions ?? null,
    deliverByDate: logistics?.deliverByDate ?? null,
    pickup: Boolean(logistics?.pickupDetails),
    pickupAddress: (logistics?.pickupDetails?.address ?? null) as OrderDelivery['pickupAddress'],
    slot: (logistics?.deliveryTimeSlot ?? null) as OrderDelivery['slot'],
    regionName: region?.name ?? null,
    destination: logistics?.shippingDestination ?? null,
    prices: {
      ...{ optionId: code ?? '', title: title ?? '', price, discount: 0 },
      ...taxed(cost ?? {}, price, taxIncludedInPrices ?? false),
    },
  };
}

function violationsOf(sent: SentOrder, currency: string): Violation[] {
  const { lineItems, priceSummary } = sent;
  const digital = lineItems.flatMap(({ itemType, digitalFile }, index) =>
    itemType.preset === 'DIGITAL' && !digitalFile
      ? [
          {
            field: `order.lineItems[${index}].digitalFile`,
            description: 'is required by a digital item',
            violatedRule: 'REQUIRED_FIELD' as const,
          },
        ]
      : [],
  );
  const ids = lineItems.flatMap(({ id }) => id || []);
  const wrongIds = lineItems.flatMap(({ id }, index) =>
    id && (!GUID.test(id) || ids.indexOf(id) !== ids.lastIndexOf(id))
      ? [
          {
            field: `order.lineItems[${index}].id`,
            description: 'must be empty, or a GUID that no other line has',
            violatedRule: 'FORMAT' as const,
          },
        ]
      : [],
  );
  const amounts = wrongAmounts(sent, currency, 'order').map((field) => ({
    field,
    description: `is not an amount of ${currency}`,
    violatedRule: 'FORMAT' as const,
  }));
  const total = priceSummary.total?.amount
    ? []
    : [
        {
          field: 'order.priceSummary.total.amount',
          description: 'is required',
          violatedRule: 'REQUIRED_FIELD' as const,
        },
      ];
  return [...digital, ...wrongIds, ...amounts, ...total];
}

const GUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
