import { formatsOf } from '@stoa/messages';
import { useMessages } from '@stoa/messages/react';
import type { Order, OrderDownload } from '../../../lib/api.ts';
import type { Site } from '../../../lib/site.ts';
import { sizeOf } from './size-of.ts';

type DownloadsProps = {
  order: Order;
  /** The files that its buyer got. */
  downloads: OrderDownload[];
  site: Site;
  /** The address that its forms are sent to. */
  action: string;
};

/** The files of an order's digital items, or when they will be there; nothing for an order without any. */
export function Downloads({ order, downloads, site, action }: DownloadsProps) {
  const { downloads: messages } = useMessages('orders');
  const waiting = downloads.length === 0 ? waitingFor(order) : null;
  if (downloads.length === 0 && !waiting) return null;
  return (
    <section className="order-files" aria-labelledby="downloads-heading" id="downloads">
      <h2 id="downloads-heading">{messages.heading}</h2>
      {waiting && <p>{messages[waiting]}</p>}
      {downloads.length > 0 && (
        <ul className="order-downloads">
          {downloads.map((download) => (
            <li key={download.lineItemId} className="order-download">
              <Download download={download} site={site} action={action} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** What the files of an order wait for; null where it has none, or where they are no longer its buyer's. */
function waitingFor({ lineItems = [], status, paymentStatus }: Order): 'pending' | 'preparing' | null {
  const isDigital = lineItems.some(({ itemType }) => itemType?.preset === 'DIGITAL');
  if (!isDigital || status === 'CANCELED' || paymentStatus === 'FULLY_REFUNDED') return null;
  return paymentStatus === 'PAID' ? 'preparing' : 'pending';
}

type DownloadProps = Pick<DownloadsProps, 'site' | 'action'> & { download: OrderDownload };

function Download({ download, site, action }: DownloadProps) {
  const { downloads: messages } = useMessages('orders');
  const { lineItemId = '', fileName, fileSize, left = null, expirationDate } = download;
  const until = expirationDate ? formatsOf(site).longDate(expirationDate) : null;
  const isOver = expirationDate ? new Date(expirationDate) <= new Date() : false;
  const usedUp = left === 0 ? messages.none : null;
  const ended = isOver && until ? messages.over(until) : usedUp;
  return (
    <>
      <p>
        <strong>{fileName}</strong>
        <br />
        {ended ?? messages.facts(sizeOf(Number(fileSize), site.language), left, until)}
      </p>
      {!ended && (
        // a button, so that nothing that follows links ahead of the buyer counts as a download
        <form method="post" action={action}>
          <input type="hidden" name="intent" value="download" />
          <input type="hidden" name="lineItemId" value={lineItemId} />
          <button className="button button-quiet" type="submit">
            {messages.button}
            <span className="visually-hidden"> {fileName}</span>
          </button>
        </form>
      )}
    </>
  );
}
