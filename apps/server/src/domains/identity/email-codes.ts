import type { Context } from '../../context.ts';
import type { Tx } from '../../platform/db/index.ts';
import { MINUTE_MS } from '../../platform/durations.ts';
import type { Refusal } from '../../platform/refusal.ts';
import { throttled } from './attempt-limits.ts';
import { type ChallengePurpose, findChallengeDates, insertChallenge } from './challenges.store.ts';
import type { Identity } from './identities.store.ts';
import { loginCodeLetter } from './letters/login-code.ts';
import { mailAccount } from './mail-account.ts';
import { newCode, newSecret } from './secrets.ts';

/** Minutes for which a code is valid. */
const CODE_MINUTES = 10;
/** The maximum of codes of one kind mailed to an account within an hour. */
const MOST_CODES_AN_HOUR = 5;

/**
 * Mails a code and returns the state token to hand it in with. Refuses an account that has reached its hourly limit of
 * codes.
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
  if (email) mailAccount(ctx, tx, loginCodeLetter, { to: email, facts: { code } });
  return secret;
}

/** Seconds until the account can get another mail for this purpose; 0 for at once. */
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
