import { sql } from 'kysely';
import { LostRace, type Tx } from '../../platform/db/index.ts';

/** Which of the slugs lead to other posts than this one. */
export async function findTakenSlugs(tx: Tx, postId: string, slugs: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ slug: string }>`
    select slug from blog_slugs
    where site_id = ${tx.siteId} and slug = any(${slugs as string[]}::text[]) and post_id <> ${postId}`.execute(tx.db);
  return new Set(rows.map(({ slug }) => slug));
}

/** Makes a free slug lead to a post, in place of those that it never had in public. */
export async function claimSlug(tx: Tx, postId: string, slug: string): Promise<void> {
  const { rows } = await sql`
    with given_up as (
      delete from blog_slugs where site_id = ${tx.siteId} and post_id = ${postId} and slug <> ${slug} and not was_live)
    insert into blog_slugs (site_id, slug, post_id) values (${tx.siteId}, ${slug}, ${postId})
    on conflict (site_id, slug) do update set post_id = excluded.post_id where blog_slugs.post_id = excluded.post_id
    returning slug`.execute(tx.db);
  if (rows.length === 0) throw new LostRace('another post got the slug');
}

/** Remembers that visitors have seen a slug: from now on, it leads to its post for good. */
export async function keepSlug(tx: Tx, slug: string): Promise<void> {
  await sql`update blog_slugs set was_live = true where site_id = ${tx.siteId} and slug = ${slug}`.execute(tx.db);
}
