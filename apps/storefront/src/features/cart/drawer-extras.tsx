import { useMessages } from '@stoa/messages/react';
import { ApiError, connect, currentCart, httpTransport, sites } from '@stoa/sdk';
import { type FormEvent, type MouseEvent, useEffect, useState } from 'react';
import type { Api } from '../../lib/api.ts';
import { countriesIn } from '../address/countries.ts';
import { CODE, MISSING, removals } from '../codes/codes.ts';
import { showCart } from './cart-store.ts';
import { type CartView, loadCart } from './cart-view.ts';
import { CouponField, untried } from './coupon-field.tsx';
import type { DeliveryEstimate, EstimatePlace } from './delivery-estimate.ts';
import { ESTIMATE_FORM, EstimateFields } from './estimate-fields.tsx';
import { NoteField } from './note-field.tsx';

/** What the site asks of those who buy, as far as the drawer shows it. */
type Terms = { takesCoupons: boolean; takesNotes: boolean; countries: DeliveryEstimate['countries'] | null };

const nowhere: EstimatePlace = { country: '', postalCode: '' };
const transport = httpTransport({ baseUrl: '' });

/** The terms of the site; null until they are known. */
function useTerms(): Terms | null {
  const [terms, setTerms] = useState<Terms | null>(null);
  useEffect(() => {
    // without them, the cart's page has everything
    loadTerms().then(setTerms, () => undefined);
  }, []);
  return terms;
}

async function loadTerms(): Promise<Terms> {
  const { site = {} } = await connect(sites, transport).getSite();
  const { takesCoupons = true, takesNotes = false, delivers, language = 'en', deliveryCountries = null } = site;
  return { takesCoupons, takesNotes, countries: delivers ? countriesIn(language, deliveryCountries) : null };
}

type DrawerExtrasProps = {
  cart: CartView;
  /** The id of the form that a note is sent with. */
  checkoutForm: string;
};

/**
 * A coupon, and what delivery would cost, each in a form of its own, which the cart's page answers without scripts; and a note,
 * which is sent along to the checkout.
 */
export default function DrawerExtras({ cart, checkoutForm }: DrawerExtrasProps) {
  const terms = useTerms();
  const messages = useMessages('cart');
  const [place, setPlace] = useState(nowhere);
  const [coupon, setCoupon] = useState(untried);
  const [isBusy, setIsBusy] = useState(false);
  /** Changes the cart and shows it; returns the code of the error, if the change was refused. */
  const change = async (
    apply: (carts: Api['carts']) => Promise<unknown>,
    at: EstimatePlace,
  ): Promise<string | null> => {
    const carts = connect(currentCart, transport);
    setIsBusy(true);
    try {
      const error = await apply(carts).then(() => null, codeOf);
      showCart(await loadCart(carts, messages, at));
      return error;
    } finally {
      setIsBusy(false);
    }
  };
  const pressCode = async (event: MouseEvent<HTMLButtonElement>) => {
    event.preventDefault();
    const { value, form } = event.currentTarget;
    const isRemoval = value === removals.coupon;
    const typed = form ? String(new FormData(form).get(CODE) ?? '').trim() : '';
    if (!isRemoval && !typed) return setCoupon({ typed, error: MISSING });
    const error = await change(
      (carts) => (isRemoval ? carts.removeCouponFromCurrentCart() : carts.updateCurrentCart({ couponCode: typed })),
      place,
    );
    setCoupon({ typed: error ? typed : '', error });
  };
  const estimate = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const at = { country: String(fields.get('country')), postalCode: String(fields.get('postalCode')).trim() };
    setPlace(at);
    await change(async () => undefined, at);
  };
  if (!terms) return null;
  const { takesCoupons, takesNotes, countries } = terms;
  return (
    <div className="cart-drawer-extras" aria-busy={isBusy || undefined}>
      {(takesCoupons || cart.coupon) && (
        <form method="post" action="/cart">
          <CouponField {...{ cart, coupon, takesCoupons }} onPress={(event) => void pressCode(event)} />
        </form>
      )}
      {countries && cart.isShipped && (
        <form id={ESTIMATE_FORM} method="get" action="/cart" onSubmit={(event) => void estimate(event)}>
          <EstimateFields estimate={{ place, countries, options: cart.deliveries }} />
        </form>
      )}
      {takesNotes && <NoteField note={cart.note} form={checkoutForm} />}
    </div>
  );
}

function codeOf(error: unknown): string {
  if (error instanceof ApiError) return error.code;
  throw error;
}
