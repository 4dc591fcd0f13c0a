import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';
import { isGuid } from '../../platform/ids.ts';
import type { Invoice, InvoiceDocument } from './invoice.ts';

type Row = Omit<Invoice, keyof InvoiceDocument | 'number'> & { number: string; doc: InvoiceDocument };

const columns = sql`id, order_id as "orderId", number, state, created_date as "createdDate", updated_date as "updatedDate",
  due_date as "dueDate", doc`;
const toInvoice = ({ doc, number, ...row }: Row): Invoice => ({ ...row, number: Number(number), ...doc });

export async function findInvoice(tx: Tx, id: string): Promise<Invoice | null> {
  if (!isGuid(id)) return null;
  const { rows } = await sql<Row>`
    select ${columns} from invoices where site_id = ${tx.siteId} and id = ${id}`.execute(tx.db);
  return rows[0] ? toInvoice(rows[0]) : null;
}

/** The invoices of orders, oldest first, without those that were put away. */
export async function findInvoicesOf(tx: Tx, orderIds: readonly string[]): Promise<Invoice[]> {
  const { rows } = await sql<Row>`
    select ${columns} from invoices
    where site_id = ${tx.siteId} and order_id = any(${orderIds.filter(isGuid)}::uuid[]) and state <> 'Deleted'
    order by order_id, number`.execute(tx.db);
  return rows.map(toInvoice);
}

export async function insertInvoice(tx: Tx, invoice: Invoice): Promise<void> {
  const { id, orderId, number, state, createdDate, updatedDate, dueDate, ...doc } = invoice;
  await sql`
    insert into invoices (site_id, id, order_id, number, state, created_date, updated_date, due_date, doc)
    values (${tx.siteId}, ${id}, ${orderId}, ${number}, ${state}, ${createdDate}, ${updatedDate}, ${dueDate},
      ${JSON.stringify(doc satisfies InvoiceDocument)})`.execute(tx.db);
}

/** Writes the state of an invoice of a locked order. What it says never changes. */
export async function saveState(tx: Tx, { id, state, updatedDate }: Invoice): Promise<void> {
  await sql`
    update invoices set state = ${state}, updated_date = ${updatedDate}
    where site_id = ${tx.siteId} and id = ${id}`.execute(tx.db);
}

/** An invoice that another program made. */
export type ExternalInvoice = { orderId: string; id: string; appId: string };

export async function findExternalInvoices(tx: Tx, orderIds: readonly string[]): Promise<ExternalInvoice[]> {
  const { rows } = await sql<ExternalInvoice>`
    select order_id as "orderId", id, app_id as "appId" from external_invoices
    where site_id = ${tx.siteId} and order_id = any(${orderIds.filter(isGuid)}::uuid[])
    order by order_id, created_date, id`.execute(tx.db);
  return rows;
}

/** Notes an invoice of another program; false if it is known already. */
export async function addExternalInvoice(tx: Tx, { orderId, id, appId }: ExternalInvoice, now: Date): Promise<boolean> {
  const { rows } = await sql`
    insert into external_invoices (site_id, order_id, id, app_id, created_date)
    values (${tx.siteId}, ${orderId}, ${id}, ${appId}, ${now})
    on conflict do nothing returning id`.execute(tx.db);
  return rows.length > 0;
}
