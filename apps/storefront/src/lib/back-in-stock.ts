/** Asks to be told when something is there again. */
import { ApiError } from '@stoa/sdk';
import { type Api, STORES_APP_ID } from './api.ts';
import type { Purchasable, VariantView } from './purchasable.ts';

export type SignUp = { isDone: boolean; message: string };

type Client = Pick<Api['backInStock'], 'createBackInStockNotificationRequest'>;

/** @param itemUrl absolute address of the product's page */
export async function signUpForStock(
  client: Client,
  product: Pick<Purchasable, 'id' | 'name'>,
  variant: Pick<VariantView, 'id' | 'amount'>,
  email: string,
  itemUrl: string,
): Promise<SignUp> {
  const catalogReference = { appId: STORES_APP_ID, catalogItemId: product.id, options: { variantId: variant.id } };
  if (!email.trim()) return { isDone: false, message: 'Enter an e-mail address.' };
  try {
    await client.createBackInStockNotificationRequest({
      request: { catalogReference, email: email.trim(), itemUrl },
      itemDetails: { name: product.name, price: variant.amount },
    });
    return thanks;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // whoever signs up twice is waiting, and nobody else has to know it
    if (error.code === 'BACK_IN_STOCK_NOTIFICATION_REQUEST_ALREADY_EXISTS') return thanks;
    if (error.code === 'REQUEST_COLLECTION_DISABLED')
      return { isDone: false, message: 'This shop takes no requests now.' };
    const isWrongAddress = error.violations.some(({ field }) => field?.endsWith('email'));
    if (isWrongAddress) return { isDone: false, message: 'This is not an e-mail address. Check it and try again.' };
    throw error;
  }
}

export const thanks: SignUp = { isDone: true, message: 'Thank you. We will write to you as soon as it is back.' };
