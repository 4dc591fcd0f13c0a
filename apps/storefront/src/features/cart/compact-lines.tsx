import { useMessages } from '@stoa/messages/react';
import { LineDetails } from './line-details.tsx';
import { LinePicture } from './line-picture.tsx';
import type { LineView } from './line-view.ts';

/** Read-only lines, for the checkout and the drawer. */
export function CompactLines({ lines }: { lines: LineView[] }) {
  const messages = useMessages('cart');
  return (
    <ul className="compact-lines">
      {lines.map((line) => (
        <li key={line.id}>
          <LinePicture source={line.picture} size="small" />
          <div>
            <p className="line-name">{line.name}</p>
            <LineDetails details={line.details} />
            <p className="line-quantity">{messages.quantity(line.quantity)}</p>
          </div>
          <p className="line-total">{line.total}</p>
        </li>
      ))}
    </ul>
  );
}
