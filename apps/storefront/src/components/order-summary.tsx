import type { LiveCheckout } from '../lib/checkout-store.ts';
import type { CheckoutView } from '../lib/checkout-view.ts';
import { CompactLines } from './compact-lines.tsx';
import { Sum } from './sum.tsx';

type OrderSummaryProps = { view: CheckoutView; state: LiveCheckout['state'] };

const STATUS = {
  current: '',
  updating: 'Updating the totals',
  failed: 'The totals could not be updated. They will be when you pay, before anything is charged.',
};

/** What is bought and what it costs. */
export function OrderSummary({ view, state }: OrderSummaryProps) {
  return (
    <div className="order-summary" aria-busy={state === 'updating'}>
      <CompactLines lines={view.lines} />
      <Sum rows={view.rows} totalLabel="Total" total={view.total} />
      {/* the server asks again when the total is no longer the one that was seen */}
      <input type="hidden" name="seenTotal" value={view.total} readOnly />
      <p className="field-hint" role="status">
        {STATUS[state]}
      </p>
    </div>
  );
}
