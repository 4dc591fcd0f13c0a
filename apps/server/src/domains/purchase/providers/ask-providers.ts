import type { ItemPrices } from '@stoa/pricing';
import type { Context } from '../../../context.ts';
import { inTime } from '../../../platform/in-time.ts';
import { isShippable, type Line } from '../line.ts';
import type { Purchase } from '../purchase.ts';
import type { AskedItem, AskedLine, AskedPurchase, Provider } from './provider.ts';

export type Answers<Answer> = {
  answers: { provider: Provider; answer: Answer }[];
  /** The ids of those that failed, took too long or made no sense. */
  failed: string[];
};

/**
 * Asks several providers at once. `read` throws where an answer makes no sense, as one may come from anybody; nobody's
 * failure keeps the others' answers from counting.
 */
export async function askProviders<P extends Provider, Sent, Answer>(
  ctx: Pick<Context, 'log'>,
  providers: readonly P[],
  { ask, read }: { ask: (provider: P, signal: AbortSignal) => Promise<Sent>; read: (sent: Sent) => Answer },
  patienceMs?: number,
): Promise<Answers<Answer>> {
  const asked = await Promise.all(
    providers.map(async (provider) => {
      try {
        return { provider, answer: read(await inTime((signal) => ask(provider, signal), patienceMs)) };
      } catch (error) {
        ctx.log.warn({ err: error, provider: provider.name }, 'a provider did not answer');
        return provider.id;
      }
    }),
  );
  return {
    answers: asked.filter((one) => typeof one !== 'string'),
    failed: asked.filter((one) => typeof one === 'string'),
  };
}

type LinePrices = Pick<ItemPrices, 'linePrice' | 'discount'>;

/** What carriers and providers are told of the item of a line. */
export const askedItem = ({ reference }: Pick<Line, 'reference'>): AskedItem | null =>
  reference && { appId: reference.appId, id: reference.catalogItemId, options: reference.options ?? null };

/** A line as providers are told of it. */
export const tellLine = (line: Line, { linePrice, discount }: LinePrices): AskedLine => ({
  id: line.id,
  name: line.item.productName,
  quantity: line.quantity,
  item: askedItem(line),
  isShippable: isShippable(line),
  weight: line.item.weight,
  sku: line.item.sku,
  unitPrice: line.item.unitPrice,
  price: linePrice - discount,
});

/** A line as providers are told of it whose answers do not depend on its price. */
export const tellUndiscounted = (line: Line): AskedLine =>
  tellLine(line, { linePrice: line.item.unitPrice * line.quantity, discount: 0 });

/** A purchase as providers are told of it: `priced` are its lines with their discounts, in the same order. */
export function tellPurchase(
  currency: string,
  { lines, destination, billing, buyer, couponCode }: Purchase,
  priced: readonly LinePrices[],
): AskedPurchase {
  const pricesOf = (index: number) => priced[index] ?? { linePrice: 0, discount: 0 };
  return {
    currency,
    lines: lines.map((line, index) => tellLine(line, pricesOf(index))),
    destination,
    billing,
    buyer,
    subtotal: lines.reduce((sum, _, index) => sum + pricesOf(index).linePrice, 0),
    couponCode,
  };
}
