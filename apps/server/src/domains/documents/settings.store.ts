import { revisedSettings } from '../../platform/revised-settings.store.ts';

/** What the papers of a site say of its business, and when it issues invoices. */
export type DocumentSettings = {
  legalName: string | null;
  vatId: string | null;
  taxNumber: string | null;
  register: string | null;
  bankDetails: string | null;
  invoiceNote: string | null;
  /** A picture of the media library. */
  logoId: string | null;
  /** Comes before the number of invoices. */
  invoicePrefix: string;
  paymentDays: number;
  automaticInvoices: 'NEVER' | 'PAID_ONLINE' | 'ALWAYS';
  mailsInvoices: boolean;
  revision: string;
};

const usual: DocumentSettings = {
  legalName: null,
  vatId: null,
  taxNumber: null,
  register: null,
  bankDetails: null,
  invoiceNote: null,
  logoId: null,
  invoicePrefix: '',
  paymentDays: 14,
  automaticInvoices: 'NEVER',
  mailsInvoices: true,
  revision: '1',
};

export const { read: readDocumentSettings, save: saveDocumentSettings } = revisedSettings('document_settings', usual);
