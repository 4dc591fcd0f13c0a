import type { Block } from '@stoa/page-model';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';
import { documentsOf, entryAddress, isPartAt } from './documents.store.ts';

/** A page at an address, or a part of all pages. */
export type Document = { address: string; root: Block };
/** A page as it is written, and as visitors see it; one of both may be missing. */
export type ArchivedPage = { id: string; draft: Document | null; published: Document | null };

/** All pages and parts of the site, in the order of their ids, without parts that nobody has changed. */
export async function findArchivedPages(tx: Tx): Promise<ArchivedPage[]> {
  const { rows } = await sql<ArchivedPage>`
    with drafts as (
      select id, jsonb_build_object('address', address, 'root', head) as document from page_documents
      where site_id = ${tx.siteId} and not (${isPartAt(sql`address`)} and seq = 0)
    ), published as (
      select version.id, jsonb_build_object('address', ${entryAddress}, 'root', version.content) as document
      from (select manifest from releases where site_id = ${tx.siteId} order by number desc limit 1) as live
      ${documentsOf(tx, sql`live.manifest`)}
    )
    select id, drafts.document as draft, published.document as published
    from drafts full join published using (id) order by id`.execute(tx.db);
  return rows;
}

/** Deletes the drafts of all pages, with their changes. What is published stays so until the next release. */
export async function removeDrafts(tx: Tx): Promise<void> {
  await sql`delete from page_changes where site_id = ${tx.siteId}`.execute(tx.db);
  await sql`delete from page_documents where site_id = ${tx.siteId}`.execute(tx.db);
}

/** Writes drafts as if somebody had changed them once: parts without a change are not published. */
export async function insertDrafts(tx: Tx, drafts: readonly ({ id: string } & Document)[], now: Date): Promise<void> {
  const rows = drafts.map(({ id, address, root }) => ({
    id,
    address,
    title: String(root.props?.title ?? ''),
    head: root,
  }));
  await sql`
    insert into page_documents (site_id, id, seq, address, title, head, created_date, updated_date)
    select ${tx.siteId}::uuid, id, 1, address, title, head, ${now}::timestamptz, ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as draft (id uuid, address text, title text, head jsonb)`.execute(
    tx.db,
  );
}

/** Whether people have worked on the pages since the site was made. */
export async function hasWork(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ worked: boolean }>`
    select (select count(*) from page_documents where site_id = ${tx.siteId}) > 1
      or (select count(*) from releases where site_id = ${tx.siteId}) > 1
      or exists (select from page_changes where site_id = ${tx.siteId}) as worked`.execute(tx.db);
  return rows[0]?.worked ?? false;
}
