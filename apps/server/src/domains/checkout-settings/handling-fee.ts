/** The fee that a shop charges for sending its orders or handing them over. */
import type { checkoutForm, Request } from '@stoa/contract';
import { parseAmount, toDecimal } from '@stoa/money';
import { MOST_PER_LINE } from '@stoa/pricing';
import type { Context } from '../../context.ts';
import { invalid, type Refusal } from '../../platform/refusal.ts';
import type { HandlingFee } from './settings.ts';

type Sent = NonNullable<NonNullable<Request<typeof checkoutForm.updateCheckoutRules>['rules']>['handlingFee']>;
type SiteOfAmounts = Pick<Context, 'site'>;

/** An amount of minor units as the wire writes it. */
export const amountIn = ({ site }: SiteOfAmounts, amount: number | null) =>
  amount === null ? null : toDecimal(amount, site.currency);

export const viewHandlingFee = (ctx: SiteOfAmounts, fee: HandlingFee | null) =>
  fee && {
    name: fee.name,
    amount: toDecimal(fee.amount, ctx.site.currency),
    taxable: fee.taxable,
    belowSubtotal: amountIn(ctx, fee.belowSubtotal),
  };

/** A fee as it was sent, whole: one that is there is replaced. */
export function readHandlingFee({ site: { currency } }: SiteOfAmounts, sent: Sent): HandlingFee | Refusal {
  const wrong = (field: string, description: string, violatedRule: 'REQUIRED_FIELD' | 'OTHER') =>
    invalid({ field: `rules.handlingFee.${field}`, description, violatedRule });
  const name = sent.name?.trim() ?? '';
  if (!name) return wrong('name', 'is required: buyers read it', 'REQUIRED_FIELD');
  const amount = parseAmount(sent.amount ?? '', currency);
  if (amount === null || amount <= 0 || amount > MOST_PER_LINE)
    return wrong('amount', `must be an amount of ${currency} above 0`, 'OTHER');
  const { belowSubtotal: below } = sent;
  const belowSubtotal = typeof below === 'string' ? parseAmount(below, currency) : null;
  if (typeof below === 'string' && (belowSubtotal === null || belowSubtotal <= 0))
    return wrong('belowSubtotal', `must be an amount of ${currency} above 0, or null`, 'OTHER');
  return { name, amount, taxable: sent.taxable ?? false, belowSubtotal };
}
