import type { SumView } from './cart-view.ts';

/** Amounts and their total. */
export function Sum({ rows, totalLabel, total, later = null }: SumView) {
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
      {later && (
        <div>
          <dt>{later.label}</dt>
          <dd>{later.amount}</dd>
        </div>
      )}
    </dl>
  );
}
