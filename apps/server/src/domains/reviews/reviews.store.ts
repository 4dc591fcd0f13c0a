import { type RawBuilder, sql } from 'kysely';
import { anyOf, type Tx } from '../../platform/db/index.ts';
import { textHash } from './moderation/text-hash.ts';
import { type Review, STORES, textOf } from './review.ts';

type Document = Pick<
  Review,
  'title' | 'body' | 'media' | 'reply' | 'appId' | 'requestId' | 'manuallyChanged' | 'heldBy'
>;
export type ReviewRow = Omit<Review, keyof Document> & { doc: Document };

export const reviewColumns = sql`reviews.id, reviews.entity_id as "productId", reviews.contact_id as "contactId",
  reviews.author_id as "authorId", reviews.author_type as "authorType", reviews.author_name as "authorName",
  reviews.origin, reviews.rating, reviews.status, reviews.verified, reviews.helpful, reviews.unhelpful, reviews.relevance,
  reviews.publish_count as "publishCount", reviews.revision, reviews.review_date as "reviewDate",
  reviews.created_date as "createdDate", reviews.updated_date as "updatedDate", reviews.doc`;

export const toReview = ({ doc, ...row }: ReviewRow): Review => ({
  ...row,
  ...doc,
  relevance: Number(row.relevance),
  revision: String(row.revision),
});

async function select(tx: Tx, rest: RawBuilder<unknown>): Promise<Review[]> {
  const { rows } = await sql<ReviewRow>`
    select ${reviewColumns} from reviews where reviews.site_id = ${tx.siteId} and ${rest}`.execute(tx.db);
  return rows.map(toReview);
}

export async function findReview(tx: Tx, id: string, { lock = false } = {}): Promise<Review | null> {
  const [found] = await select(tx, sql`id = ${id} ${lock ? sql`for update` : sql``}`);
  return found ?? null;
}

/** The next matching reviews after an id, locked in the order of ids, so that two transactions cannot deadlock. */
export const lockMatching = (
  tx: Tx,
  filter: RawBuilder<boolean>,
  { after, limit }: { after: string | null; limit: number },
): Promise<Review[]> =>
  select(
    tx,
    sql`${filter} and ${after ? sql`reviews.id > ${after}` : sql`true`} order by reviews.id limit ${limit} for update`,
  );

/** The reviews that a person wrote, or that others wrote under an address of theirs. */
export const lockReviewsOf = (
  tx: Tx,
  { authorIds, contactIds }: { authorIds: readonly string[]; contactIds: readonly string[] },
): Promise<Review[]> =>
  select(tx, sql`(author_id ${anyOf(authorIds)} or contact_id ${anyOf(contactIds)}) order by id for update`);

/** The reviews that people have written about products, locked in the order of ids. */
export const lockReviewsAbout = (
  tx: Tx,
  pairs: readonly { productId: string; contactId: string }[],
): Promise<Review[]> =>
  select(
    tx,
    sql`(entity_id, contact_id) in (
        select "productId", "contactId"
        from jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) as pairs ("productId" uuid, "contactId" uuid))
      order by id for update`,
  );

/** The columns of rows to write, with their types. */
const columnTypes = {
  id: 'uuid',
  entity_id: 'uuid',
  contact_id: 'uuid',
  author_id: 'uuid',
  author_type: 'text',
  author_name: 'text',
  origin: 'text',
  rating: 'smallint',
  status: 'text',
  verified: 'boolean',
  with_media: 'boolean',
  with_reply: 'boolean',
  text_length: 'int',
  text_hash: 'bytea',
  publish_count: 'int',
  review_date: 'timestamptz',
  created_date: 'timestamptz',
  updated_date: 'timestamptz',
  doc: 'jsonb',
};
const names = sql.raw(Object.keys(columnTypes).join(', '));
const typed = sql.raw(
  Object.entries(columnTypes)
    .map(([name, type]) => `${name} ${type}`)
    .join(', '),
);
const unchanging = ['id', 'entity_id', 'created_date'];
const assigned = sql.raw(
  Object.keys(columnTypes)
    .filter((name) => !unchanging.includes(name))
    .map((name) => `${name} = written.${name}`)
    .join(', '),
);

