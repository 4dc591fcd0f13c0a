import { errorCodes, type orderBilling, type Request, type Response } from '@stoa/contract';
import { parseAmount } from '@stoa/money';
import { readSite } from '../../../platform/db/index.ts';
import { invalid, isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts';
import type { UseCase } from '../../../use-case.ts';
import type { PriceStyle } from '../../currencies/index.ts';
import { viewPrice } from '../../purchase/index.ts';
import type { Order } from '../order.ts';
import { findOrder } from '../orders.store.ts';
import { add, type Calculated, type CalculationProblem, calculate, type RefundWish, type Share } from './calculate.ts';

type Operation = (typeof orderBilling)['calculateRefund'];
type Sent = Request<Operation>['refundItems'];
type Answer = Response<Operation>;

/** What chosen items, shipping and fees come to, or everything that stands in the way. */
export const calculateRefund: UseCase<Operation> = async (ctx, { orderId, refundItems }) => {
  const order = await readSite(ctx, (tx) => findOrder(tx, orderId));
  if (!order) return refuse('ORDER_NOT_FOUND');
  const wish = readWish(order, refundItems);
  if (isRefusal(wish)) return wish;
  const calculated = calculate(order, wish);
  const style = { currency: order.currency, language: ctx.site.language };
  if (Array.isArray(calculated)) return { notAvailable: { errors: calculated.map(viewProblem) } };
  return { available: true, ...viewCalculated(calculated, style) };
};

/** What is wished for, in minor units; an amount that the currency does not have is refused. */
export function readWish({ currency }: Order, sent: Sent): RefundWish | Refusal {
  const wrong: string[] = [];
  const read = (amount: string | undefined, field: string): number | null => {
    if (amount === undefined) return null;
    const parsed = parseAmount(amount, currency);
    if (parsed === null) wrong.push(field);
    return parsed;
  };
  const fees = (sent?.additionalFees ?? []).map(({ additionalFeeId, amount }, index) => ({
    id: additionalFeeId.toLowerCase(),
    amount: read(amount?.amount, `refundItems.additionalFees.${index}.amount.amount`),
  }));
  const shipping = sent?.shipping
    ? { amount: read(sent.shipping.amount?.amount, 'refundItems.shipping.amount.amount') }
    : null;
  const [field] = wrong;
  if (field !== undefined)
    return invalid({ field, description: `is not an amount of ${currency}`, violatedRule: 'FORMAT' });
  const lines = (sent?.lineItems ?? []).map(({ lineItemId, quantity }) => ({ id: lineItemId.toLowerCase(), quantity }));
  return { lines, fees, shipping };
}

/** The refusal of a refund for its first problem. */
export function refuseProblem([problem]: readonly CalculationProblem[]): Refusal {
  if (!problem) throw new Error('there is no problem to refuse for');
  return refuse(problem.code, dataOf(problem));
}

function dataOf(problem: CalculationProblem): Record<string, unknown> {
  if (problem.of === 'LINE') return { lineItemId: problem.id, quantity: problem.quantity };
  return problem.of === 'FEE' ? { additionalFeeId: problem.id } : {};
}

function viewProblem(problem: CalculationProblem) {
  const { code } = problem;
  const error = { applicationError: { code, description: errorCodes[code].description, data: dataOf(problem) } };
  if (problem.of === 'LINE') return { lineItem: { lineItemId: problem.id, quantity: problem.quantity }, error };
  return problem.of === 'FEE' ? { additionalFee: { additionalFeeId: problem.id }, error } : { shipping: {}, error };
}

function viewCalculated({ lines, fees, shipping, total }: Calculated, style: PriceStyle): Answer {
  const price = (amount: number) => viewPrice(amount, style);
  const view = (share: Share) => ({
    total: price(share.total),
    tax: price(share.tax),
    discount: price(share.discount),
    subtotal: price(share.subtotal),
  });
  const sum = (parts: readonly { share: Share }[]) =>
    parts.reduce((so_far, { share }) => add(so_far, share), { total: 0, tax: 0, discount: 0, subtotal: 0 });
  return {
    summary: {
      ...view(total),
      lineItemsSubtotal: price(sum(lines).subtotal),
      additionalFeesTotal: price(sum(fees).total),
    },
    calculatedRefundItems: {
      lineItems: lines.map(({ id, quantity, share }) => ({
        item: { lineItemId: id, quantity },
        summary: view(share),
      })),
      additionalFees: fees.map(({ id, amount, share }) => ({
        additionalFee: { additionalFeeId: id, amount: price(amount) },
        summary: view(share),
      })),
      ...(shipping && {
        shipping: { shipping: { amount: price(shipping.amount) }, summary: view(shipping.share) },
      }),
    },
  };
}
