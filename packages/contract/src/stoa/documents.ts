/** What the papers of a shop say of it, and when invoices are issued. */
import { backOffice, operation, service } from '../operation.ts';
import { boolean, choice, int64, integer, message, nullable, ref, text } from '../schema.ts';

export const DocumentSettings = message('DocumentSettings', {
  /** The name of the business in law; the name of the site if it has none of its own. */
  legalName: nullable(text({ maxLength: 200 })),
  vatId: nullable(text({ maxLength: 50 })),
  taxNumber: nullable(text({ maxLength: 50 })),
  /** Where the business is registered, and who runs it. */
  register: nullable(text({ maxLength: 300 })),
  /** Where to transfer money to. */
  bankDetails: nullable(text({ maxLength: 300 })),
  /** Printed at the end of invoices. */
  invoiceNote: nullable(text({ maxLength: 1000 })),
  /** A picture of the media library; null: the name of the site. */
  logoId: nullable(text({ maxLength: 200 })),
  /** What comes before the number of invoices. */
  invoicePrefix: text({ maxLength: 4 }),
  /** The number of the next invoice. It can be raised, and lowered as long as there is no invoice. */
  nextInvoiceNumber: int64,
  /** The number of days in which invoices are to be paid. */
  paymentDays: integer({ minimum: 0, maximum: 365 }),
  /** Which orders get an invoice by themselves: none, those that are paid online, or all once they are placed. */
  automaticInvoices: choice('NEVER', 'PAID_ONLINE', 'ALWAYS'),
  /** Whether those are mailed as well. */
  mailsInvoices: boolean,
  revision: int64,
});

export const documentSettings = service('stoa.documents', ['/stoa'], {
  getDocumentSettings: operation({
    method: 'GET',
    path: '/v1/documents/settings',
    summary: 'Get what invoices and other papers say of the business',
    permit: backOffice('SETTINGS.DOCUMENTS_READ'),
    request: {},
    response: { settings: ref(DocumentSettings) },
  }),
  updateDocumentSettings: operation({
    method: 'PATCH',
    effect: 'write',
    path: '/v1/documents/settings',
    summary: 'Change what invoices and other papers say of the business; what is left out stays',
    permit: backOffice('SETTINGS.DOCUMENTS_UPDATE'),
    request: { settings: ref(DocumentSettings) },
    response: { settings: ref(DocumentSettings) },
    required: ['settings', 'settings.revision'],
    errors: ['INVOICE_NUMBER_TAKEN'],
  }),
});
