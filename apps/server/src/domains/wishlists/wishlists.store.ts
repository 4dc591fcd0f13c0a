import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';
import type { Queryable } from '../../platform/query/index.ts';
import type { TagIds } from '../tags/index.ts';
import { MOST_ITEMS, type Reference, type Wishlist } from './wishlist.ts';

/** Fields that clients may query wishlists by. */
export const wishlistQueryable: Queryable = {
  fields: {
    id: { kind: 'uuid', column: sql`wishlists.id`, sortable: true },
    memberId: { kind: 'uuid', column: sql`wishlists.owner_id` },
    createdDate: { kind: 'date', column: sql`wishlists.created_date`, sortable: true },
    updatedDate: { kind: 'date', column: sql`wishlists.updated_date`, sortable: true },
  },
  defaultSort: [{ fieldName: 'createdDate', order: 'DESC' }],
  tieBreaker: 'id',
};

type Row = Omit<Wishlist, 'tags'> & { tags: Partial<TagIds> };

const toWishlist = ({ tags, ...row }: Row): Wishlist => ({
  ...row,
  tags: { public: tags.public ?? [], private: tags.private ?? [] },
});

const columns = sql`wishlists.id, wishlists.owner_id as "ownerId", wishlists.app_id as "appId", wishlists.tags,
  wishlists.created_date as "createdDate", wishlists.updated_date as "updatedDate",
  (select coalesce(jsonb_agg(jsonb_build_object('reference', reference, 'addedDate',
      to_char(added_date at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by added_date, item_key), '[]')
    from wishlist_items items where items.site_id = wishlists.site_id and items.wishlist_id = wishlists.id) as items`;

async function find(tx: Tx, condition: RawBuilder<unknown>): Promise<Wishlist[]> {
  const { rows } = await sql<Row>`
    select ${columns} from wishlists where site_id = ${tx.siteId} and ${condition}`.execute(tx.db);
  return rows.map(toWishlist);
}

export const findWishlist = async (tx: Tx, id: string): Promise<Wishlist | null> =>
  (await find(tx, sql`id = ${id}`))[0] ?? null;

export const findWishlistOf = async (tx: Tx, ownerId: string, appId: string): Promise<Wishlist | null> =>
  (await find(tx, sql`owner_id = ${ownerId} and app_id = ${appId}`))[0] ?? null;

/** A person's lists for all apps. */
export const findWishlistsOf = (tx: Tx, ownerId: string): Promise<Wishlist[]> => find(tx, sql`owner_id = ${ownerId}`);

/** The id of a person's list, locked; created if needed. */
export async function lockWishlistOf(
  tx: Tx,
  { id, ownerId, appId, now }: { id: string; ownerId: string; appId: string; now: Date },
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into wishlists (site_id, id, owner_id, app_id, created_date, updated_date)
    values (${tx.siteId}, ${id}, ${ownerId}, ${appId}, ${now}, ${now})
    on conflict (site_id, owner_id, app_id) do update set updated_date = excluded.updated_date returning id`.execute(
    tx.db,
  );
  return rows[0]?.id ?? id;
}

type Item = { wishlistId: string; key: string; reference: Reference; now: Date };

/** Adds an item unless it is on the list; returns the number of items. */
export async function addWishlistItem(tx: Tx, { wishlistId, key, reference, now }: Item): Promise<number> {
  await sql`
    insert into wishlist_items (site_id, wishlist_id, item_key, reference, added_date)
    values (${tx.siteId}, ${wishlistId}, ${key}, ${JSON.stringify(reference)}, ${now}) on conflict do nothing`.execute(
    tx.db,
  );
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from wishlist_items where site_id = ${tx.siteId} and wishlist_id = ${wishlistId}`.execute(
    tx.db,
  );
  return rows[0]?.count ?? 0;
}

export async function removeWishlistItem(tx: Tx, { wishlistId, key }: Pick<Item, 'wishlistId' | 'key'>): Promise<void> {
  await sql`
    delete from wishlist_items
    where site_id = ${tx.siteId} and wishlist_id = ${wishlistId} and item_key = ${key}`.execute(tx.db);
}

