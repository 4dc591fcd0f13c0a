import type { checkouts, Request } from '@stoa/contract';
import { parseAmount } from '@stoa/money';
import type { MerchantDiscount } from '@stoa/pricing';
import type { Context } from '../../context.ts';
import { invalid, type Refusal } from '../../platform/refusal.ts';
import { notAllowed } from './read-lines.ts';

type Sent = NonNullable<Request<typeof checkouts.updateCheckout>['merchantDiscounts']>;

/** The discounts by the shop's staff in a request: refused from buyers. Undefined where it does not mention any. */
export function readMerchantDiscounts(
  { caller, site, newId }: Pick<Context, 'caller' | 'site' | 'newId'>,
  sent: Sent | undefined,
): MerchantDiscount[] | undefined | Refusal {
  if (!sent) return undefined;
  if (caller.kind !== 'staff' && caller.kind !== 'app')
    return sent.length === 0 ? undefined : notAllowed('merchantDiscounts', "only the shop's staff can give discounts");
  const given: MerchantDiscount[] = [];
  for (const [index, { amount, percentage, lineItemIds = [] }] of sent.entries()) {
    const minor = amount === undefined ? 0 : parseAmount(amount, site.currency, 'half-up');
    if (percentage === undefined && !minor)
      return invalid({
        field: `merchantDiscounts.${index}`,
        description: 'must have a percentage, or an amount above 0',
        violatedRule: 'REQUIRED_ONE_OF_FIELD',
      });
    given.push({
      id: newId(),
      name: '',
      lineIds: lineItemIds.length > 0 ? lineItemIds.map((id) => id.toLowerCase()) : null,
      discount: percentage === undefined ? { type: 'AMOUNT', amount: minor ?? 0 } : { type: 'PERCENTAGE', percentage },
    });
  }
  return given;
}
