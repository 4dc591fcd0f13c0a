import type { LineView } from './line-view.ts';

/** The chosen options of a product. */
export function LineDetails({ details }: { details: LineView['details'] }) {
  if (details.length === 0) return null;
  return (
    <dl className="line-details">
      {details.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
