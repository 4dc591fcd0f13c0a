import { giftCards, giftVouchers } from '@stoa/contract';
import { serve } from '../../use-case.ts';
import { createGiftCard, getGiftCard } from './write-gift-cards.ts';

export const served = [...serve(giftVouchers, { getGiftCard }), ...serve(giftCards, { createGiftCard })];
