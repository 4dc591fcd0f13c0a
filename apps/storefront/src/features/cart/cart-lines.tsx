import { useMessages } from '@stoa/messages/react';
import { LineDetails } from './line-details.tsx';
import { LinePicture } from './line-picture.tsx';
import type { CartLineView } from './line-view.ts';
import { QuantityField } from './quantity-field.tsx';

/** The cart's lines, each with the forms that change it. */
export function CartLines({ lines }: { lines: CartLineView[] }) {
  const messages = useMessages('cart');
  return (
    <ul className="cart-lines">
      {lines.map((line) => (
        <li key={line.id} className="cart-line" data-gone={line.isGone || undefined}>
          <LinePicture source={line.picture} size="large" />
          <div className="cart-line-words">
            <h2 className="line-name">{line.href ? <a href={line.href}>{line.name}</a> : line.name}</h2>
            <LineDetails details={line.details} />
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
          <div className="cart-line-forms">
            {!line.isGone && <QuantityForm line={line} />}
            <form method="post" action="/cart/remove">
              <input type="hidden" name="line" value={line.id} />
              <button className="text-button" type="submit">
                {messages.remove}
                <span className="visually-hidden"> {line.name}</span>
              </button>
            </form>
          </div>
        </li>
      ))}
    </ul>
  );
}

function QuantityForm({ line }: { line: CartLineView }) {
  const messages = useMessages('cart');
  return (
    <form className="quantity-form" method="post" action="/cart/update">
      <input type="hidden" name="line" value={line.id} />
      <QuantityField id={`quantity-${line.id}`} quantity={line.quantity} label={messages.quantityOf(line.name)} />
      <button className="text-button" type="submit">
        {messages.update}
        <span className="visually-hidden"> {messages.quantityOf(line.name)}</span>
      </button>
    </form>
  );
}
