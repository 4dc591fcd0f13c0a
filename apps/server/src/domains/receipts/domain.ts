import type { Domain } from '../../domain.ts';
import { served } from './operations.ts';

export const receipts: Domain = {
  name: 'receipts',
  says: 'Receipts of payments, printed from what the ledger says at that moment',
  owns: [],
  serves: served,
};
