import type { Messages } from '@stoa/messages';
import { useMessages } from '@stoa/messages/react';
import { backInStockNotifications, connect, httpTransport } from '@stoa/sdk';
import { type FormEvent, useState } from 'react';
import { describe } from './add-to-cart.ts';
import { type SignUp, signUpForStock } from './back-in-stock.ts';
import { BackInStockForm } from './back-in-stock-form.tsx';
import type { Purchasable } from './purchasable.ts';
import { canBeHad, type Resolution, type Selection } from './variants.ts';

type SoldOutProps = { product: Purchasable; selection: Selection; resolution: Resolution; signUp: SignUp | null };

/** The options for a sold-out variant; nothing for others. */
export function SoldOut({ product, selection, resolution, signUp: first }: SoldOutProps) {
  const messages = useMessages('product');
  const variant = resolution.kind === 'variant' && !canBeHad(resolution.variant) ? resolution.variant : null;
  // a confirmation for one choice does not apply to another
  const [last, setLast] = useState(first && variant && { variantId: variant.id, signUp: first });
  const [isBusy, setIsBusy] = useState(false);
  if (!variant) return null;
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    setIsBusy(true);
    const email = String(new FormData(event.currentTarget).get('email'));
    setLast({ variantId: variant.id, signUp: await ask(product, variant, email, messages) });
    setIsBusy(false);
  };
  return (
    <BackInStockForm
      slug={product.slug}
      variantId={variant.id}
      what={describe(product, selection, messages)}
      signUp={last?.variantId === variant.id ? last.signUp : null}
      isBusy={isBusy}
      onSubmit={(event) => void submit(event)}
    />
  );
}

async function ask(
  product: Purchasable,
  variant: { id: string; amount: string },
  email: string,
  messages: Messages['product'],
): Promise<SignUp> {
  const client = connect(backInStockNotifications, httpTransport({ baseUrl: '' }));
  try {
    return await signUpForStock(client, product, variant, { email, itemUrl: location.href }, messages);
  } catch {
    return { isDone: false, message: messages.failed };
  }
}
