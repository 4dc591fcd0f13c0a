/** Requests a notification for when an item is back in stock. */
import type { Messages } from '@stoa/messages';
import { ApiError } from '@stoa/sdk';
import { type Api, STORES_APP_ID } from '../../lib/api.ts';
import type { Purchasable, VariantView } from './purchasable.ts';

export type SignUp = { isDone: boolean; message: string };

/** The value of `intent` in the form that asks for a notification. */
export const NOTIFY = 'notify';

type Client = Pick<Api['backInStock'], 'createBackInStockNotificationRequest'>;

/** @param wish the e-mail address to notify, and the absolute address of the product's page */
export async function signUpForStock(
  client: Client,
  product: Pick<Purchasable, 'id' | 'name'>,
  variant: Pick<VariantView, 'id' | 'amount'>,
  { email, itemUrl }: { email: string; itemUrl: string },
  messages: Messages['product'],
): Promise<SignUp> {
  const { backInStock } = messages;
  const catalogReference = { appId: STORES_APP_ID, catalogItemId: product.id, options: { variantId: variant.id } };
  if (!email.trim()) return { isDone: false, message: backInStock.enterEmail };
  try {
    await client.createBackInStockNotificationRequest({
      request: { catalogReference, email: email.trim(), itemUrl },
      itemDetails: { name: product.name, price: variant.amount },
    });
    return thanksIn(messages);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // signing up twice changes nothing, and must not be revealed to others
    if (error.code === 'BACK_IN_STOCK_NOTIFICATION_REQUEST_ALREADY_EXISTS') return thanksIn(messages);
    if (error.code === 'REQUEST_COLLECTION_DISABLED') return { isDone: false, message: backInStock.closed };
    const isWrongAddress = error.violations.some(({ field }) => field?.endsWith('email'));
    if (isWrongAddress) return { isDone: false, message: backInStock.invalidEmail };
    throw error;
  }
}

export const thanksIn = ({ backInStock }: Messages['product']): SignUp => ({
  isDone: true,
  message: backInStock.thanks,
});
