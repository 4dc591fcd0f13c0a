import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import { asPlatform, type Database, withSite } from '../../platform/db/index.ts';
import { invalid, isRefusal, refuse } from '../../platform/refusal.ts';

/** The time for which answers are kept and keys are reserved. */
const KEPT_MS = 24 * 60 * 60 * 1000;
/** A request without an answer after this long died with its process; its key may be used again. */
const ABANDONED_MS = 60_000;
const LONGEST_KEY = 200;

type Kept = { request_hash: Buffer; status: number | null; answer: unknown; created_date: string };

/**
 * Runs a write with an Idempotency-Key: the same key with the same request gets the same answer for 24 hours; with
 * another request it is refused; while the first still runs, the second is told so.
 */
export async function withIdempotency(
  ctx: Context,
  { key, operation, request }: { key: string; operation: string; request: unknown },
  run: () => Promise<unknown>,
): Promise<unknown> {
  if (key.length > LONGEST_KEY) {
    return invalid({
      field: 'Idempotency-Key',
      description: `must have at most ${LONGEST_KEY} characters`,
      violatedRule: 'MAX_LENGTH',
    });
  }
  const caller = 'id' in ctx.caller ? `${ctx.caller.kind}:${ctx.caller.id}` : ctx.caller.kind;
  const hash = createHash('sha256')
    .update(`${operation}\n${JSON.stringify(request)}`)
    .digest();
  const earlier = await claim(ctx, key, caller, hash);
  if (earlier) {
    if (!earlier.request_hash.equals(hash)) return refuse('IDEMPOTENCY_KEY_REUSED');
    return earlier.status === null ? refuse('IDEMPOTENCY_KEY_IN_PROGRESS') : earlier.answer;
  }
  try {
    const answer = await run();
    await settle(ctx, key, caller, answer, isRefusal(answer) ? 400 : 200);
    return answer;
  } catch (error) {
    await release(ctx, key, caller);
    throw error;
  }
}

/** Claims the key for this request; returns an earlier use that still counts, if any. */
async function claim(ctx: Context, key: string, caller: string, hash: Buffer): Promise<Kept | null> {
  const now = ctx.now();
  return withSite(ctx, async (tx) => {
    const { rows: taken } = await sql`
      insert into idempotency_keys (site_id, key, caller, request_hash, created_date)
      values (${ctx.siteId}, ${key}, ${caller}, ${hash}, ${now})
      on conflict (site_id, caller, key) do update set request_hash = excluded.request_hash, status = null, answer = null,
        created_date = excluded.created_date
      where idempotency_keys.created_date < ${new Date(now.getTime() - KEPT_MS)}
        or (idempotency_keys.status is null and idempotency_keys.created_date < ${new Date(now.getTime() - ABANDONED_MS)})
      returning key`.execute(tx.db);
    if (taken.length > 0) return null;
    const { rows } = await sql<Kept>`
      select request_hash, status, answer, created_date from idempotency_keys
      where site_id = ${ctx.siteId} and caller = ${caller} and key = ${key}`.execute(tx.db);
    return rows[0] ?? null;
  });
}

async function settle(ctx: Context, key: string, caller: string, answer: unknown, status: number): Promise<void> {
  await withSite(ctx, async (tx) => {
    await sql`
      update idempotency_keys set status = ${status}, answer = ${JSON.stringify(answer)}
      where site_id = ${ctx.siteId} and caller = ${caller} and key = ${key}`.execute(tx.db);
  });
}

async function release(ctx: Context, key: string, caller: string): Promise<void> {
  await withSite(ctx, async (tx) => {
    await sql`
      delete from idempotency_keys where site_id = ${ctx.siteId} and caller = ${caller} and key = ${key}`.execute(
      tx.db,
    );
  });
}

/** Deletes expired answers. */
export async function removeOldAnswers(database: Database, now: Date): Promise<void> {
  await asPlatform('answers grow old on every site', database, async (tx) => {
    await sql`delete from idempotency_keys where created_date < ${new Date(now.getTime() - KEPT_MS)}`.execute(tx.db);
  });
}
