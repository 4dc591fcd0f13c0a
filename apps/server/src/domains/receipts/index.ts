export { receiptsOf } from './receipts.ts';
