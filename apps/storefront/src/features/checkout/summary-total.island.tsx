import { useStore } from '../../lib/store.ts';
import { checkoutStore } from './checkout-store.ts';

/** The amount to pay, beside the heading of the folded summary. */
export default function SummaryTotal({ total }: { total: string }) {
  return <span className="summary-total">{useStore(checkoutStore, null)?.view.total ?? total}</span>;
}
