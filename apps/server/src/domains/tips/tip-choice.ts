import type { Request, tips } from '@stoa/contract';
import { parseAmount, toDecimal } from '@stoa/money';
import type { Tip } from '@stoa/pricing';
import type { Context } from '../../context.ts';
import { readSite } from '../../platform/db/index.ts';
import { invalid, isRefusal, type Refusal, refuse } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import { changeCheckout, findVisibleCheckout } from '../checkout/index.ts';
import { checkoutRulesOf, type TipRules } from '../checkout-settings/index.ts';
import { MOST_AMOUNT } from './distribution.ts';

type SentChoice = Request<typeof tips.updateTipChoice>['tipChoice'];
type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never;
export type ChosenTip = WithoutId<Tip>;

const HIGHEST_PERCENTAGE = 100;

/** A sent choice; null where it is none. */
export function readChoice(
  { site }: Pick<Context, 'site'>,
  { tipType, value }: SentChoice,
): ChosenTip | null | Refusal {
  if (!value || Number(value) === 0) return null;
  if (!tipType || tipType === 'UNKNOWN_TIP_TYPE') return wrong('tipType', 'must be PERCENTAGE, AMOUNT or CUSTOM');
  if (tipType === 'PERCENTAGE') {
    const isPercentage = Number(value) <= HIGHEST_PERCENTAGE && /^\d+(\.\d{1,2})?$/.test(value);
    return isPercentage
      ? { type: 'PERCENTAGE', percentage: Number(value) }
      : wrong('value', 'must be a percentage of at most 100, with up to two decimals');
  }
  const amount = parseAmount(value, site.currency);
  if (amount === null || amount > MOST_AMOUNT) return wrong('value', `must be an amount of ${site.currency}`);
  return { type: tipType, amount };
}

/** The tip that the buyer chose for a checkout, whose id is that of the purchase. */
export const getTipChoice: UseCase<typeof tips.getTipChoice> = async (ctx, { purchaseFlowId }) => {
  if (!isBuyer(ctx)) return refuse('PERSON_IDENTITY_NOT_FOUND');
  const checkout = await readSite(ctx, (tx) => findVisibleCheckout(ctx, tx, purchaseFlowId));
  if (isRefusal(checkout)) return checkout;
  return checkout.tip ? { tipChoice: viewChoice(ctx, checkout.tip) } : {};
};

/** Chooses a tip of a kind that the site takes. */
export const updateTipChoice: UseCase<typeof tips.updateTipChoice> = async (ctx, { purchaseFlowId, tipChoice }) => {
  if (!isBuyer(ctx)) return refuse('PERSON_IDENTITY_NOT_FOUND');
  const { tips: rules } = await checkoutRulesOf(ctx);
  if (!rules) return refuse('TIP_SETTINGS_NOT_FOUND');
  const chosen = readChoice(ctx, tipChoice);
  if (isRefusal(chosen)) return chosen;
  const refused = chosen && refuseChoice(ctx, chosen, rules);
  if (refused) return refused;
  const changed = await changeCheckout(ctx, purchaseFlowId, {
    apply: (checkout) => ({ ...checkout, tip: chosen && { id: checkout.tip?.id ?? ctx.newId(), ...chosen } }),
  });
  if (isRefusal(changed)) return changed;
  return chosen ? { tipChoice: viewChoice(ctx, chosen) } : {};
};

const isBuyer = ({ caller }: Context): boolean => caller.kind === 'visitor' || caller.kind === 'member';

/** The refusal of a tip that the site does not offer. */
function refuseChoice({ site }: Context, chosen: ChosenTip, rules: TipRules): Refusal | null {
  if (chosen.type === 'CUSTOM') return rules.allowCustomAmount ? null : wrong('tipType', 'is not taken on this site');
  if (chosen.type !== rules.tipType) return wrong('tipType', 'is not taken on this site');
  const value = chosen.type === 'PERCENTAGE' ? chosen.percentage : Number(toDecimal(chosen.amount, site.currency));
  return rules.presets.includes(value) ? null : wrong('value', 'must be one of those that the site offers');
}

const wrong = (field: string, description: string): Refusal =>
  invalid({ field: `tipChoice.${field}`, description, violatedRule: 'OTHER' });

const viewChoice = ({ site }: Context, tip: ChosenTip) => ({
  tipType: tip.type,
  value: tip.type === 'PERCENTAGE' ? String(tip.percentage) : toDecimal(tip.amount, site.currency),
});
