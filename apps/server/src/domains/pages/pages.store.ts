import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';

/** A page as visitors see it: blocks with their properties, rendered by the storefront. */
export type PageDocument = {
  schemaVersion: 1;
  title: string;
  seo: { title: string; description: string };
  blocks: { id: string; type: string; props: Record<string, unknown> }[];
};
export type PublishedPage = {
  id: string;
  slug: string;
  revision: string;
  document: PageDocument;
  publishedDate: string;
};

/** The published version of a page; null when it was never published. */
export async function findPublishedPage(tx: Tx, slug: string): Promise<PublishedPage | null> {
  const { rows } = await sql<PublishedPage>`
    select id, slug, revision, published as document, published_date as "publishedDate" from pages
    where site_id = ${tx.siteId} and slug = ${slug} and published is not null`.execute(tx.db);
  return rows[0] ?? null;
}

/** The addresses of all published pages, the home page first. */
export async function listPublishedPages(tx: Tx): Promise<Pick<PublishedPage, 'slug' | 'publishedDate'>[]> {
  const { rows } = await sql<Pick<PublishedPage, 'slug' | 'publishedDate'>>`
    select slug, published_date as "publishedDate" from pages
    where site_id = ${tx.siteId} and published is not null order by slug`.execute(tx.db);
  return rows;
}

export async function insertPublishedPage(
  tx: Tx,
  page: { id: string; slug: string; document: PageDocument; now: Date },
): Promise<void> {
  const document = JSON.stringify(page.document);
  await sql`
    insert into pages (site_id, id, slug, title, draft, published, published_date, created_date, updated_date)
    values (${tx.siteId}, ${page.id}, ${page.slug}, ${page.document.title}, ${document}, ${document}, ${page.now}, ${page.now}, ${page.now})
    on conflict do nothing`.execute(tx.db);
}
