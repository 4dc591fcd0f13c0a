import { useMessages } from '@stoa/messages/react';
import type { FormEvent } from 'react';
import { FieldError } from '../../components/text-field.tsx';
import { NOTIFY, type SignUp } from './back-in-stock.ts';
import { productHref } from './product-href.ts';

type BackInStockFormProps = {
  slug: string;
  variantId: string;
  /** The sold-out item: `Twin Suns in Oak`. */
  what: string;
  /** The result of the last attempt. */
  signUp: SignUp | null;
  isBusy: boolean;
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
};

/** Asks for an e-mail address to notify once the sold-out item is available again. */
export function BackInStockForm({ slug, variantId, what, signUp, isBusy, onSubmit }: BackInStockFormProps) {
  const messages = useMessages('product').backInStock;
  const error = signUp && !signUp.isDone ? signUp.message : undefined;
  return (
    <section className="back-in-stock" aria-labelledby="back-in-stock-heading">
      <h2 id="back-in-stock-heading">{messages.title}</h2>
      {signUp?.isDone ? (
        <p role="status">{signUp.message}</p>
      ) : (
        <form method="post" action={productHref(slug)} onSubmit={onSubmit} noValidate>
          <p>{messages.text(what)}</p>
          <input type="hidden" name="intent" value={NOTIFY} />
          <input type="hidden" name="variant" value={variantId} />
          <label htmlFor="back-in-stock-email">{messages.email}</label>
          <div className="back-in-stock-fields">
            <input
              id="back-in-stock-email"
              name="email"
              type="email"
              autoComplete="email"
              aria-required="true"
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? 'back-in-stock-email-error' : undefined}
            />
            <button className="button" type="submit" aria-disabled={isBusy || undefined}>
              {messages.submit}
            </button>
          </div>
          <FieldError name="back-in-stock-email" error={error} />
        </form>
      )}
    </section>
  );
}
