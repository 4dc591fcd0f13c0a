/** Parts of statements about documents: pages, and what all pages share. */
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';

/** Whether an address is that of a part that all pages share (`page-address.ts`). */
export const isPartAt = (address: RawBuilder<unknown>) => sql<boolean>`(${address} like '#%')`;

/** `PAGE`, or the name of the part. */
export const kindAt = (address: RawBuilder<unknown>) =>
  sql`case when ${isPartAt(address)} then upper(substr(${address}, 2)) else 'PAGE' end`;

/** The address of an entry of a manifest that is spread as `page`. */
export const entryAddress = sql`(page.entry ->> 'address')`;

/** The number of pages in the manifest of a release. */
export const pagesInManifest = sql`(
  select count(*)::int from jsonb_each(manifest) as page (id, entry)
  where not ${isPartAt(entryAddress)}) as pages`;

/** The documents of a manifest and what they hold: `page` is the entry, `version` its content. */
export const documentsOf = (tx: Tx, manifest: RawBuilder<unknown>) => sql`
  cross join lateral jsonb_each(${manifest}) as page (id, entry)
  join page_versions as version on version.site_id = ${tx.siteId} and version.id = page.id::uuid
    and version.hash = page.entry ->> 'hash'`;

/**
 * Beginning of a statement that keeps all drafts as they are: `next` has their manifest, null where there are none. Parts that
 * nobody has changed are left out.
 */
export const withFrozenDrafts = (tx: Tx) => sql`
  with drafts as (
    select id, address, title, head, encode(sha256(convert_to(head::text, 'UTF8')), 'hex') as hash
    from page_documents where site_id = ${tx.siteId} and not (${isPartAt(sql`address`)} and seq = 0)),
  next as (
    select jsonb_object_agg(id, jsonb_build_object('hash', hash, 'address', address)) as manifest from drafts),
  stored as (
    insert into page_versions (site_id, id, hash, title, content)
    select ${tx.siteId}::uuid, id, hash, title, head from drafts on conflict do nothing)`;
