import type { ShopPage } from '@stoa/contract/stoa/site';
import type { Block } from '@stoa/page-model';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';
import { documentsOf, entryAddress, isPartAt, kindAt, pagesInManifest, withFrozenDrafts } from './documents.store.ts';
import { addressOfPart, isPart, type PartKind } from './page-address.ts';

/** A page as visitors see it. `hash` is of its content. */
export type PublishedPage = { id: string; hash: string; address: string; root: Block; publishedDate: string };

/** The page of the live release at an address; null where it has none. */
export const findPublishedPage = async (tx: Tx, address: string): Promise<PublishedPage | null> =>
  isPart(address) ? null : findPublishedAt(tx, address);

/** How a page of the shop is arranged in the live release; null where it is as usual. */
export const findPublishedShopPage = (tx: Tx, kind: ShopPage): Promise<PublishedPage | null> =>
  findPublishedAt(tx, addressOfPart(kind));

async function findPublishedAt(tx: Tx, address: string): Promise<PublishedPage | null> {
  const { rows } = await sql<PublishedPage>`
    select version.id, version.hash, ${entryAddress} as address, version.content as root,
      live.published_date as "publishedDate"
    from (select manifest, published_date from releases
      where site_id = ${tx.siteId} order by number desc limit 1) as live
    ${documentsOf(tx, sql`live.manifest`)}
    where ${entryAddress} = ${address}`.execute(tx.db);
  return rows[0] ?? null;
}

/** A part as a release has it. `hash` is of its content. */
export type ReleasedPart = { hash: string; root: Block };

/** The parts that the live release has, by their addresses. */
export async function findReleasedParts(tx: Tx): Promise<Map<string, ReleasedPart>> {
  const { rows } = await sql<{ address: string } & ReleasedPart>`
    select ${entryAddress} as address, version.hash, version.content as root
    from (select manifest from releases where site_id = ${tx.siteId} order by number desc limit 1) as live
    ${documentsOf(tx, sql`live.manifest`)}
    where ${isPartAt(entryAddress)}`.execute(tx.db);
  return new Map(rows.map(({ address, ...part }) => [address, part]));
}

/** The addresses of all published pages that search engines may list, the home page first. */
export async function listPublishedPages(tx: Tx): Promise<{ slug: string; publishedDate: string }[]> {
  const { rows } = await sql<{ slug: string; publishedDate: string }>`
    select ${entryAddress} as slug, live.published_date as "publishedDate"
    from (select manifest, published_date from releases
      where site_id = ${tx.siteId} order by number desc limit 1) as live
    ${documentsOf(tx, sql`live.manifest`)}
    where coalesce(version.content #>> '{props,isHidden}', 'no') <> 'yes'
      and not ${isPartAt(entryAddress)}
    order by slug`.execute(tx.db);
  return rows;
}

export type ReleaseRow = {
  number: number;
  note: string;
  author: string | null;
  restored: number | null;
  pages: number;
  publishedDate: string;
};

const columns = sql`number::int as number, note, author, restored::int as restored, published_date as "publishedDate", ${pagesInManifest}`;

/** The latest releases, the live one first. */
export async function listReleaseRows(tx: Tx, limit: number): Promise<ReleaseRow[]> {
  const { rows } = await sql<ReleaseRow>`
    select ${columns} from releases where site_id = ${tx.siteId} order by number desc limit ${limit}`.execute(tx.db);
  return rows;
}

type NewRelease = { note: string; author: string; now: Date };

/** One release at a time gets the next number. */
export async function lockReleases(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('releases'), hashtext(${tx.siteId}::text))`.execute(tx.db);
}

/** Publishes all drafts as they are; null where they are what is live. */
export async function releaseDrafts(tx: Tx, { note, author, now }: NewRelease): Promise<ReleaseRow | null> {
  await lockReleases(tx);
  const { rows } = await sql<ReleaseRow>`
    ${withFrozenDrafts(tx)}
    insert into releases (site_id, number, manifest, note, author, published_date)
    select ${tx.siteId}::uuid, coalesce(live.number, 0) + 1, next.manifest, ${note}, ${author}, ${now}::timestamptz
    from next left join lateral (
      select number, manifest from releases where site_id = ${tx.siteId} order by number desc limit 1) as live on true
    where next.manifest is distinct from live.manifest and next.manifest is not null
    returning ${columns}`.execute(tx.db);
  return rows[0] ?? null;
}

/** Publishes the pages of an earlier release again; null where there is none, or where they are what is live. */
export async function releaseAgain(
  tx: Tx,
  number: number,
  { note, author, now }: NewRelease,
): Promise<ReleaseRow | null> {
  await lockReleases(tx);
  const { rows } = await sql<ReleaseRow>`
    insert into releases (site_id, number, manifest, note, author, restored, published_date)
    select ${tx.siteId}::uuid, live.number + 1, earlier.manifest, ${note}, ${author}, earlier.number, ${now}::timestamptz
    from releases as earlier, lateral (
      select number, manifest from releases where site_id = ${tx.siteId} order by number desc limit 1) as live
    where earlier.site_id = ${tx.siteId} and earlier.number = ${number} and earlier.manifest <> live.manifest
    returning ${columns}`.execute(tx.db);
  return rows[0] ?? null;
}

export type ReleasedPage = { id: string; kind: 'PAGE' | PartKind; title: string; address: string; version: string };

/** The pages of a release, the home page first, and the parts that they share; none where there is no such release. */
export async function listReleasedPages(tx: Tx, number: number): Promise<ReleasedPage[]> {
  const { rows } = await sql<ReleasedPage>`
    select version.id, ${kindAt(entryAddress)} as kind,
      version.title, ${entryAddress} as address, version.hash as version
    from releases as release
    ${documentsOf(tx, sql`release.manifest`)}
    where release.site_id = ${tx.siteId} and release.number = ${number}
    order by ${isPartAt(entryAddress)}, ${entryAddress} <> '', lower(version.title), version.id`.execute(tx.db);
  return rows;
}

export async function findVersion(tx: Tx, id: string, hash: string): Promise<Block | null> {
  const { rows } = await sql<{ root: Block }>`
    select content as root from page_versions where site_id = ${tx.siteId} and id = ${id} and hash = ${hash}`.execute(
    tx.db,
  );
  return rows[0]?.root ?? null;
}

export async function hasRelease(tx: Tx, number: number): Promise<boolean> {
  const { rows } = await sql`select from releases where site_id = ${tx.siteId} and number = ${number}`.execute(tx.db);
  return rows.length > 0;
}
