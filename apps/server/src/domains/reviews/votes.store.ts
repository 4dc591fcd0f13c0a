import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';

/** Records a person's vote on a review, over the one before. A trigger counts it. */
export async function saveVote(tx: Tx, reviewId: string, voterId: string, isHelpful: boolean): Promise<void> {
  await sql`
    insert into review_votes (site_id, review_id, voter_id, helpful)
    values (${tx.siteId}, ${reviewId}, ${voterId}, ${isHelpful})
    on conflict (site_id, review_id, voter_id) do update set helpful = excluded.helpful
    where review_votes.helpful <> excluded.helpful`.execute(tx.db);
}

/** Records votes of people who have not voted on these reviews yet: one statement for many. */
export async function insertVotes(
  tx: Tx,
  votes: readonly { reviewId: string; voterId: string; isHelpful: boolean }[],
): Promise<void> {
  await sql`
    insert into review_votes (site_id, review_id, voter_id, helpful)
    select ${tx.siteId}, "reviewId", "voterId", "isHelpful"
    from jsonb_to_recordset(${JSON.stringify(votes)}::jsonb) as votes ("reviewId" uuid, "voterId" uuid, "isHelpful" boolean)
    on conflict do nothing`.execute(tx.db);
}

export async function deleteVote(tx: Tx, reviewId: string, voterId: string): Promise<void> {
  await sql`
    delete from review_votes
    where site_id = ${tx.siteId} and review_id = ${reviewId} and voter_id = ${voterId}`.execute(tx.db);
}

/** Deletes people's votes, in the order of reviews, so that two transactions cannot deadlock. */
export async function deleteVotesOf(tx: Tx, voterIds: readonly string[]): Promise<void> {
  await lockVoted(tx, voterIds);
  await sql`
    delete from review_votes where site_id = ${tx.siteId} and voter_id = any(${voterIds as string[]}::uuid[])`.execute(
    tx.db,
  );
}

/** Gives a visitor's votes to the member that they logged in as, who keeps their own. */
export async function giveVotes(
  tx: Tx,
  { visitorId, memberId }: { visitorId: string; memberId: string },
): Promise<void> {
  await lockVoted(tx, [visitorId]);
  const { rows } = await sql<{ reviewId: string; helpful: boolean }>`
    delete from review_votes where site_id = ${tx.siteId} and voter_id = ${visitorId}
    returning review_id as "reviewId", helpful`.execute(tx.db);
  if (rows.length === 0) return;
  await sql`
    insert into review_votes (site_id, review_id, voter_id, helpful)
    select ${tx.siteId}, votes."reviewId", ${memberId}, votes.helpful
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as votes ("reviewId" uuid, helpful boolean)
    join reviews on reviews.site_id = ${tx.siteId} and reviews.id = votes."reviewId"
      and reviews.author_id is distinct from ${memberId}
    on conflict do nothing`.execute(tx.db);
}

async function lockVoted(tx: Tx, voterIds: readonly string[]): Promise<void> {
  await sql`
    select from reviews where site_id = ${tx.siteId} and id in (
      select review_id from review_votes where site_id = ${tx.siteId} and voter_id = any(${voterIds as string[]}::uuid[]))
    order by id for update`.execute(tx.db);
}
