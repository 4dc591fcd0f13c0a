import { backInStockRequestEvents } from '@stoa/contract';
import type { Tx } from '../../platform/db/index.ts';
import { emit } from '../../platform/events/index.ts';
import { type BackInStockRequest, viewRequest } from './back-in-stock-request.ts';

export function announceRequest(tx: Tx, what: 'created' | 'updated' | 'deleted', request: BackInStockRequest): void {
  if (what === 'deleted') emit(tx, backInStockRequestEvents.deleted(request.id));
  else emit(tx, backInStockRequestEvents[what](viewRequest(request)));
}
