import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';

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

export async function readDocumentSettings(tx: Tx, { lock = false } = {}): Promise<DocumentSettings> {
  const { rows } = await sql<{ doc: Omit<DocumentSettings, 'revision'>; revision: string }>`
    select doc, revision from document_settings where site_id = ${tx.siteId}
    ${lock ? sql`for update` : sql``}`.execute(tx.db);
  return rows[0] ? { ...usual, ...rows[0].doc, revision: String(rows[0].revision) } : usual;
}

/** Writes settings over those of the revision before; false where somebody else was first. */
export async function saveDocumentSettings(
  tx: Tx,
  { revision, ...doc }: DocumentSettings,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    insert into document_settings (site_id, doc, revision, updated_date)
    values (${tx.siteId}, ${JSON.stringify(doc)}, ${revision}, ${now})
    on conflict (site_id) do update
    set doc = excluded.doc, revision = excluded.revision, updated_date = excluded.updated_date
    where document_settings.revision < excluded.revision
    returning site_id`.execute(tx.db);
  return rows.length > 0;
}
