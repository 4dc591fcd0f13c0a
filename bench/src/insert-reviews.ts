import { sql } from 'kysely';
import { asPlatform, type Database } from '../../apps/server/src/platform/db/index.ts';

/** Writes published reviews of a product, all in one statement; triggers count them as any others. */
export async function insertReviews(
  database: Database,
  siteId: string,
  { productId, count, now }: { productId: string; count: number; now: Date },
): Promise<void> {
  await asPlatform('a bulk load precedes all reads', database, async (tx) => {
    await sql`
      insert into reviews (site_id, id, namespace, entity_id, contact_id, author_type, author_name, origin, rating, status,
        verified, with_media, with_reply, text_length, publish_count, review_date, created_date, updated_date, doc)
      select ${siteId}, gen_random_uuid(), 'stores', ${productId}, gen_random_uuid(), 'VISITOR', 'Reviewer ' || place, 'ORGANIC',
        1 + place % 5, 'APPROVED', place % 3 = 0, false, false, 200, 1, date, date, date,
        jsonb_build_object('title', 'Review ' || place, 'body', repeat('Words about a product. ', 9), 'media', '[]'::jsonb,
          'reply', null, 'appId', null, 'requestId', null, 'manuallyChanged', false, 'heldBy', '[]'::jsonb)
      from generate_series(1, ${count}::int) as place,
        lateral (select ${now}::timestamptz - place * interval '1 hour' as date) as dated`.execute(tx.db);
  });
  await database.lease({ siteId: null, transaction: false, statements: { count: 0 } }, async (db) => {
    await sql`vacuum (analyze) reviews`.execute(db);
  });
}
