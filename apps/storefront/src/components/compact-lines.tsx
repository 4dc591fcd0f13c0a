import type { LineView } from '../lib/line-view.ts';
import { LineDetails } from './line-details.tsx';
import { LinePicture } from './line-picture.tsx';

/** Lines to read, as at checkout and in the drawer. */
export function CompactLines({ lines }: { lines: LineView[] }) {
  return (
    <ul className="compact-lines">
      {lines.map((line) => (
        <li key={line.id}>
          <LinePicture source={line.picture} size="small" />
          <div>
            <p className="line-name">{line.name}</p>
            <LineDetails details={line.details} />
            <p className="line-quantity">Quantity {line.quantity}</p>
          </div>
          <p className="line-total">{line.total}</p>
        </li>
      ))}
    </ul>
  );
}
