import type { TaxAmount } from '@stoa/pricing';
import type { Seller } from '../documents/index.ts';

/**
 * The life of an invoice. Draft: issued, and not sent yet. Processing: a payment of it takes time. Void: it no longer
 * counts, and the order can get another one. Deleted: put away; its number stays taken.
 */
export type InvoiceState =
  | 'Draft'
  | 'Sent'
  | 'Processing'
  | 'Paid'
  | 'Overdue'
  | 'Void'
  | 'Deleted'
  | 'PartiallyPaid'
  | 'PartialAndOverdue';

export const invoiceMachine: Record<InvoiceState, readonly InvoiceState[]> = {
  Draft: ['Sent', 'Processing', 'PartiallyPaid', 'Paid', 'Deleted'],
  Sent: ['Draft', 'Processing', 'PartiallyPaid', 'Paid', 'Overdue', 'Void', 'Deleted'],
  Processing: ['Sent', 'PartiallyPaid', 'Paid'],
  PartiallyPaid: ['PartialAndOverdue', 'Paid', 'Void'],
  Overdue: ['Processing', 'PartialAndOverdue', 'Paid', 'Void'],
  PartialAndOverdue: ['Paid', 'Void'],
  Paid: ['Void'],
  Void: ['Deleted'],
  Deleted: [],
};

/** The state to which an invoice moves; null where it is not allowed. */
export const nextState = (from: InvoiceState, to: InvoiceState): InvoiceState | null =>
  invoiceMachine[from].includes(to) ? to : null;

/** The state that follows from the payments of the order, and from the date on which it is due. */
export function stateByPayment(state: InvoiceState, paymentStatus: string, isDue: boolean): InvoiceState {
  const wanted = wantedState(state, paymentStatus, isDue);
  return wanted ? (nextState(state, wanted) ?? state) : state;
}

function wantedState(state: InvoiceState, paymentStatus: string, isDue: boolean): InvoiceState | null {
  switch (paymentStatus) {
    case 'PAID':
      return 'Paid';
    case 'PARTIALLY_PAID':
      return isDue ? 'PartialAndOverdue' : 'PartiallyPaid';
    case 'PENDING':
      return 'Processing';
    case 'NOT_PAID':
    case 'DECLINED':
    case 'CANCELED':
      if (state === 'Processing') return 'Sent';
      return isDue ? 'Overdue' : null;
    default:
      return null;
  }
}

/** An issued invoice. */
export type Invoice = {
  id: string;
  orderId: string;
  /** Counts up within the site, without gaps. */
  number: number;
  state: InvoiceState;
  createdDate: string;
  updatedDate: string;
  dueDate: string;
} & InvoiceDocument;

/** What is printed: fixed when the invoice is issued. Amounts are in minor units of `currency`. */
export type InvoiceDocument = {
  /** The number as it is printed, with the prefix of that time. */
  displayNumber: string;
  /** BCP 47: the buyer's. */
  language: string;
  currency: string;
  seller: Seller;
  buyer: string[];
  buyerVatId: string | null;
  /** Where that is not the buyer's address. */
  deliveryAddress: string[] | null;
  orderNumber: string;
  orderDate: string;
  lines: InvoiceLine[];
  taxIncludedInPrices: boolean;
  /** How the total comes about, as entered: discounts are positive and taken off. */
  sums: { subtotal: number; discount: number; shipping: number; tax: number; total: number };
  fees: { name: string; amount: number }[];
  taxes: Pick<TaxAmount, 'name' | 'rate' | 'taxableAmount' | 'nonTaxableAmount' | 'amount' | 'exempt'>[];
  note: string | null;
};

/** `amount` is for the whole line, as entered, before discounts of the order. */
export type InvoiceLine = {
  name: string;
  detail: string;
  sku: string | null;
  quantity: number;
  unitPrice: number;
  amount: number;
  /** A decimal fraction; null where the line is not taxed at all. */
  taxRate: string | null;
};
