import { useMessages } from '@stoa/messages/react';
import type { LineView } from './line-view.ts';

/** The chosen options of a product, and when it is paid, where that is not with the order. */
export function LineDetails({ line }: { line: LineView }) {
  const messages = useMessages('cart');
  const { deposit, quantity, isPaidLater } = line;
  const details = [
    ...line.details,
    ...(deposit ? [{ name: messages.deposit, value: messages.depositOf(deposit, quantity) }] : []),
    ...(isPaidLater ? [{ name: messages.payment, value: messages.paidLater }] : []),
  ];
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
