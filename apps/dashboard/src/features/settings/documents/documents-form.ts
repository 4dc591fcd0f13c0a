import { words } from '../../../app/words.ts';
import type { DocumentSettings } from './queries.ts';

const texts = words.documentSettings;

/** The settings as the form edits them. */
export const readDocuments = (settings: DocumentSettings) => ({
  legalName: settings.legalName ?? '',
  vatId: settings.vatId ?? '',
  taxNumber: settings.taxNumber ?? '',
  register: settings.register ?? '',
  bankDetails: settings.bankDetails ?? '',
  invoiceNote: settings.invoiceNote ?? '',
  logoId: settings.logoId ?? '',
  invoicePrefix: settings.invoicePrefix ?? '',
  nextInvoiceNumber: settings.nextInvoiceNumber ?? '1',
  paymentDays: String(settings.paymentDays ?? 14),
  automaticInvoices: settings.automaticInvoices ?? 'NEVER',
  mailsInvoices: settings.mailsInvoices ?? true,
});
export type DocumentValues = ReturnType<typeof readDocuments>;

export const wrongWithDocuments = ({ nextInvoiceNumber, paymentDays }: DocumentValues) => ({
  nextInvoiceNumber: /^[1-9]\d{0,6}$/.test(nextInvoiceNumber.trim()) ? null : texts.invoices.wrongNumber,
  paymentDays: /^\d{1,3}$/.test(paymentDays.trim()) && Number(paymentDays) <= 365 ? null : texts.invoices.wrongDays,
});

/** The settings as they are sent: only those that have changed, so that nobody's later change is undone. */
export function writeDocuments(values: DocumentValues, base: DocumentValues) {
  const written = {
    ...values,
    paymentDays: Number(values.paymentDays),
    nextInvoiceNumber: values.nextInvoiceNumber.trim(),
  };
  const isChanged = (field: string) => values[field as keyof DocumentValues] !== base[field as keyof DocumentValues];
  return Object.fromEntries(Object.entries(written).filter(([field]) => isChanged(field))) as Partial<typeof written>;
}