/** Lists with these ids, or the next matching ones after an id. Their rows are locked in the order of ids. */
export async function lockWishlists(
  tx: Tx,
  which: { ids: readonly string[] } | { matching: RawBuilder<boolean>; after: string | null; limit: number },
): Promise<{ id: string; tags: TagIds }[]> {
  const condition =
    'ids' in which
      ? sql`id = any(${which.ids as string[]}::uuid[]) order by id`
      : sql`${which.matching} and ${which.after ? sql`id > ${which.after}` : sql`true`} order by id limit ${which.limit}`;
  const { rows } = await sql<{ id: string; tags: Partial<TagIds> }>`
    select id, tags from wishlists where site_id = ${tx.siteId} and ${condition} for update`.execute(tx.db);
  return rows.map(({ id, tags }) => ({ id, tags: { public: tags.public ?? [], private: tags.private ?? [] } }));
}

export async function saveWishlistTags(
  tx: Tx,
  changed: readonly { id: string; tags: TagIds }[],
  now: Date,
): Promise<void> {
  await sql`
    update wishlists set tags = fresh.tags, updated_date = ${now}
    from unnest(${changed.map(({ id }) => id)}::uuid[], ${changed.map(({ tags }) => JSON.stringify(tags))}::jsonb[])
      as fresh (id, tags)
    where wishlists.site_id = ${tx.siteId} and wishlists.id = fresh.id`.execute(tx.db);
}

/** Removes a tag from all wishlists. */
export async function untagWishlists(tx: Tx, tagId: string): Promise<void> {
  await sql`
    update wishlists set tags = jsonb_build_object(
      'public', coalesce(tags -> 'public', '[]') - ${tagId}::text, 'private', coalesce(tags -> 'private', '[]') - ${tagId}::text)
    where site_id = ${tx.siteId} and (tags -> 'public' ? ${tagId}::text or tags -> 'private' ? ${tagId}::text)`.execute(
    tx.db,
  );
}

/**
 * Moves the items of a visitor's lists to those of the member that they logged in as, as far as there is room, and
 * deletes the visitor's.
 */
export async function mergeWishlists(
  tx: Tx,
  { visitorId, memberId, now }: { visitorId: string; memberId: string; now: Date },
): Promise<void> {
  if (visitorId === memberId) return;
  // a member without a list gets the visitor's
  await sql`
    update wishlists set owner_id = ${memberId}, updated_date = ${now}
    where site_id = ${tx.siteId} and owner_id = ${visitorId} and not exists (
      select from wishlists mine
      where mine.site_id = wishlists.site_id and mine.owner_id = ${memberId} and mine.app_id = wishlists.app_id)`.execute(
    tx.db,
  );
  await sql`
    insert into wishlist_items (site_id, wishlist_id, item_key, reference, added_date)
    select site_id, target_id, item_key, reference, added_date from (
      select items.site_id, mine.id as target_id, items.item_key, items.reference, items.added_date,
        row_number() over (partition by mine.id order by items.added_date, items.item_key)
          + (select count(*) from wishlist_items known where known.site_id = mine.site_id and known.wishlist_id = mine.id)
          as place
      from wishlists theirs
      join wishlists mine
        on mine.site_id = theirs.site_id and mine.owner_id = ${memberId} and mine.app_id = theirs.app_id
      join wishlist_items items on items.site_id = theirs.site_id and items.wishlist_id = theirs.id
      where theirs.site_id = ${tx.siteId} and theirs.owner_id = ${visitorId} and not exists (
        select from wishlist_items known
        where known.site_id = mine.site_id and known.wishlist_id = mine.id and known.item_key = items.item_key)
    ) moved where place <= ${MOST_ITEMS} on conflict do nothing`.execute(tx.db);
  await sql`delete from wishlists where site_id = ${tx.siteId} and owner_id = ${visitorId}`.execute(tx.db);
}
