import type { Block } from '@stoa/page-model';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';
import type { Which } from '../translations/index.ts';
import { isPartAt, kindAt } from './documents.store.ts';
import { type PartKind, SHOP_PAGE_ADDRESSES } from './page-address.ts';

/** The draft of a page. `seq` is the number of its changes. */
export type PageDraft = { id: string; seq: number; address: string; root: Block; updatedDate: string };

const columns = sql`id, seq::int as seq, address, head as root, updated_date as "updatedDate"`;

export async function findPage(tx: Tx, id: string): Promise<PageDraft | null> {
  const { rows } = await sql<PageDraft>`
    select ${columns} from page_documents where site_id = ${tx.siteId} and id = ${id}`.execute(tx.db);
  return rows[0] ?? null;
}

export async function findPageAt(tx: Tx, address: string): Promise<PageDraft | null> {
  const { rows } = await sql<PageDraft>`
    select ${columns} from page_documents where site_id = ${tx.siteId} and address = ${address}`.execute(tx.db);
  return rows[0] ?? null;
}

/** The addresses of all pages, without the parts that they share. */
export async function listAddresses(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ address: string }>`
    select address from page_documents where site_id = ${tx.siteId} and not ${isPartAt(sql`address`)}`.execute(tx.db);
  return rows.map(({ address }) => address);
}

/** Drafts of pages, those of the shop among them, without the parts that they share: those after an id, or one. */
export async function findDrafts(tx: Tx, which: Which): Promise<{ id: string; title: string; root: Block }[]> {
  const condition =
    'id' in which ? sql`id = ${which.id}` : sql`id::text > ${which.after} order by id::text limit ${which.limit}`;
  const { rows } = await sql<{ id: string; title: string; root: Block }>`
    select id, title, head as root from page_documents
    where site_id = ${tx.siteId} and (not ${isPartAt(sql`address`)} or address = any (${[...SHOP_PAGE_ADDRESSES]}::text[]))
      and ${condition}`.execute(tx.db);
  return rows;
}

/** The draft, which nobody else changes until the transaction ends. */
export async function lockPage(tx: Tx, id: string): Promise<PageDraft | null> {
  const { rows } = await sql<PageDraft>`
    select ${columns} from page_documents where site_id = ${tx.siteId} and id = ${id} for update`.execute(tx.db);
  return rows[0] ?? null;
}

/** The number of pages, without the parts that all of them share. */
export async function countPages(tx: Tx): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from page_documents
    where site_id = ${tx.siteId} and not ${isPartAt(sql`address`)}`.execute(tx.db);
  return rows[0]?.count ?? 0;
}

/** Adds a page or a part, unless the site already has `most` pages, or one at this address; false where it does. */
export async function insertPage(
  tx: Tx,
  { id, address, root }: { id: string; address: string; root: Block },
  now: Date,
  most: number,
): Promise<boolean> {
  const { rows } = await sql`
    insert into page_documents (site_id, id, address, title, head, created_date, updated_date)
    select ${tx.siteId}::uuid, ${id}::uuid, ${address}::text, ${titleOf(root)}::text, ${JSON.stringify(root)}::jsonb,
      ${now}::timestamptz, ${now}::timestamptz
    where (select count(*) from page_documents where site_id = ${tx.siteId} and not ${isPartAt(sql`address`)}) < ${most}
    on conflict (site_id, address) do nothing
    returning id`.execute(tx.db);
  return rows.length > 0;
}

export async function updatePage(
  tx: Tx,
  { id, seq, address, root }: Omit<PageDraft, 'updatedDate'>,
  now: Date,
): Promise<void> {
  await sql`
    update page_documents set seq = ${seq}, address = ${address}, title = ${titleOf(root)},
      head = ${JSON.stringify(root)}, updated_date = ${now}
    where site_id = ${tx.siteId} and id = ${id}`.execute(tx.db);
}

const titleOf = ({ props }: Block): string => String(props?.title ?? '');

export async function isAddressTaken(tx: Tx, address: string): Promise<boolean> {
  const { rows } = await sql`
    select from page_documents where site_id = ${tx.siteId} and address = ${address}`.execute(tx.db);
  return rows.length > 0;
}

/** Deletes a page with its changes; false where there is none. What is published stays so until the next release. */
export async function deletePageRow(tx: Tx, id: string): Promise<boolean> {
  await sql`delete from page_changes where site_id = ${tx.siteId} and page_id = ${id}`.execute(tx.db);
  const { rows } = await sql`
    delete from page_documents where site_id = ${tx.siteId} and id = ${id} returning id`.execute(tx.db);
  return rows.length > 0;
}

export type PageSummary = {
  id: string;
  kind: 'PAGE' | PartKind;
  title: string;
  address: string;
  state: 'NEW' | 'CHANGED' | 'PUBLISHED';
  version: string | null;
  createdDate: string;
  updatedDate: string;
};

const pageAddress = sql`page.address`;

/** All pages of a site, the home page first, and the parts that they share, compared with what is live. */
export async function listPageRows(tx: Tx): Promise<PageSummary[]> {
  const { rows } = await sql<PageSummary>`
    select page.id, ${kindAt(pageAddress)} as kind, page.title, page.address,
      page.created_date as "createdDate", page.updated_date as "updatedDate",
      case
        when live.page is null and ${isPartAt(pageAddress)} and page.seq = 0 then 'PUBLISHED'
        when live.page is null then 'NEW'
        when live.page ->> 'hash' = encode(sha256(convert_to(page.head::text, 'UTF8')), 'hex') then 'PUBLISHED'
        else 'CHANGED'
      end as state, live.page ->> 'hash' as version
    from page_documents as page
    left join lateral (
      select manifest -> page.id::text as page from releases
      where site_id = ${tx.siteId} order by number desc limit 1) as live on true
    where page.site_id = ${tx.siteId} order by ${isPartAt(pageAddress)}, page.address <> '', lower(page.title), page.id`.execute(
    tx.db,
  );
  return rows;
}

/** The number of changes made to a page; null if there is no such page. */
export async function findSeq(tx: Tx, id: string): Promise<number | null> {
  const { rows } = await sql<{ seq: number }>`
    select seq::int as seq from page_documents where site_id = ${tx.siteId} and id = ${id}`.execute(tx.db);
  return rows[0]?.seq ?? null;
}
