export { invoicesForBuyer } from './read-invoices.ts';
