import { pluginAnswers, type Static } from '@stoa/contract';
import { toDecimal } from '@stoa/money';
import type { Context } from '../../../context.ts';
import type { ProvidedGiftCard, Redeemed, RedeemProblem, VoidProblem } from '../../purchase/index.ts';
import { AppRefused } from '../failures.ts';
import { type AppCall, type PluginKind, trialOf } from '../kind.ts';
import { minorUnits, required } from '../wire.ts';

type Schema = typeof pluginAnswers.PluginCardBalance;

/** The code that apps are tried out with: no card has it. */
const SAMPLE_CODE = 'SAMPLE-0000';
const componentType = 'GIFT_CARDS_PROVIDER';
const getBalance = { name: 'getBalance', path: '/v1/balance', componentType, answer: pluginAnswers.PluginCardBalance };
const redeem = { name: 'redeem', path: '/v1/redeem', componentType, answer: pluginAnswers.PluginCardMovement };
const voidRedemption = { name: 'void', path: '/v1/void', componentType, answer: pluginAnswers.PluginCardMovement };

export const giftCards: PluginKind = {
  providers: (plugin, ask) => ({
    giftCards: [
      {
        id: plugin.appId,
        name: plugin.name,
        balance: (ctx, { code, signal }) =>
          ask<Schema, ProvidedGiftCard>(ctx, plugin, { ...balanceOf(ctx, code), signal }).catch((error) =>
            unusable(ctx, error),
          ),
        redeem: (ctx, { code, amount, currency, orderId, signal }) => {
          const sum = Number(toDecimal(amount, currency));
          const request = { code, amount: sum, currencyCode: currency, ...(orderId !== null && { orderId }) };
          const read = ({ transactionId }: Static<typeof pluginAnswers.PluginCardMovement>): Redeemed => ({
            transactionId: required(transactionId, 'the id of the transaction'),
          });
          return ask(ctx, plugin, { operation: redeem, request, read, signal }).catch(notRedeemed);
        },
        void: (ctx, { transactionId, signal }) =>
          ask(ctx, plugin, { operation: voidRedemption, request: { transactionId }, read: () => null, signal }).catch(
            notVoided,
          ),
      },
    ],
  }),
  trial: (ctx) => trialOf(balanceOf(ctx, SAMPLE_CODE)),
};

const balanceOf = ({ site }: Pick<Context, 'site'>, code: string): AppCall<Schema, ProvidedGiftCard> => ({
  operation: getBalance,
  request: { code },
  read: ({ balance, currencyCode: currency = site.currency, externalId }) => {
    if (balance === undefined) throw new Error('the balance is missing');
    return {
      status: 'VALID',
      balance: minorUnits(String(balance), currency),
      currency,
      externalId: externalId || null,
    };
  },
});

/** What a declared error means: apps do not tell what is left on a card that cannot pay. */
function unusable({ site: { currency } }: Pick<Context, 'site'>, error: unknown): ProvidedGiftCard | null {
  if (!(error instanceof AppRefused)) throw error;
  const nothing = { balance: 0, currency, externalId: null };
  if (error.code === 'GIFT_CARD_NOT_FOUND') return null;
  if (error.code === 'GIFT_CARD_EXPIRED') return { status: 'EXPIRED', ...nothing };
  if (error.code === 'GIFT_CARD_DISABLED') return { status: 'DISABLED', ...nothing };
  throw error;
}

const REDEEM_PROBLEMS: ReadonlySet<string> = new Set<RedeemProblem>([
  'CURRENCY_NOT_SUPPORTED',
  'GIFT_CARD_DISABLED',
  'GIFT_CARD_EXPIRED',
  'GIFT_CARD_NOT_FOUND',
  'INSUFFICIENT_FUNDS',
]);

/** What a declared error means. A card that has paid for the order has paid, by a transaction that some apps name. */
function notRedeemed(error: unknown): Redeemed {
  if (!(error instanceof AppRefused)) throw error;
  if (error.code === 'ALREADY_REDEEMED') {
    const { transactionId } = error.data;
    return { transactionId: typeof transactionId === 'string' && transactionId !== '' ? transactionId : null };
  }
  if (REDEEM_PROBLEMS.has(error.code)) return { problem: error.code as RedeemProblem };
  throw error;
}

const VOID_PROBLEMS: ReadonlySet<string> = new Set<VoidProblem>(['ALREADY_VOIDED', 'TRANSACTION_NOT_FOUND']);

function notVoided(error: unknown): VoidProblem {
  if (error instanceof AppRefused && VOID_PROBLEMS.has(error.code)) return error.code as VoidProblem;
  throw error;
}
