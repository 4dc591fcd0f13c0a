import { useMessages } from '@stoa/messages/react';
import { connect, currentCart, httpTransport } from '@stoa/sdk';
import type { FocusEvent } from 'react';
import { NOTE, NOTE_BEFORE } from './cart-form.ts';

/** The longest note that carts keep. */
const LONGEST_NOTE = 1000;

/** A note to the shop. It is saved when the field is left, and sent along with its form: the one named, or the one that it is in. */
export function NoteField({ note, form }: { note: string; form?: string }) {
  const messages = useMessages('cart');
  return (
    <details className="cart-note" open={note !== ''}>
      <summary>{messages.note}</summary>
      <input type="hidden" name={NOTE_BEFORE} value={note} form={form} readOnly />
      <textarea
        name={NOTE}
        form={form}
        aria-label={messages.note}
        defaultValue={note}
        maxLength={LONGEST_NOTE}
        rows={3}
        onBlur={save}
      />
    </details>
  );
}

function save({ currentTarget: { value, defaultValue } }: FocusEvent<HTMLTextAreaElement>): void {
  if (value === defaultValue) return;
  const carts = connect(currentCart, httpTransport({ baseUrl: '' }));
  // without a connection, the form sends it
  carts.updateCurrentCart({ cartInfo: { buyerNote: value || null } }).catch(() => undefined);
}
