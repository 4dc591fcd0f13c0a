import type { Context } from '../../context.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { Refusal } from '../../platform/refusal.ts';
import { throttled } from './attempt-limits.ts';
import { type ChallengePurpose, findChallengeDates, insertChallenge } from './challenges.store.ts';
import type { Identity } from './identities.store.ts';
import { mailCode } from './login-mails.ts';
import { newCode, newSecret } from './secrets.ts';

/** A code is valid for this long. */
const CODE_MINUTES = 10;
const MINUTE_MS = 60_000;
/** So many codes of one kind are mailed to an account within an hour. */
const MOST_CODES_AN_HOUR = 5;

/**
 * Mails a code and returns the state token that it has to be handed in with. Refuses where the account was mailed as
 * many codes in the last hour as it is mailed at most.
 */
export async function askForCode(
  ctx: Pick<Context, 'siteId' | 'site' | 'now' | 'client'>,
  tx: Tx,
  { id, email }: Pick<Identity, 'id' | 'email'>,
  { purpose, data = {} }: { purpose: ChallengePurpose; data?: Record<string, unknown> },
): Promise<string | Refusal> {
  const now = ctx.now();
  const wait = await secondsToWait(tx, ctx.siteId, { identityId: id, purpose, now });
  if (wait > 0) return throttled(wait);
  const [secret, code] = [newSecret(), newCode()];
  const expires = new Date(now.getTime() + CODE_MINUTES * MINUTE_MS);
  await insertChallenge(tx, ctx.siteId, { purpose, identityId: id, data }, { secret, code, now, expires });
  if (email) await mailCode(ctx, tx, email, code);
  return secret;
}

/** Until the account may be mailed again for this purpose; 0 where it may. */
export async function secondsToWait(
  tx: Tx,
  realm: string,
  { identityId, purpose, now }: { identityId: string; purpose: ChallengePurpose; now: Date },
): Promise<number> {
  const since = new Date(now.getTime() - 60 * MINUTE_MS);
  const dates = await findChallengeDates(tx, realm, { identityId, purpose, since, limit: MOST_CODES_AN_HOUR });
  const oldest = dates.at(-1);
  if (dates.length < MOST_CODES_AN_HOUR || !oldest) return 0;
  return Math.max(1, Math.ceil((oldest.getTime() - since.getTime()) / 1000));
}
