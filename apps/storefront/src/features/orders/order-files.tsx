import { useMessages } from '@stoa/messages/react';
import type { Invoice } from '../../lib/api.ts';
import { orNull } from '../../lib/api-errors.ts';
import type { Visit } from '../../lib/render-page.tsx';

export type OrderFilesView = { invoices: Invoice[] };

/** The files that belong to an order. */
export async function loadOrderFiles({ api }: Visit, orderId: string): Promise<OrderFilesView> {
  const found = await orNull(api.invoices.listInvoicesOfOrder({ orderId }));
  return { invoices: found?.invoices ?? [] };
}

/** Links to the invoices of an order; nothing where there are none. */
export function OrderFiles({ invoices }: OrderFilesView) {
  const { files: messages } = useMessages('orders');
  if (invoices.length === 0) return null;
  return (
    <section className="order-files" aria-labelledby="files-heading">
      <h2 id="files-heading">{messages.invoices}</h2>
      <ul>
        {invoices.map(({ id, number = '', url }) => (
          <li key={id}>
            <a href={url} download>
              {messages.invoice(number)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
