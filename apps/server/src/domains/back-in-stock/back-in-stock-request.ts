export type BackInStockStatus = 'RECEIVED' | 'PROCESSING' | 'NOTIFICATION_SENT' | 'FAILED';

/** Somebody's wish to hear when an item can be had again. */
export type BackInStockRequest = {
  id: string;
  appId: string;
  productId: string;
  /** Null waits for any variant of the product. */
  variantId: string | null;
  email: string;
  /** Whose address it is; known a moment after the request. */
  contactId?: string;
  status: BackInStockStatus;
  /** The reference as it came. */
  options: Record<string, unknown> | null;
  /** The page that the mail leads to, when it is one of the site's; null leads to the product page. */
  itemUrl: string | null;
  /** Whether the server found the stock by itself; null before the mail. */
  autoNotified: boolean | null;
  /** Whether staff said that the item is back. */
  isReported: boolean;
  /** How often sending was tried. */
  attempts: number;
  createdDate: string;
};

/** The request as clients know it. */
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
