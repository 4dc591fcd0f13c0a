import { giftCardProduct } from '@stoa/contract';
import { serve } from '../../use-case.ts';
import { getGiftCardProduct, getOfferedGiftCard, updateGiftCardProduct } from './manage-product.ts';

export const served = serve(giftCardProduct, { getGiftCardProduct, updateGiftCardProduct, getOfferedGiftCard });
