import { backInStockNotifications, connect, httpTransport } from '@stoa/sdk';
import { type FormEvent, useState } from 'react';
import { describe } from '../lib/add-to-cart.ts';
import { type SignUp, signUpForStock } from '../lib/back-in-stock.ts';
import type { Purchasable } from '../lib/purchasable.ts';
import { canBeHad, type Resolution, type Selection } from '../lib/variants.ts';
import { BackInStockForm } from './back-in-stock-form.tsx';

type SoldOutProps = { product: Purchasable; selection: Selection; resolution: Resolution; signUp: SignUp | null };

/** What can be done about a variant that is sold out; nothing for others. */
export function SoldOut({ product, selection, resolution, signUp: first }: SoldOutProps) {
  const variant = resolution.kind === 'variant' && !canBeHad(resolution.variant) ? resolution.variant : null;
  // thanks for one choice are none for another
  const [last, setLast] = useState(first && variant && { variantId: variant.id, signUp: first });
  const [isBusy, setIsBusy] = useState(false);
  if (!variant) return null;
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    setIsBusy(true);
    const email = String(new FormData(event.currentTarget).get('email'));
    setLast({ variantId: variant.id, signUp: await ask(product, variant, email) });
    setIsBusy(false);
  };
  return (
    <BackInStockForm
      slug={product.slug}
      variantId={variant.id}
      what={describe(product, selection)}
      signUp={last?.variantId === variant.id ? last.signUp : null}
      isBusy={isBusy}
      onSubmit={(event) => void submit(event)}
    />
  );
}

async function ask(product: Purchasable, variant: { id: string; amount: string }, email: string): Promise<SignUp> {
  const client = connect(backInStockNotifications, httpTransport({ baseUrl: '' }));
  try {
    return await signUpForStock(client, product, variant, email, location.href);
  } catch {
    return { isDone: false, message: 'That did not work. Check your connection and try again.' };
  }
}
