import { useMessages } from '@stoa/messages/react';
import { ApiError, connect, currentCart, httpTransport } from '@stoa/sdk';
import { type MouseEvent, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { followForm } from '../../lib/follow-form.ts';
import { quantityName, readQuantities, saveQuantities, writeRemoved } from './cart-form.ts';
import { CartContent, type CartPageProps } from './cart-page.tsx';
import { countCart } from './cart-store.ts';
import { loadCart } from './cart-view.ts';
import { noticeOfProblem, noticeOfSave } from './notices.ts';

type Live = CartPageProps & { sent: FormData | null; isBusy: boolean };

/** The cart, saved as its quantities change. */
export default function CartPage(first: CartPageProps) {
  const messages = useMessages('cart');
  const frame = useRef<HTMLDivElement>(null);
  const place = first.estimate?.place;
  const [live, setLive] = useState<Live>({ ...first, sent: null, isBusy: false });
  const save = useCallback(
    async (form: HTMLFormElement) => {
      const carts = connect(currentCart, httpTransport({ baseUrl: '' }));
      const sent = new FormData(form);
      const { changes, isWrong } = readQuantities(sent);
      setLive((now) => ({ ...now, isBusy: true }));
      const saved = await saveQuantities(carts, changes).catch((error: unknown) => {
        if (error instanceof ApiError) return error;
        throw error;
      });
      const cart = await loadCart(carts, messages, place);
      const outcome =
        saved instanceof ApiError
          ? { notice: noticeOfProblem(saved), removed: '' }
          : { notice: noticeOfSave(saved, isWrong), removed: writeRemoved(saved.removed) };
      const notice = outcome.notice === 'updated' ? null : messages.notices[outcome.notice];
      // the next save and the way to the checkout compare what was typed with the quantities shown
      flushSync(() => setLive((now) => ({ ...now, ...outcome, notice, cart, sent, isBusy: false })));
      countCart(cart);
    },
    [messages, place],
  );
  const isEmpty = live.cart.lines.length === 0;
  useEffect(() => {
    const form = isEmpty ? null : frame.current?.querySelector<HTMLFormElement>('form.cart');
    if (!form) return;
    const { changes } = readQuantities(new FormData(form));
    return followForm(form, {
      // without a connection, the form is sent with everything that was typed
      save: () => save(form).catch(() => setLive((now) => ({ ...now, isBusy: false }))),
      concerns: (name) => name.startsWith(quantityName('')) && form.checkValidity(),
      isUnsaved: changes.length > 0,
    });
  }, [isEmpty, save]);
  return (
    <div ref={frame}>
      <CartContent {...live} onPress={press} />
    </div>
  );
}

/** Sets the quantity in the field beside the button, which saves it. */
function press(event: MouseEvent<HTMLButtonElement>, quantity: (shown: number) => number): void {
  const field = event.currentTarget
    .closest('.cart-line')
    ?.querySelector<HTMLInputElement>(`input[name^="${quantityName('')}"]`);
  if (!field) return;
  event.preventDefault();
  field.value = String(Math.max(0, quantity(Number(field.value))));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}
