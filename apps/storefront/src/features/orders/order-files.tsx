import { formatsOf } from '@stoa/messages';
import { useMessages } from '@stoa/messages/react';
import type { Invoice, Receipt } from '../../lib/api.ts';
import { orNull } from '../../lib/api-errors.ts';
import type { Visit } from '../../lib/render-page.tsx';
import type { Site } from '../../lib/site.ts';

export type OrderFilesView = { invoices: Invoice[]; receipts: Receipt[] };

/** The files that belong to an order. */
export async function loadOrderFiles({ api }: Visit, orderId: string): Promise<OrderFilesView> {
  const [issued, received] = await Promise.all([
    orNull(api.invoices.listInvoicesOfOrder({ orderId })),
    orNull(api.receipts.listReceiptsOfOrder({ orderId })),
  ]);
  return { invoices: issued?.invoices ?? [], receipts: received?.receipts ?? [] };
}

/** Links to the invoices and receipts of an order; nothing where there are none. */
export function OrderFiles({ invoices, receipts, site }: OrderFilesView & { site: Site }) {
  const { files: messages } = useMessages('orders');
  const { longDate } = formatsOf(site);
  const files = [
    ...invoices.map(({ id, number = '', url }) => ({ id, url, label: messages.invoice(number) })),
    ...receipts.map(({ paymentId, date = '', amount, url }) => ({
      id: paymentId,
      url,
      label: messages.receipt(longDate(date), amount?.formattedAmount ?? ''),
    })),
  ];
  if (files.length === 0) return null;
  return (
    <section className="order-files" aria-labelledby="files-heading">
      <h2 id="files-heading">{messages.heading}</h2>
      <ul>
        {files.map(({ id, url, label }) => (
          <li key={id}>
            <a href={url} download>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
