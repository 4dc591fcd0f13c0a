import { messagesIn } from '@stoa/messages';
import type { PricedFee } from '@stoa/pricing';
import { feeNameIn } from '../purchase/index.ts';
import type { Order } from './order.ts';

type Named = Pick<PricedFee, 'id' | 'name' | 'translated'>;

/** What a fee of an order is called in the language that somebody reads. The tip has a word of the product's own in each. */
export const nameOfFee = ({ tip }: Pick<Order, 'tip'>, fee: Named, language: string): string =>
  fee.id === tip?.id ? messagesIn(language).orders.tip : feeNameIn(fee, language);
