import { useMessages } from '@stoa/messages/react';
import type { ReactNode } from 'react';
import { LineDetails } from './line-details.tsx';
import { LinePicture } from './line-picture.tsx';
import type { LineView } from './line-view.ts';

type CompactLinesProps = {
  lines: LineView[];
  /** What can be done with a line, below its words. */
  below?: (line: LineView) => ReactNode;
};

/** Read-only lines, for the checkout, the drawer and orders. */
export function CompactLines({ lines, below }: CompactLinesProps) {
  const messages = useMessages('cart');
  return (
    <ul className="compact-lines">
      {lines.map((line) => (
        <li key={line.id}>
          <LinePicture source={line.picture} size="small" />
          <div>
            <p className="line-name">{line.name}</p>
            <LineDetails line={line} />
            <p className="line-quantity">{messages.quantity(line.quantity)}</p>
            {below?.(line)}
          </div>
          <p className="line-total">{line.total}</p>
        </li>
      ))}
    </ul>
  );
}
