import { useMessages } from '@stoa/messages/react';
import { useStore } from '../../lib/store.ts';
import { checkoutStore } from './checkout-store.ts';

/**
 * The button that places the order, with the amount. Its words depend on the payment method: the style sheet shows those
 * of the chosen one.
 */
export default function PayButton(first: { total: string; isPaid: boolean }) {
  const messages = useMessages('checkout');
  const { total, isPaid } = useStore(checkoutStore, null)?.view ?? first;
  return (
    <button className="button button-wide" type="submit" name="intent" value="pay">
      {isPaid ? (
        messages.placeOrder
      ) : (
        <>
          <span className="if-paid-now">{messages.pay(total)}</span>
          <span className="if-paid-later">{messages.placeOrderFor(total)}</span>
        </>
      )}
    </button>
  );
}
