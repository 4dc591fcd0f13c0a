import { useMessages } from '@stoa/messages/react';
import type { MouseEvent } from 'react';
import { beforeName, lineIntents, quantityName } from './cart-form.ts';
import { LineDetails } from './line-details.tsx';
import { LinePicture } from './line-picture.tsx';
import type { CartLineView } from './line-view.ts';
import { QuantityStepper } from './quantity-stepper.tsx';

type CartLinesProps = {
  lines: CartLineView[];
  sent: FormData | null;
  onPress?: (event: MouseEvent<HTMLButtonElement>, quantity: (shown: number) => number) => void;
};

/** The cart's lines, with the fields and buttons that change them. Belongs inside the cart's form. */
export function CartLines({ lines, sent, onPress }: CartLinesProps) {
  const messages = useMessages('cart');
  return (
    <ul className="cart-lines">
      {lines.map((line) => (
        <li key={line.id} className="cart-line" data-gone={line.isGone || undefined}>
          <LinePicture source={line.picture} size="large" />
          <div className="cart-line-words">
            <h2 className="line-name">{line.href ? <a href={line.href}>{line.name}</a> : line.name}</h2>
            <LineDetails line={line} />
            <p className="line-price">
              {line.price}
              {line.fullPrice && (
                <>
                  {' '}
                  <span className="visually-hidden">{messages.priceBefore} </span>
                  <s className="price-before">{line.fullPrice}</s>
                </>
              )}
            </p>
            {line.problem && <p className="form-message">{line.problem}</p>}
          </div>
          {!line.isGone && <p className="line-total">{line.total}</p>}
          <div className="cart-line-controls">
            {line.isGone ? <GoneQuantity line={line} /> : <QuantityStepper {...{ line, sent, onPress }} />}
            <button
              className="text-button"
              type="submit"
              name="intent"
              value={lineIntents.remove(line.id)}
              onClick={onPress && ((event) => onPress(event, () => 0))}
            >
              {messages.remove}
              <span className="visually-hidden"> {line.name}</span>
            </button>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** What cannot be had is not counted, but can be removed. */
const GoneQuantity = ({ line }: { line: CartLineView }) => (
  <>
    <input type="hidden" name={beforeName(line.id)} value={line.quantity} readOnly />
    <input type="hidden" name={quantityName(line.id)} defaultValue={line.quantity} />
  </>
);
