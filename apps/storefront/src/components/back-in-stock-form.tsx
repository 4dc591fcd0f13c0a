import type { FormEvent } from 'react';
import type { SignUp } from '../lib/back-in-stock.ts';
import { FieldError } from './text-field.tsx';

type BackInStockFormProps = {
  slug: string;
  variantId: string;
  /** What is sold out: `Twin Suns in Oak`. */
  what: string;
  /** What came of the last attempt. */
  signUp: SignUp | null;
  isBusy: boolean;
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
};

/** Asks for an address to write to once what is sold out is there again. */
export function BackInStockForm({ slug, variantId, what, signUp, isBusy, onSubmit }: BackInStockFormProps) {
  const error = signUp && !signUp.isDone ? signUp.message : undefined;
  return (
    <section className="back-in-stock" aria-labelledby="back-in-stock-heading">
      <h2 id="back-in-stock-heading">Tell me when it is back</h2>
      {signUp?.isDone ? (
        <p role="status">{signUp.message}</p>
      ) : (
        <form method="post" action="/back-in-stock" onSubmit={onSubmit} noValidate>
          <p>{what} is sold out. Leave your e-mail address, and we write to you once, when it is there again.</p>
          <input type="hidden" name="slug" value={slug} />
          <input type="hidden" name="variant" value={variantId} />
          <label htmlFor="back-in-stock-email">E-mail</label>
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
              Tell me
            </button>
          </div>
          <FieldError name="back-in-stock-email" error={error} />
        </form>
      )}
    </section>
  );
}
