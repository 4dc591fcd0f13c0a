import type { deliverySolutions, Request } from '@stoa/contract';
import { formatAmount, parseAmount, toDecimal } from '@stoa/money';
import type { Context } from '../../context.ts';
import { refuse } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import { deliveryOffer } from './delivery-rates.ts';
import { deliveryRulesOf } from './delivery-rules.store.ts';
import { type DeliveryOption, inWordsOf } from './rates/delivery-option.ts';
import type { ParcelLine } from './rates/offer.ts';
import { regionOf } from './rates/regions.ts';

type Service = typeof deliverySolutions;
type Item = Request<Service['getDeliverySolutions']>['lineItems'][number];

/** The ways to deliver items that somebody describes, whether or not they are in the catalogue. */
export const getDeliverySolutions: UseCase<Service['getDeliverySolutions']> = async (ctx, request) => {
  const { site } = ctx;
  const { lineItems, destination, currency } = request;
  if (currency?.toUpperCase() !== site.currency) return refuse('MISSING_CURRENCY_IN_THE_REQUEST_HEADERS');
  if (!destination.country) return refuse('REQUIRED_COUNTRY');
  const rules = await deliveryRulesOf(ctx);
  const usual = rules.profiles.find((profile) => profile.default);
  if (!usual) return refuse('MISSING_DEFAULT_DELIVERY_PROFILE');
  const place = { country: destination.country, subdivision: destination.subdivision ?? null };
  const isCovered = rules.profiles.some(({ deliveryRegions = [] }) => regionOf(deliveryRegions, place));
  if (!isCovered) return refuse('NO_DELIVERY_REGION_FOUND', { country: place.country });
  const lines = lineItems
    .filter(({ physicalProperties }) => physicalProperties?.shippable !== false)
    .map((item) => parcelLine(item, site.currency));
  const { options, problems } = await deliveryOffer(ctx, { rules, lines, destination });
  return {
    deliverySolutions: options.slice(0, 1000).map((option) => viewSolution(ctx, option)),
    errors: problems.map(({ carrierId, code = 'GENERIC_ERROR', description }) => ({
      appId: carrierId,
      errorDetails: { applicationError: { code, description } },
    })),
  };
};

function parcelLine(item: Item, currency: string): ParcelLine {
  const { id = '', name = '', quantity = 1, catalogReference, physicalProperties, deliveryProfileId } = item;
  const { appId, catalogItemId } = catalogReference ?? {};
  const reference = appId && catalogItemId ? { appId, id: catalogItemId, options: catalogReference?.options } : null;
  const unit = item.priceBeforeDiscount ?? item.price ?? '0';
  const whole = item.totalPrice ?? item.totalPriceBeforeDiscount;
  const minor = (amount: string) => parseAmount(amount, currency, 'half-up') ?? 0;
  return {
    id,
    name,
    quantity,
    item: reference,
    weight: physicalProperties?.weight ?? null,
    total: whole === null || whole === undefined ? minor(unit) * quantity : minor(whole),
    deliveryProfileId: deliveryProfileId ?? null,
  };
}

function viewSolution({ site }: Context, option: DeliveryOption) {
  const { currency, language, timeZone } = site;
  const { code, title, carrierId, price, charges, deliveryTime, instructions, pickup, slot } = inWordsOf(
    option,
    language,
  );
  const view = (amount: number) => {
    const [decimal, formatted] = [toDecimal(amount, currency), formatAmount(amount, currency, language)];
    return {
      amount: decimal,
      convertedAmount: decimal,
      formattedAmount: formatted,
      formattedConvertedAmount: formatted,
    };
  };
  return {
    code,
    deliveryReference: { code, appId: carrierId },
    title,
    logistics: {
      deliveryTime,
      instructions,
      ...(pickup && { pickupDetails: { address: pickup, pickupMethod: 'STORE_PICKUP' as const } }),
      ...(slot && { deliveryTimeSlot: { ...slot, timeZone } }),
    },
    cost: {
      price: toDecimal(price, currency),
      currency,
      deliveryPrice: view(price),
      additionalCosts: charges.map(({ details, amount }) => ({ description: details, deliveryPrice: view(amount) })),
    },
    deliveryAllocations: viewAllocations(option),
    partial: option.partial,
  };
}

/** Who brings which lines, as every API writes it. */
export const viewAllocations = ({ allocations }: Pick<DeliveryOption, 'allocations'>) =>
  allocations.map(({ carrierId, code, regionId, regionName, lineIds }) => ({
    deliveryCarrier: { appId: carrierId, code },
    deliveryRegion: { id: regionId, name: regionName.slice(0, 100) },
    ...(lineIds && { applicableLineItems: { lineItemIds: lineIds } }),
  }));
