export type BackInStockStatus = 'RECEIVED' | 'PROCESSING' | 'NOTIFICATION_SENT' | 'FAILED';

/** A request to be notified when an item is available again. */
export type BackInStockRequest = {
  id: string;
  appId: string;
  productId: string;
  /** Null waits for any variant of the product. */
  variantId: string | null;
  email: string;
  /** The contact with this address; known a moment after the request. */
  contactId?: string;
  status: BackInStockStatus;
  /** The reference as it was sent. */
  options: Record<string, unknown> | null;
  /** The page that the mail links to, if it is one of the site's; null links to the product page. */
  itemUrl: string | null;
  /** The language in which its person read the site, where that is another than the site's own. */
  language?: string;
  /** Whether the server noticed the stock by itself; null before the mail. */
  autoNotified: boolean | null;
  /** Whether staff reported the item as available. */
  isReported: boolean;
  /** The number of attempts to send the mail. */
  attempts: number;
  createdDate: string;
};

/** The request as clients see it. */
export const viewRequest = (request: BackInStockRequest) => ({
  id: request.id,
  catalogReference: {
    appId: request.appId,
    catalogItemId: request.productId,
    ...(request.options ? { options: request.options } : {}),
  },
  email: request.email,
  ...(request.contactId ? { contactId: request.contactId } : {}),
  status: request.status,
  autoNotified: request.autoNotified,
  createdDate: request.createdDate,
  itemUrl: request.itemUrl,
});
