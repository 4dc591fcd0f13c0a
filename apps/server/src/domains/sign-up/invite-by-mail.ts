import type { Context } from '../../context.ts';
import { sendLetter } from '../../letters.ts';
import type { Tx } from '../../platform/db/index.ts';
import { DAY_MS } from '../../platform/durations.ts';
import { hashOf, newSecret } from '../identity/index.ts';
import { signUpInvitationLetter } from './letters/sign-up-invitation.ts';
import { insertSignUp } from './sign-ups.store.ts';

const LIFETIME_MS = 7 * DAY_MS;

/** Mails somebody a link to sign up, also where not everybody can. */
export async function inviteByMail(
  ctx: Pick<Context, 'now' | 'dashboardUrl'>,
  tx: Tx,
  { email, invitedBy }: { email: string; invitedBy: string },
): Promise<void> {
  const secret = newSecret();
  const created = ctx.now();
  const expires = new Date(created.getTime() + LIFETIME_MS);
  await insertSignUp(tx, { tokenHash: hashOf(secret), email, siteName: null, created, expires });
  const url = `${ctx.dashboardUrl}/sign-up/finish?token=${secret}`;
  sendLetter(tx, signUpInvitationLetter, { to: email, from: null }, { url, invitedBy });
}