/** Reviews as rows of a statement, all in one parameter. */
function rowsOf(reviews: readonly Review[]): RawBuilder<unknown> {
  const rows = reviews.map((review) => {
    const { title, body, media, reply, appId, requestId, manuallyChanged, heldBy } = review;
    const text = textOf(review);
    const hash = textHash(text);
    return {
      id: review.id,
      entity_id: review.productId,
      contact_id: review.contactId,
      author_id: review.authorId,
      author_type: review.authorType,
      author_name: review.authorName,
      origin: review.origin,
      rating: review.rating,
      status: review.status,
      verified: review.verified,
      with_media: media.length > 0,
      with_reply: reply !== null,
      text_length: text.length,
      text_hash: hash && `\\x${hash.toString('hex')}`,
      publish_count: review.publishCount,
      review_date: review.reviewDate,
      created_date: review.createdDate,
      updated_date: review.updatedDate,
      doc: { title, body, media, reply, appId, requestId, manuallyChanged, heldBy } satisfies Document,
    };
  });
  return sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as written (${typed})`;
}

/** Writes new reviews. Returns those written; the authors of the others have reviewed their products already. */
export async function insertReviews(tx: Tx, reviews: readonly Review[]): Promise<Map<string, Review>> {
  if (reviews.length === 0) return new Map();
  const { rows } = await sql<ReviewRow>`
    insert into reviews (site_id, namespace, ${names})
    select ${tx.siteId}, ${STORES}, ${names} from ${rowsOf(reviews)}
    on conflict (site_id, namespace, entity_id, contact_id) do nothing returning ${reviewColumns}`.execute(tx.db);
  return new Map(rows.map((row) => [row.id, toReview(row)]));
}

/** Overwrites locked reviews, whose revisions go up by one. Returns them as they are then. */
export async function saveReviews(tx: Tx, reviews: readonly Review[]): Promise<Review[]> {
  if (reviews.length === 0) return [];
  const { rows } = await sql<ReviewRow>`
    update reviews set revision = reviews.revision + 1, ${assigned}
    from ${rowsOf(reviews)} where reviews.site_id = ${tx.siteId} and reviews.id = written.id
    returning ${reviewColumns}`.execute(tx.db);
  const saved = new Map(rows.map((row) => [row.id, toReview(row)]));
  return reviews.flatMap(({ id }) => saved.get(id) ?? []);
}

export async function saveReview(tx: Tx, review: Review): Promise<Review> {
  const [saved] = await saveReviews(tx, [review]);
  if (!saved) throw new Error('a locked review cannot be gone');
  return saved;
}

export async function removeReviews(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`delete from reviews where site_id = ${tx.siteId} and id ${anyOf(ids)}`.execute(tx.db);
}

/** The texts in this list, as hex of their hashes, that reviews other than those named have. */
export async function findRepeatedTexts(
  tx: Tx,
  hashes: readonly string[],
  { except = [] }: { except?: readonly string[] } = {},
): Promise<Set<string>> {
  if (hashes.length === 0) return new Set();
  const { rows } = await sql<{ hash: string }>`
    select distinct encode(text_hash, 'hex') as hash from reviews
    where site_id = ${tx.siteId} and text_hash = any(array(
        select decode(hash, 'hex') from unnest(${hashes as string[]}::text[]) as hash))
      and not id ${anyOf(except)}`.execute(tx.db);
  return new Set(rows.map(({ hash }) => hash));
}

/** Which of these products exist, and whether visitors see them. */
export async function findProducts(tx: Tx, ids: readonly string[]): Promise<Map<string, { visible: boolean }>> {
  const { rows } = await sql<{ id: string; visible: boolean }>`
    select id, visible from products where site_id = ${tx.siteId} and id ${anyOf(ids)}`.execute(tx.db);
  return new Map(rows.map(({ id, visible }) => [id, { visible }]));
}

/** The ids of products, by the ids and the slugs that name them. */
export async function findNamedProducts(
  tx: Tx,
  { ids, slugs }: { ids: readonly string[]; slugs: readonly string[] },
): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; slug: string }>`
    select id, slug from products
    where site_id = ${tx.siteId} and (id ${anyOf(ids)} or slug = any(${slugs as string[]}::text[]))`.execute(tx.db);
  return new Map(rows.flatMap(({ id, slug }) => [[id, id] as const, [slug, id] as const]));
}

/** Moves the reviews of merged contacts to the remaining one, but for products that it has reviewed, too. */
export async function moveReviewsToContact(tx: Tx, contactIds: readonly string[], targetId: string): Promise<void> {
  await sql`
    update reviews set contact_id = ${targetId} where site_id = ${tx.siteId} and id in (
      select distinct on (namespace, entity_id) id from reviews moved
      where site_id = ${tx.siteId} and contact_id ${anyOf(contactIds)} and not exists (
        select from reviews known where known.site_id = moved.site_id and known.namespace = moved.namespace
          and known.entity_id = moved.entity_id and known.contact_id = ${targetId})
      order by namespace, entity_id, created_date, id)`.execute(tx.db);
}

/** Gives a visitor's reviews to the member that they logged in as. */
export async function giveReviews(
  tx: Tx,
  { visitorId, memberId }: { visitorId: string; memberId: string },
): Promise<void> {
  await sql`
    update reviews set author_id = ${memberId} where site_id = ${tx.siteId} and author_id = ${visitorId}`.execute(
    tx.db,
  );
}

/** The statuses of a contact's reviews, by product. */
export async function findStatusesOf(
  tx: Tx,
  contactId: string,
  productIds: readonly string[],
): Promise<Map<string, Review['status']>> {
  const { rows } = await sql<{ productId: string; status: Review['status'] }>`
    select entity_id as "productId", status from reviews
    where site_id = ${tx.siteId} and contact_id = ${contactId} and entity_id ${anyOf(productIds)}`.execute(tx.db);
  return new Map(rows.map(({ productId, status }) => [productId, status]));
}
