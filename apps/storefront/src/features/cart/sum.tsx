import type { SumRow } from './cart-view.ts';

/** Amounts and their total. */
export function Sum({ rows, totalLabel, total }: { rows: SumRow[]; totalLabel: string; total: string }) {
  return (
    <dl className="sum">
      {rows.map(({ label, amount }, index) => (
        <div key={index}>
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
