import { useMessages } from '@stoa/messages/react';
import type { MouseEvent } from 'react';
import { Notice } from '../../components/notice.tsx';
import { type PriceTerms, priceNote } from '../product/price-note.ts';
import { CHECK_OUT } from './cart-form.ts';
import { CartLines } from './cart-lines.tsx';
import { type CartView, sumOfCart } from './cart-view.ts';
import { type CouponAttempt, CouponField } from './coupon-field.tsx';
import type { DeliveryEstimate } from './delivery-estimate.ts';
import { ESTIMATE_FORM, EstimateFields } from './estimate-fields.tsx';
import { NoteField } from './note-field.tsx';
import { Sum } from './sum.tsx';

export type CartPageProps = {
  cart: CartView;
  coupon: CouponAttempt;
  /** Whether the site takes coupons. */
  takesCoupons: boolean;
  /** Whether the site takes notes. */
  takesNotes: boolean;
  notice: string | null;
  /** Removed items, which can be added again; empty if there are none. */
  removed: string;
  /** Where delivery is estimated for, and the countries to choose from; null where nothing is delivered. */
  estimate: Omit<DeliveryEstimate, 'options'> | null;
  /** What is in the prices and what is added to them. */
  terms: PriceTerms;
};

type LiveProps = CartPageProps & {
  sent: FormData | null;
  isBusy?: boolean;
  onPress?: (event: MouseEvent<HTMLButtonElement>, quantity: (shown: number) => number) => void;
};

/** The notice of the last change, and the cart. */
export function CartContent({ notice, removed, ...live }: LiveProps) {
  return (
    <>
      <CartNotice notice={notice} removed={removed} />
      {live.cart.lines.length > 0 ? <FullCart {...live} /> : <EmptyCart />}
    </>
  );
}

function CartNotice({ notice, removed }: { notice: string | null; removed: string }) {
  const messages = useMessages('cart');
  return (
    <Notice>
      {notice && (
        <>
          {notice}
          {removed && (
            <form className="undo-form" method="post" action="/cart/restore">
              <input type="hidden" name="items" value={removed} readOnly />
              {/* biome-ignore lint/a11y/noAutofocus: the focused button is gone with its line; the way back takes the focus */}
              <button key={removed} className="text-button" type="submit" autoFocus>
                {messages.undo}
              </button>
            </form>
          )}
        </>
      )}
    </Notice>
  );
}

function FullCart({
  cart,
  coupon,
  takesCoupons,
  takesNotes,
  estimate,
  terms,
  sent,
  isBusy,
  onPress,
}: Omit<LiveProps, 'notice' | 'removed'>) {
  const messages = useMessages('cart');
  const site = useMessages('site');
  // nobody waits for the delivery of a gift card
  const note = priceNote({ ...terms, delivers: terms.delivers && cart.isShipped }, { site });
  return (
    <>
      <form className="cart" method="post" action="/cart">
        {/* the form's first button is the one that the Enter key presses */}
        <button className="visually-hidden" type="submit" tabIndex={-1} aria-hidden="true" />
        <div>
          <CartLines lines={cart.lines} sent={sent} onPress={onPress} />
          <button className="button button-quiet only-without-script" type="submit">
            {messages.update}
          </button>
        </div>
        <section className="cart-summary" aria-labelledby="cart-summary-heading" aria-busy={isBusy || undefined}>
          <h2 id="cart-summary-heading">{messages.summary}</h2>
          {(takesCoupons || cart.coupon) && <CouponField {...{ cart, coupon, takesCoupons }} />}
          <Sum {...sumOfCart(cart, messages)} />
          {estimate && cart.isShipped && <EstimateFields estimate={{ ...estimate, options: cart.deliveries }} />}
          {takesNotes && <NoteField note={cart.note} />}
          {note && <p className="field-hint">{note}</p>}
          {cart.objections.map(({ text }) => (
            <p key={text} className="form-message">
              {text}
            </p>
          ))}
          {cart.canCheckOut && !cart.objections.some(({ isBlocking }) => isBlocking) ? (
            <button className="button button-wide" type="submit" name="intent" value={CHECK_OUT}>
              {messages.checkOut}
            </button>
          ) : (
            !cart.canCheckOut && <p className="form-message">{messages.cannotCheckOut}</p>
          )}
          <a className="more-link" href="/shop">
            {site.continueShopping}
          </a>
        </section>
      </form>
      <form id={ESTIMATE_FORM} method="get" action="/cart" />
    </>
  );
}

function EmptyCart() {
  const messages = useMessages('cart');
  const { browseShop } = useMessages('site');
  return (
    <div className="empty-state">
      <p className="lead">{messages.empty}</p>
      <p>
        <a className="button" href="/shop">
          {browseShop}
        </a>
      </p>
    </div>
  );
}
