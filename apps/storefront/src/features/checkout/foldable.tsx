import { useMessages } from '@stoa/messages/react';
import type { ReactNode } from 'react';
import { island } from '../../island.tsx';
import type { AddressFormat } from '../../lib/api.ts';
import type { Folded } from './folded.ts';
import FoldedText from './folded-text.island.tsx';

const FoldedTextIsland = island('checkout/folded-text', FoldedText, { wakeOn: 'form' });

type FoldableProps = {
  part: keyof Folded;
  title: string;
  /** Null: everything is open, as nothing is known yet. */
  folded: Folded | null;
  isOpen?: boolean;
  format: AddressFormat;
  children: ReactNode;
};

/** Sections of the checkout: in a line where they are known, with all of their fields once that is pressed. */
export function Foldable({ part, title, folded, isOpen = false, format, children }: FoldableProps) {
  const messages = useMessages('checkout');
  if (!folded) return children;
  return (
    <details className={`folded folded-${part}`} open={isOpen}>
      <summary className="folded-line">
        <span className="folded-title">{title}</span>
        <FoldedTextIsland part={part} text={folded[part]} format={{ envelope: format.envelope }} />
        <span className="folded-change">
          <span className="if-folded">{messages.change}</span>
          <span className="if-open">{messages.done}</span>
        </span>
      </summary>
      <div className="folded-sections">{children}</div>
    </details>
  );
}
