import type { cartsV2, Response } from '@stoa/contract';
import { GIFT_CARDS_APP_ID } from '@stoa/contract/ecom/fixed-ids';
import type { Adjustment, ItemPrices } from '@stoa/pricing';
import type { Context } from '../../context.ts';
import type { Cart } from '../carts/index.ts';
import { type PriceStyle, priceStyle, shownCurrencyOf } from '../currencies/index.ts';
import {
  availabilityOf,
  discountLines,
  type Line,
  type NamedGiftCard,
  nameCardOf,
  type Rules,
  unitPriceAfterRules,
  viewLine,
  viewPayment,
  withoutNulls,
} from '../purchase/index.ts';
import { confirmedOf, confirmedPurchaseOf } from './confirmed.ts';
import { untranslated, viewMoney } from './money.ts';

export type WireCartV2 = NonNullable<Response<typeof cartsV2.getCart>['cart']>;
type WireLine = NonNullable<WireCartV2['lineItems']>[number];
type ViewContext = Pick<Context, 'addresses' | 'site' | 'displayCurrency' | 'now'>;

/** Whether a cart was ordered, and by which order. */
type Ordering = { orderPlaced: boolean; orderId?: string | null };

/** A cart as the second generation of clients sees it. Its lines must have been looked up. */
export function viewCartV2(
  ctx: ViewContext,
  cart: Cart,
  rules: Rules,
  ordering: Ordering = { orderPlaced: false },
): WireCartV2 {
  const { site } = ctx;
  const style = priceStyle(ctx);
  const {
    lines,
    adjustments,
    coupon,
    giftCard: own,
    taxIncludedInPrices,
  } = discountLines(ctx, confirmedPurchaseOf(cart), rules);
  const { giftCardCode, giftCardAppId } = cart;
  const giftCard = own ?? (giftCardAppId && giftCardCode ? nameCardOf(giftCardAppId, giftCardCode) : null);
  return {
    id: cart.id,
    createdDate: cart.createdDate,
    updatedDate: cart.updatedDate,
    revision: cart.revision,
    lineItems: cart.lines.map((line, index) => viewLineV2(ctx, line, lines[index] as ItemPrices, adjustments)),
    subtotal: viewMoney(
      lines.reduce((total, line) => total + line.linePriceAfterRules, 0),
      style,
    ),
    coupons: coupon ? [{ id: coupon.id, code: coupon.code }] : [],
    source: {
      channelType: cart.channelType ?? 'WEB',
      externalReferences: cart.externalReference ? [cart.externalReference] : [],
      createdBy: ownerOfCart(cart),
      ...withoutNulls({ customContentReference: cart.customContentReference }),
    },
    businessInfo: {
      ...withoutNulls({ locationId: cart.businessLocationId }),
      languageCode: site.language,
      currencyCode: site.currency,
    },
    customerInfo: viewCustomer(ctx, cart),
    deliveryInfo: {
      ...withoutNulls({ address: cart.contactInfo?.address }),
      ...(cart.selectedShippingOption && {
        method: withoutNulls({
          code: cart.selectedShippingOption.code,
          appId: cart.selectedShippingOption.carrierId,
        }),
      }),
      weightUnit: site.settings.weightUnit,
    },
    taxInfo: {
      pricesIncludeTax: taxIncludedInPrices,
      ...withoutNulls({ taxExemptGroupId: cart.taxExemptGroupId }),
    },
    paymentInfo: {
      giftCards: giftCard ? [viewGiftCard(giftCard, cart.giftCardLimit ?? null, style)] : [],
      currencyCode: site.currency,
      ...withoutNulls({ billingAddress: cart.billingAddress, billingContact: cart.billingContact }),
    },
    ...withoutNulls({
      note: cart.buyerNote,
      customCheckoutUrl: cart.overrideCheckoutUrl,
      extendedFields: cart.extendedFields,
      settings: viewSettings(cart.customSettings),
    }),
    ...withoutNulls(ordering),
    currentCart: cart.isCurrent,
    demo: false,
  };
}

const ownerOfCart = ({ ownerKind, ownerId }: Cart): { memberId?: string; visitorId?: string } => {
  if (ownerKind === 'nobody') return {};
  return ownerKind === 'member' ? { memberId: ownerId } : { visitorId: ownerId };
};

function viewCustomer(ctx: ViewContext, cart: Cart): WireCartV2['customerInfo'] {
  const { firstName, lastName, phone, company, vatId } = cart.contactInfo?.contactDetails ?? {};
  return {
    ...(cart.ownerKind === 'nobody' ? { openAccess: true } : ownerOfCart(cart)),
    ...withoutNulls({ firstName, lastName, phone, company, vatId, email: cart.email, contactId: cart.contactId }),
    languageCode: ctx.site.language,
    currencyCode: shownCurrencyOf(priceStyle(ctx)),
  };
}

