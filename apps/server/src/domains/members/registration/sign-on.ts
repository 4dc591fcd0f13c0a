import type { authentication, Request } from '@stoa/contract';
import type { Context } from '../../../context.ts';
import { isUniqueViolation, type Tx, withSite } from '../../../platform/db/index.ts';
import { isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts';
import { hasContact } from '../../contacts/index.ts';
import {
  type Account,
  auditIdentity,
  changeStatus,
  endSessions,
  insertAccount,
  lockAccount,
  lockAccountByEmail,
  openSession,
  type Profile,
  updateAccount,
} from '../../identity/index.ts';
import { createMemberRow } from '../create-member-row.ts';
import { accountChanged } from './account-changed.ts';
import { readProfile } from './read-profile.ts';
import { contactOf } from './register.ts';

type Asked = Request<typeof authentication.signOn>;
type SignedOn = { sessionToken: string; identity: Account };

/**
 * Logs in a person whom an app vouches for, and creates the account if needed. The site's requirements for registration
 * do not apply. `verifyEmail`: the app has verified the address.
 */
export async function signOn(ctx: Context, asked: Asked): Promise<SignedOn | Refusal> {
  const profile = await readProfile(ctx, asked.profile);
  if (isRefusal(profile)) return profile;
  const once = () => withSite(ctx, (tx) => signOnIn(ctx, tx, { ...asked, profile }));
  try {
    return await once();
  } catch (error) {
    // someone else created the account at the same moment: it exists now
    if (isUniqueViolation(error, 'identities_by_email')) return once();
    throw error;
  }
}

async function signOnIn(ctx: Context, tx: Tx, asked: Asked & { profile: Profile }): Promise<SignedOn | Refusal> {
  const known = await lockAccountByEmail(tx, ctx.siteId, asked.loginId.email);
  if (known?.status === 'BLOCKED') return refuse('IDENTITY_BLOCKED');
  const id = known ? await adopt(ctx, tx, known, asked) : await create(ctx, tx, asked);
  const account = await lockAccount(tx, ctx.siteId, id);
  if (!account) throw new Error('an account that was just written cannot be read');
  if (known) await accountChanged(ctx)(tx, account);
  const { sessionToken, identity } = await openSession(ctx, tx, account, { methods: ['APP'] });
  return { sessionToken, identity };
}

async function create(ctx: Context, tx: Tx, asked: Asked & { profile: Profile }): Promise<string> {
  const { verifyEmail = false, mergeExistingContact = false, profile } = asked;
  const { email } = asked.loginId;
  const id = ctx.newId();
  const isForeign = !mergeExistingContact && (await hasContact(tx, email));
  const account = {
    id,
    kind: 'MEMBER' as const,
    email,
    emailVerified: verifyEmail,
    status: 'ACTIVE' as const,
    pendingReasons: [],
    passwordHash: null,
    profile,
  };
  await insertAccount(tx, ctx.siteId, account, ctx.now());
  const contactId = isForeign ? null : await contactOf(ctx, tx, { id, email, profile });
  await createMemberRow(ctx, tx, { id, email, profile }, { contactId });
  await auditIdentity(ctx, tx, 'registered', id);
  return id;
}

/**
 * Makes an existing account that of the person whom the app vouches for. A password set before the address was proven
 * may belong to someone else who registered with it: it is removed, and its logins end.
 */
async function adopt(ctx: Context, tx: Tx, known: Account, asked: Asked & { profile: Profile }): Promise<string> {
  const { verifyEmail = false, profile } = asked;
  const accountStatus = changeStatus(known, 'approve');
  const isUnproven = !known.emailVerified && known.passwordHash !== null;
  const dropsPassword = isUnproven && (verifyEmail || known.status === 'PENDING');
  const change = {
    ...accountStatus,
    ...(verifyEmail ? { emailVerified: true } : {}),
    ...(dropsPassword ? { passwordHash: null } : {}),
    profile: { ...known.profile, ...profile },
  };
  await updateAccount(tx, ctx.siteId, known.id, change, ctx.now());
  if (dropsPassword) await endSessions(tx, ctx.siteId, known.id);
  return known.id;
}
