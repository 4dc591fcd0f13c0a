import type { Request, Response, totalsCalculator } from '@stoa/contract';
import { parseAmount } from '@stoa/money';
import type { Context } from '../../context.ts';
import { readSite } from '../../platform/db/index.ts';
import { invalid, isRefusal, type Refusal } from '../../platform/refusal.ts';
import { priceStyle, shownCurrencyOf } from '../currencies/index.ts';
import { readCustomItem } from './custom-lines.ts';
import type { Line, Wanted } from './line.ts';
import { refuseTooExpensive } from './line-amounts.ts';
import { lookUpShownLines } from './look-up-lines.ts';
import { readPayment } from './payment-options.ts';
import { type Quote, quotePurchase } from './quote.ts';
import { findCouponCode } from './rules.store.ts';
import { viewEstimate } from './wire/estimate-view.ts';
import { viewLeftToPay } from './wire/totals-view.ts';

type Sent = Request<typeof totalsCalculator.calculateTotals>;
type SentLine = NonNullable<Sent['lineItems']>[number];

/** The totals of items with the caller's prices: nothing is kept. */
export async function calculateTotals(
  ctx: Context,
  sent: Sent,
): Promise<{ quote: Quote; totals: Response<typeof totalsCalculator.calculateTotals> } | Refusal> {
  const lines = await readLinesToCalculate(ctx, sent.lineItems ?? []);
  if (isRefusal(lines)) return lines;
  const refused = refuseTooExpensive(lines);
  if (refused) return refused;
  const couponCode = sent.couponId ? await codeOf(ctx, sent.couponId) : sent.couponCode || null;
  const { giftCardRedeemAmount } = sent;
  const limit = giftCardRedeemAmount ? parseAmount(giftCardRedeemAmount, ctx.site.currency) : null;
  const purchase = {
    lines,
    destination: sent.shippingAddress ?? null,
    billing: sent.billingAddress ?? null,
    // anybody may name a member: an exemption has to be proven
    exemptible: {},
    deliveryCode: sent.selectedShippingOption?.code ?? null,
    couponCode,
    giftCardCode: sent.giftCardCode || null,
    giftCardLimit: limit,
    merchantDiscounts: [],
    buyer: { email: sent.buyerEmail ?? null, memberId: sent.memberId || null },
  };
  const parts = { shipping: sent.calculateShipping ?? true, tax: sent.calculateTax ?? true, fees: true };
  const quote = await quotePurchase(ctx, purchase, { parts, source: 'CART' });
  const { priced } = quote;
  const style = priceStyle(ctx);
  const { displayCurrency } = style;
  return {
    quote,
    totals: {
      ...viewEstimate(ctx, quote, couponCode),
      conversionCurrency: shownCurrencyOf(style),
      ...(displayCurrency && { checkoutConversionRate: displayCurrency.rate }),
      taxIncludedInPrice: priced.taxIncludedInPrices,
      ...viewLeftToPay(priced, style),
    },
  };
}

/** An id that no coupon has is treated as a code that none has. */
const codeOf = (ctx: Context, id: string): Promise<string> =>
  readSite(ctx, async (tx) => (await findCouponCode(tx, id)) ?? id);

/** The lines at the caller's prices; the catalogue adds what else it knows of its items. */
async function readLinesToCalculate(ctx: Context, sent: readonly SentLine[]): Promise<Line[] | Refusal> {
  const wanted = sent.flatMap(({ catalogReference }): Wanted[] => {
    const { catalogItemId, appId, options } = catalogReference ?? {};
    return catalogItemId && appId ? [{ reference: { catalogItemId, appId, options }, quantity: 1 }] : [];
  });
  const { found } = await readSite(ctx, (tx) => lookUpShownLines(ctx, tx, [], wanted));
  const remaining = [...found];
  const lines: Line[] = [];
  for (const [index, line] of sent.entries()) {
    const { catalogItemId, appId } = line.catalogReference ?? {};
    const known = catalogItemId && appId ? (remaining.shift()?.item ?? null) : null;
    const name = line.productName || known?.productName || line.id;
    const item = readCustomItem(ctx, { ...line, productName: { original: name } });
    if (typeof item === 'string')
      return invalid({
        field: `lineItems.${index}.${item}`,
        description: 'does not have a valid value',
        violatedRule: 'OTHER',
      });
    const { unitPrice, unitFullPrice } = item;
    const payment = readPayment(ctx, line, { field: `lineItems.${index}`, unitPrice });
    if (isRefusal(payment)) return payment;
    lines.push({
      id: line.id,
      quantity: line.quantity ?? 1,
      reference: null,
      item: { ...(known ? { ...known, unitPrice, unitFullPrice } : item), ...(payment !== undefined && { payment }) },
    });
  }
  return lines;
}
