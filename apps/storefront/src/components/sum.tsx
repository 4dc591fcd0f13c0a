import type { SumRow } from '../lib/cart-view.ts';

/** Amounts that add up. */
export function Sum({ rows, totalLabel, total }: { rows: SumRow[]; totalLabel: string; total: string }) {
  return (
    <dl className="sum">
      {rows.map(({ label, amount }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
      <div className="sum-total">
        <dt>{totalLabel}</dt>
        <dd>{total}</dd>
      </div>
    </dl>
  );
}
