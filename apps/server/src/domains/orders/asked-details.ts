import type { Context } from '../../context.ts';
import { invalid, type Refusal, refuse } from '../../platform/refusal.ts';
import type { Checkout } from '../checkout/index.ts';
import type { CheckoutRules } from '../checkout-settings/index.ts';
import { priceStyle } from '../currencies/index.ts';
import { chosenDelivery, isShippable, type Quote, viewViolations } from '../purchase/index.ts';

/**
 * The refusal of an order that lacks what the site asks of buyers: a minimum, the consent of whoever checks its orders, or
 * details that it requires. Staff and apps know what they do.
 */
export function refuseUnasked(
  ctx: Pick<Context, 'caller' | 'site' | 'displayCurrency'>,
  checkout: Checkout,
  quote: Quote,
  rules: CheckoutRules,
): Refusal | null {
  const { kind } = ctx.caller;
  if (kind === 'staff' || kind === 'app') return null;
  const violations = viewViolations([], quote, priceStyle(ctx, checkout.displayCurrency)).filter(
    ({ severity }) => severity === 'ERROR',
  );
  if (violations.length > 0) return refuse('VIOLATIONS_WITH_ERROR_SEVERITY', { violations });
  if (quote.calculationErrors.unanswered?.validations.length)
    return refuse('FAILED_TO_RETRIEVE_VALIDATIONS_VIOLATIONS');
  const [first, ...others] = missingIn(checkout, quote, rules);
  if (!first) return null;
  const violation = (field: string) => ({
    field,
    description: 'is required by this site',
    violatedRule: 'REQUIRED_FIELD' as const,
  });
  return invalid(violation(first), ...others.map(violation));
}

/** The paths of the required details that a checkout lacks. */
function missingIn(checkout: Checkout, quote: Quote, rules: CheckoutRules): string[] {
  const { shippingDestination: destination, billingInfo } = checkout;
  const isDelivered = checkout.lines.some(isShippable);
  const isCollected = isDelivered && Boolean(chosenDelivery(quote)?.pickup);
  const info = (isDelivered ? destination : billingInfo) ?? billingInfo ?? destination;
  const path = info && info === destination ? 'checkout.shippingInfo.shippingDestination' : 'checkout.billingInfo';
  const hasPlace = !isCollected && (isDelivered || !rules.minimalBilling);
  const { customField } = rules;
  const answer = checkout.customFields?.find(({ title }) => title === customField.title)?.value;
  return [
    ...(lacks(rules.phone, info?.contactDetails?.phone) ? [`${path}.contactDetails.phone`] : []),
    ...(lacks(rules.company, info?.contactDetails?.company) ? [`${path}.contactDetails.company`] : []),
    ...(hasPlace && lacks(rules.addressLine2, info?.address?.addressLine2) ? [`${path}.address.addressLine2`] : []),
    ...(lacks(customField.use, answer) ? ['checkout.customFields'] : []),
  ];
}

const lacks = (use: CheckoutRules['phone'], value: unknown): boolean =>
  use === 'REQUIRED' && (value === null || value === undefined || (typeof value === 'string' && value.trim() === ''));
