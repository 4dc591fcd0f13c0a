import { useMessages } from '@stoa/messages/react';

type ConfirmPaymentProps = {
  /** Where the answer is posted. */
  action: string;
  paymentId: string;
  total: string;
  shop: string;
};

/** The sandbox bank's question to the buyer. */
export function ConfirmPayment({ action, paymentId, total, shop }: ConfirmPaymentProps) {
  const { confirmPayment: texts } = useMessages('checkout');
  return (
    <div className="notice-page">
      <p className="eyebrow">{texts.bank}</p>
      <h1>{texts.title}</h1>
      <p className="lead">{texts.question(total, shop)}</p>
      <form className="actions" method="post" action={action}>
        <input type="hidden" name="payment" value={paymentId} />
        <button className="button" type="submit" name="approved" value="yes">
          {texts.approve}
        </button>
        <button className="button button-quiet" type="submit" name="approved" value="no">
          {texts.decline}
        </button>
      </form>
    </div>
  );
}
