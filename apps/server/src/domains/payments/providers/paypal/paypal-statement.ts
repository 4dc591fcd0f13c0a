import { parseAmount, sum } from '@stoa/money';
import type { Notification, Statement, StatementOf } from '../../provider.ts';
import type { PayPalClient } from './paypal-client.ts';
import { isRefundKey } from './paypal-events.ts';
import { outcomeOfMoney, type PayPalMoney, type PayPalOrder } from './paypal-outcomes.ts';

const TAKEN = new Set(['COMPLETED', 'PARTIALLY_REFUNDED', 'REFUNDED']);

/** What PayPal knows of a payment, from the order that it was made by. It tells nothing of money that was charged back. */
export async function statementOf(client: PayPalClient, payment: StatementOf): Promise<Statement> {
  const { key: authorizationKey } = payment.authorization;
  const order = await orderOf(client, payment);
  const { captures = [], authorizations = [], refunds = [] } = order.purchase_units?.[0]?.payments ?? {};
  const taken = captures.filter(({ status }) => TAKEN.has(status));
  const amountOf = (each: readonly PayPalMoney[]) => sum(each.map(minor));
  return {
    received: amountOf(taken),
    receivedAs: taken[0]?.id ?? null,
    returned: amountOf(refunds.filter(({ status }) => status === 'COMPLETED')),
    chargedBack: null,
    isReleased: authorizations.some(({ status }) => status === 'VOIDED'),
    movements: refunds.map((refund): Notification => {
      if (isRefundKey(refund.custom_id)) return { key: refund.custom_id };
      const begunThere = { type: 'REFUND' as const, amount: minor(refund), authorizationKey };
      return { key: refund.id, outcome: outcomeOfMoney(refund), begunThere };
    }),
  };
}

const minor = ({ amount }: PayPalMoney): number => (amount && parseAmount(amount.value, amount.currency_code)) ?? 0;

/** The reference of an authorisation is the order until the buyer has paid; later, it is the money, which names its order. */
async function orderOf(client: PayPalClient, payment: StatementOf): Promise<PayPalOrder> {
  const { authorization, isAuthorized, capture } = payment;
  const read = (id: string) => client.get<PayPalOrder>(`/v2/checkout/orders/${id}`);
  if (!isAuthorized) return read(authorization.reference);
  const kind = capture === 'LATER' ? 'authorizations' : 'captures';
  const money = await client.get<PayPalMoney>(`/v2/payments/${kind}/${authorization.reference}`);
  const orderId = money.supplementary_data?.related_ids?.order_id;
  if (!orderId) throw new Error(`PayPal does not say which order ${authorization.reference} belongs to`);
  return read(orderId);
}