const viewGiftCard = (
  { id, obfuscatedCode, appId = GIFT_CARDS_APP_ID }: NamedGiftCard,
  limit: number | null,
  style: PriceStyle,
) => ({
  ...{ id, obfuscatedCode, appId },
  ...(limit !== null && { requestedRedeemAmount: viewMoney(limit, style) }),
});

const viewSettings = (settings: Cart['customSettings']): WireCartV2['settings'] | null =>
  settings && {
    lockGiftCard: settings.lockGiftCard ?? false,
    lockCouponCode: settings.lockCouponCode ?? false,
    policyAgreementCheckboxDisabled: settings.disabledPolicyAgreementCheckbox ?? false,
    manualPaymentDisabled: settings.disabledManualPayment ?? false,
  };

const STATUS = {
  AVAILABLE: 'IN_STOCK',
  PARTIALLY_AVAILABLE: 'PARTIALLY_IN_STOCK',
  NOT_AVAILABLE: 'OUT_OF_STOCK',
  NOT_FOUND: 'REMOVED_FROM_CATALOG',
} as const;

function viewLineV2(ctx: ViewContext, line: Line, priced: ItemPrices, adjustments: readonly Adjustment[]): WireLine {
  const { custom = {}, taxGroupId } = line.item;
  const { picture, ...v1 } = viewLine(ctx, line, priced);
  const { status, quantityAvailable } = availabilityOf(line);
  const money = (amount: number) => viewMoney(amount, priceStyle(ctx));
  return {
    id: line.id,
    name: v1.productName,
    quantityInfo: {
      requestedQuantity: line.quantity,
      confirmedQuantity: confirmedOf(line),
      ...(quantityAvailable !== null && { availableQuantity: quantityAvailable }),
      fixedQuantity: custom.fixedQuantity ?? false,
    },
    pricing: {
      unitPrice: money(unitPriceAfterRules(priced)),
      totalPrice: money(priced.linePriceAfterRules),
      ...withoutNulls({ priceDescription: custom.priceDescription }),
      priceUndetermined: custom.priceUndetermined ?? false,
      breakdown: { fullPrice: money(priced.unitFullPrice), salePrice: money(priced.unitPrice) },
    },
    source: {
      ...(line.reference && { catalogReference: line.reference }),
      ...('catalogOverrideFields' in v1 && { catalogOverrideFields: viewOverridesV2(v1.catalogOverrideFields) }),
      ...withoutNulls({ rootCatalogItemId: custom.rootCatalogItemId }),
    },
    attributes: {
      descriptionLines: v1.descriptionLines,
      image: picture,
      ...('url' in v1 && v1.url && { url: v1.url }),
      itemType: v1.itemType,
      physicalProperties: v1.physicalProperties,
      membersOnly: line.item.restriction === 'MEMBERS_ONLY',
      ...('subscriptionOptionInfo' in v1 && { subscriptionInfo: v1.subscriptionOptionInfo }),
      ...withoutNulls({ serviceProperties: custom.serviceProperties, policies: custom.policies }),
    },
    deliveryConfig: withoutNulls({ deliveryProfileId: custom.deliveryProfileId }),
    taxConfig: withoutNulls({ taxGroupId, taxableAddress: custom.taxableAddress }),
    paymentConfig: { ...viewPayment(priced.payment, money), savePaymentMethod: false, ...viewMembership(line) },
    status: STATUS[status],
    modifierGroups: viewModifiers(v1),
    discounts: adjustments.flatMap(({ source, name, byLine }) =>
      source === 'RULE' && byLine[line.id]
        ? [
            {
              name: untranslated(name),
              amountOff: money(byLine[line.id] ?? 0),
              source: { sourceType: 'AUTOMATIC_RULE' as const },
            },
          ]
        : [],
    ),
    customLineItem: line.reference === null,
  };
}

const viewMembership = ({ membership }: Line): Pick<NonNullable<WireLine['paymentConfig']>, 'membership'> =>
  membership ? { membership: { existingMembership: { appId: membership.appId, membershipId: membership.id } } } : {};

function viewOverridesV2(overrides: ReturnType<typeof viewLine>['catalogOverrideFields'] = {}) {
  const { productName, price, ...others } = overrides;
  return { ...others, ...withoutNulls({ name: productName, salePrice: price }) };
}

function viewModifiers(line: object): WireLine['modifierGroups'] {
  if (!('modifierGroups' in line)) return [];
  const groups = line.modifierGroups as NonNullable<WireLine['modifierGroups']>;
  return groups.map((group) => ({
    ...group,
    modifiers: (group.modifiers ?? []).map(({ price, ...modifier }) => ({
      ...modifier,
      ...(price && { price: { amount: price.amount, convertedAmount: price.convertedAmount } }),
    })),
  }));
}
