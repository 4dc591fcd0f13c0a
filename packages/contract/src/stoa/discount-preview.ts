/** What a discount does to the price of a cart, before it is saved. */
import { DiscountRule } from '../ecom/discount-rules.ts';
import { CouponSpecification } from '../marketing/coupons.ts';
import { backOffice, operation, service } from '../operation.ts';
import { boolean, choice, decimal, guid, integer, list, message, ref, text } from '../schema.ts';
import { CatalogReference } from '../shared/commerce.ts';

export const MOST_PREVIEWED_ITEMS = 20;

const PreviewedItem = message('DiscountPreviewItem', {
  catalogReference: ref(CatalogReference),
  quantity: integer({ minimum: 1, maximum: 100_000 }),
});
const PreviewedLine = message('DiscountPreviewLine', {
  productName: text(),
  quantity: integer(),
  /** The price of the whole line with the site's other discounts. */
  priceBefore: decimal(),
  /** The same with the previewed discount as well. */
  priceAfter: decimal(),
});
const PreviewedDiscount = message('DiscountPreviewDiscount', {
  name: text(),
  amount: decimal(),
  /** Whether this is the discount that is previewed, rather than another one of the site. */
  isPreviewed: boolean,
});
/**
 * `NOT_APPLICABLE`: it is for other items, or for more of them. `CONDITION_NOT_MET` and `MINIMUM_NOT_REACHED`: the cart
 * does not qualify. `OTHER_DISCOUNTS`: those leave it nothing to take off. `FREE_DELIVERY`: only delivery is free.
 */
const Outcome = choice(
  'APPLIED',
  'FREE_DELIVERY',
  'NOT_APPLICABLE',
  'CONDITION_NOT_MET',
  'MINIMUM_NOT_REACHED',
  'OTHER_DISCOUNTS',
);

export const discountPreview = service('stoa.discount-preview', ['/stoa'], {
  previewDiscount: operation({
    method: 'POST',
    effect: 'read',
    path: '/v1/discounts/preview',
    summary: 'Price a cart with an automatic discount or a coupon that need not be saved, and without it',
    permit: backOffice('ECOM.DISCOUNT_RULES_READ', 'COUPONS.MANAGE'),
    request: {
      lineItems: list(ref(PreviewedItem), { minItems: 1, maxItems: MOST_PREVIEWED_ITEMS }),
      /** Either this or a coupon. */
      discountRule: ref(DiscountRule),
      /** The saved automatic discount that it is a new version of. */
      discountRuleId: guid,
      specification: ref(CouponSpecification),
    },
    response: {
      currency: text(),
      lines: list(ref(PreviewedLine)),
      /** Before delivery, and tax that prices do not include. */
      totalBefore: decimal(),
      totalAfter: decimal(),
      outcome: Outcome,
      /** Whether it is switched on, has begun and is not over. It is previewed as if it were, whatever its uses so far. */
      inForce: boolean,
      discounts: list(ref(PreviewedDiscount)),
    },
    required: [
      'lineItems',
      'lineItems.catalogReference',
      'lineItems.catalogReference.catalogItemId',
      'lineItems.catalogReference.appId',
      'discountRule.name',
      'discountRule.discounts',
      'specification.name',
      'specification.code',
      'specification.startTime',
    ],
    errors: ['ITEM_NOT_FOUND_IN_CATALOG', 'LINE_AMOUNT_TOO_LARGE', 'DISCOUNT_TYPE_AND_DISCOUNT_VALUE_MISMATCH'],
  }),
});
