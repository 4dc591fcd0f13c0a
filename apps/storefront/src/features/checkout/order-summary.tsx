import { useMessages } from '@stoa/messages/react';
import type { MouseEvent } from 'react';
import { CompactLines } from '../cart/compact-lines.tsx';
import { Sum } from '../cart/sum.tsx';
import { CodeField } from '../codes/code-field.tsx';
import type { CodeKind } from '../codes/codes.ts';
import type { LiveCheckout } from './checkout-store.ts';

type OrderSummaryProps = {
  checkout: LiveCheckout;
  /** The code typed in the form when the page was rendered. */
  typedCode: string;
  /** The kinds of codes that the site takes. */
  codes: readonly CodeKind[];
  /** Called when a button beside a code is pressed. */
  onCode: (event: MouseEvent<HTMLButtonElement>) => void;
};

/** The items bought and their cost. */
export function OrderSummary({ checkout, typedCode, codes, onCode }: OrderSummaryProps) {
  const messages = useMessages('checkout');
  const { view, state, codeProblem, notice } = checkout;
  const status = { current: notice, updating: messages.updating, failed: messages.updateFailed };
  return (
    <div className="order-summary" aria-busy={state === 'updating'}>
      <CompactLines lines={view.lines} />
      <CodeField kinds={codes} applied={view.codes} typed={typedCode} problem={codeProblem} onPress={onCode} />
      <Sum rows={view.rows} totalLabel={view.totalLabel} total={view.total} later={view.later} />
      {/* the server asks again when the total is no longer the one that was seen */}
      <input type="hidden" name="seenTotal" value={view.seenTotal} readOnly data-as-pressed />
      {view.objections.map(({ text }) => (
        <p key={text} className="form-message">
          {text}
        </p>
      ))}
      {view.isForTrial && <p className="field-hint">{messages.nothingToPayNow}</p>}
      {view.isPaid && (
        <p className="field-hint nothing-to-pay">{view.later ? messages.nothingToPayNow : messages.nothingToPay}</p>
      )}
      <p className={state === 'current' ? 'visually-hidden' : 'field-hint'} role="status">
        {status[state]}
      </p>
    </div>
  );
}
