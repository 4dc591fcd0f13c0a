import { isStoresApp, type tips } from '@stoa/contract';
import { multiply, parseAmount, sum, toDecimal } from '@stoa/money';
import { percentageOf, splitTip } from '@stoa/pricing';
import type { Context } from '../../context.ts';
import { readSite } from '../../platform/db/index.ts';
import { invalid, isRefusal, type Refusal, refuse } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import { findOfferedIds } from '../catalog/index.ts';
import { findTipSettings } from '../checkout-settings/index.ts';
import { splitMethodOf } from './split-method.ts';
import { type ChosenTip, readChoice } from './tip-choice.ts';

/** A tip on items, and its split among their staff. Items of the store have no staff: all of it is the business's. */
export const previewTip: UseCase<typeof tips.previewTip> = async (
  ctx,
  { lineItemInfo, tipChoice, tipSettingsId, draftOrderId },
) => {
  if (draftOrderId) return refuse('DRAFT_ORDER_NOT_FOUND');
  const settings = await findTipSettings(ctx, tipSettingsId);
  if (!settings) return refuse('TIP_SETTINGS_NOT_FOUND');
  const subtotal = subtotalOf(ctx, lineItemInfo);
  if (isRefusal(subtotal)) return subtotal;
  const choice = readChoice(ctx, tipChoice);
  if (isRefusal(choice)) return choice;
  if (!(await areOffered(ctx, lineItemInfo))) return refuse('CATALOG_ITEMS_NOT_FOUND');
  const amount = choice ? amountOf(choice, subtotal) : 0;
  const { undistributed } = splitTip(amount, [], splitMethodOf(settings));
  const decimal = (minor: number) => toDecimal(minor, ctx.site.currency);
  return {
    tip: {
      lineItemSubtotal: decimal(subtotal),
      amount: decimal(amount),
      distributions: [],
      undistributedAmount: decimal(undistributed),
    },
  };
};

const amountOf = (choice: ChosenTip, subtotal: number): number =>
  choice.type === 'PERCENTAGE' ? percentageOf(subtotal, choice.percentage) : choice.amount;

type Items = Parameters<typeof previewTip>[1]['lineItemInfo'];

/** Whether the catalogue offers all items that are its own. */
async function areOffered(ctx: Context, items: Items): Promise<boolean> {
  const own = items.flatMap(({ catalogReference: item }) =>
    item && isStoresApp(item.appId) ? item.catalogItemId : [],
  );
  const ids = [...new Set(own)];
  return ids.length === 0 || (await readSite(ctx, (tx) => findOfferedIds(tx, ids))).size === ids.length;
}

/** The highest subtotal with which tips stay exact. */
const MOST = 10 ** 13;

function subtotalOf({ site }: Context, items: Items): number | Refusal {
  const prices = items.map(({ price, quantity }) => {
    const amount = parseAmount(price, site.currency);
    return amount === null || amount * (quantity ?? 1) > MOST ? null : multiply(amount, quantity ?? 1);
  });
  const wrong = prices.indexOf(null);
  const field = `lineItemInfo[${wrong}].price`;
  if (wrong >= 0)
    return invalid({ field, description: `must be an amount of ${site.currency}`, violatedRule: 'FORMAT' });
  return sum(prices.filter((price) => price !== null));
}
