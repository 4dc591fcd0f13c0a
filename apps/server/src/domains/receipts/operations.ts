import { receipts } from '@stoa/contract';
import { serve } from '../../use-case.ts';
import { linkToReceipt, listReceiptsOfOrder, openReceipt } from './receipts.ts';

export const served = serve(receipts, { linkToReceipt, listReceiptsOfOrder, openReceipt });
