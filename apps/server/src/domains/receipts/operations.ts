import { receipts } from '@stoa/contract';
import { serve } from '../../use-case.ts';
import { linkToReceipt, openReceipt } from './receipts.ts';

export const served = serve(receipts, { linkToReceipt, openReceipt });
