import { useMessages } from '@stoa/messages/react';
import { useStore } from '../../lib/store.ts';
import { checkoutStore } from './checkout-store.ts';
import type { CheckoutView } from './checkout-view.ts';
import { type Consent, PRICE } from './subscribed.ts';

type PayButtonProps = Pick<CheckoutView, 'charged' | 'isConverted' | 'isPaid' | 'isForTrial' | 'afterTrial'> & {
  consent: Consent | null;
};

/**
 * The button that places the order, with the amount that is charged, which is explained where the buyer sees another
 * currency. Its words depend on the payment method: the style sheet shows those of the chosen one.
 */
export default function PayButton({ consent, ...first }: PayButtonProps) {
  const messages = useMessages('checkout');
  const { charged, isConverted, isPaid, isForTrial, afterTrial } = useStore(checkoutStore, null)?.view ?? first;
  const trial = afterTrial && consent?.trial?.replace(PRICE, afterTrial);
  return (
    <>
      {consent && <p className="field-hint subscription-consent">{trial || consent.usual}</p>}
      {isConverted && !isPaid && !isForTrial && <p>{messages.charged(charged)}</p>}
      <button className="button button-wide" type="submit" name="intent" value="pay">
        {isPaid || isForTrial ? (
          messages[isPaid ? 'placeOrder' : 'startTrial']
        ) : (
          <>
            <span className="if-paid-now">{messages.pay(charged)}</span>
            <span className="if-paid-later">{messages.placeOrderFor(charged)}</span>
          </>
        )}
      </button>
    </>
  );
}
