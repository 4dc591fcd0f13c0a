import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import { hasContact } from '../../contacts/index.ts';
import {
  type Account,
  auditIdentity,
  findSignInSettings,
  insertAccount,
  lockAccount,
  type Profile,
} from '../../identity/index.ts';
import { announceWaiting } from '../announce-member.ts';
import { createMemberRow } from '../create-member-row.ts';
import { contactOf, reasonsToWait } from './register.ts';

/**
 * Makes a person with an external account a member, where nobody has their address. They have no password. An address
 * that the provider has not verified must be verified here if the site requires it or a contact has it.
 */
export async function registerExternal(
  ctx: Context,
  tx: Tx,
  { email, emailVerified, profile }: { email: string; emailVerified: boolean; profile: Profile },
): Promise<Account | Refusal> {
  const settings = await findSignInSettings(tx, ctx.siteId);
  if (settings.whoMayJoin === 'NOBODY') return refuse('REGISTRATION_CLOSED');
  const isForeignContact = !emailVerified && (await hasContact(tx, email));
  const mustVerify = !emailVerified && (settings.requireEmailVerification || isForeignContact);
  const pendingReasons = reasonsToWait(settings, { mustVerify });
  const id = ctx.newId();
  const accountStatus = { status: pendingReasons.length ? ('PENDING' as const) : ('ACTIVE' as const), pendingReasons };
  const account = { id, kind: 'MEMBER' as const, email, emailVerified, ...accountStatus, passwordHash: null, profile };
  await insertAccount(tx, ctx.siteId, account, ctx.now());
  const contactId = isForeignContact ? null : await contactOf(ctx, tx, { id, email, profile });
  await createMemberRow(ctx, tx, { id, email, profile }, { contactId });
  await auditIdentity(ctx, tx, 'registered', id);
  const created = await lockAccount(tx, ctx.siteId, id);
  if (!created) throw new Error('an account that was just written cannot be read');
  announceWaiting(tx, created);
  return created;
}
