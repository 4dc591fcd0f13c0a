import { type AdditionalFee, MOST_PER_LINE } from '@stoa/pricing';
import type { Context } from '../../../context.ts';
import type { CheckoutRules } from '../../checkout-settings/index.ts';
import { askProviders } from './ask-providers.ts';
import type { AskedPurchase, FeeAnswer, ProvidedFee } from './provider.ts';

export type FeeQuestion = { asked: AskedPurchase; rules: Pick<CheckoutRules, 'handlingFee'> };
export type Fees = { fees: AdditionalFee[]; failed: string[] };

const MOST_OF_A_PROVIDER = 100;
/** What fits into an order, beside the shop's own fee and the tip. */
const MOST_OF_ALL = 98;
const LONGEST_NAME = 50;
const LONGEST_CODE = 100;

/** The shop's own fee, and those of others. Whoever fails charges none, and the purchase goes on. */
export async function feesOf(ctx: Context, { asked, rules }: FeeQuestion, patienceMs?: number): Promise<Fees> {
  const { answers, failed } = await askProviders(
    ctx,
    ctx.providers.fees,
    {
      ask: (provider, signal) => provider.fees(ctx, { ...asked, signal }),
      read: (answer) => readFees(answer, asked.currency),
    },
    patienceMs,
  );
  const provided = answers.flatMap(({ provider, answer }) =>
    answer.map(({ code, ...fee }) => ({ ...fee, id: ctx.newId(), provider: { id: provider.id, code: code ?? null } })),
  );
  return { fees: [...ownFee(ctx, asked, rules), ...provided.slice(0, MOST_OF_ALL)], failed };
}

/** The fee that the shop charges on what it sends or hands over, below a subtotal where it says so. */
function ownFee({ newId }: Pick<Context, 'newId'>, asked: AskedPurchase, { handlingFee: fee }: FeeQuestion['rules']) {
  if (!fee || !asked.lines.some(({ isShippable }) => isShippable)) return [];
  if (fee.belowSubtotal !== null && asked.subtotal >= fee.belowSubtotal) return [];
  const { name, translated, amount: price, taxable } = fee;
  return [{ id: newId(), name, ...(translated && { translated }), price, taxable }];
}

/** The fees of an answer. Throws unless they can be shown and charged. */
function readFees(answer: FeeAnswer, currency: string): ProvidedFee[] {
  if (answer.currency !== currency) return [];
  if (answer.fees.length > MOST_OF_A_PROVIDER) throw new Error(`${answer.fees.length} fees are too many`);
  const fees = answer.fees.map(readFee);
  const sum = fees.reduce((total, { price }) => total + price, 0);
  if (sum > MOST_PER_LINE) throw new Error(`fees of ${sum} are too much`);
  return fees;
}

function readFee({ code = null, name, price, taxable }: ProvidedFee): ProvidedFee {
  if (!Number.isSafeInteger(price) || price < 0 || price > MOST_PER_LINE) throw new Error(`${price} is no fee`);
  if (typeof taxable !== 'boolean') throw new Error('a fee is taxable or not');
  const isNamed = typeof name === 'string' && name.trim() !== '' && name.length <= LONGEST_NAME;
  if (!isNamed) throw new Error('a fee needs a short name');
  if (code !== null && (typeof code !== 'string' || code === '' || code.length > LONGEST_CODE))
    throw new Error('the code of a fee is a short text');
  return { code, name: name.trim(), price, taxable };
}
