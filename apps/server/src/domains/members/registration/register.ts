import type { Context } from '../../../context.ts';
import { isUniqueViolation, readSite, type Tx, withSite } from '../../../platform/db/index.ts';
import { invalid, isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts';
import { contactForMember, hasContact } from '../../contacts/index.ts';
import {
  type Account,
  askToVerify,
  auditIdentity,
  type CaptchaTokens,
  findSignInSettings,
  finishLogin,
  hashPassword,
  insertAccount,
  type LoginOutcome,
  limitRegistrations,
  lockAccount,
  lockAccountByEmail,
  type PendingReason,
  type Profile,
  refuseWeakPassword,
  type SignInSettings,
} from '../../identity/index.ts';
import { announceWaiting } from '../announce-member.ts';
import { createMemberRow } from '../create-member-row.ts';
import type { Privacy } from '../member.ts';

export type Registration = {
  email: string;
  password: string | undefined;
  /** Checked, with known fields only. */
  profile: Profile;
  privacy?: Privacy;
  captchaTokens?: CaptchaTokens;
};

/**
 * Makes a person a member of the site: account, member row and contact in one transaction. They are logged in, unless
 * they must prove their address or await approval first. Refuses addresses that already have an account.
 */
export async function register(ctx: Context, registration: Registration): Promise<LoginOutcome | Refusal> {
  const { email, password, captchaTokens } = registration;
  const settings = await readSite(ctx, (tx) => findSignInSettings(tx, ctx.siteId));
  if (settings.whoMayJoin === 'NOBODY') return refuse('REGISTRATION_CLOSED');
  if (!password) return passwordRequired;
  const refused =
    (await refuseWeakPassword(password, { email, settings })) ??
    (await limitRegistrations(ctx, { settings, captchaTokens }));
  if (refused) return refused;
  // before the transaction: it takes longer than the rest together
  const passwordHash = await hashPassword(password);
  try {
    return await withSite(ctx, (tx) => registerIn(ctx, tx, { ...registration, passwordHash, settings }));
  } catch (error) {
    if (isUniqueViolation(error, 'identities_by_email')) return refuse('DUPLICATE_EMAIL');
    throw error;
  }
}

const passwordRequired = invalid({ field: 'password', description: 'is required', violatedRule: 'REQUIRED_FIELD' });

type Checked = Registration & { passwordHash: string; settings: SignInSettings };

async function registerIn(ctx: Context, tx: Tx, asked: Checked): Promise<LoginOutcome | Refusal> {
  const { email, profile, passwordHash, privacy, settings } = asked;
  const known = await lockAccountByEmail(tx, ctx.siteId, email);
  if (known) return known.status === 'OFFLINE' ? claimAccount(ctx, tx, known, asked) : refuse('DUPLICATE_EMAIL');
  const isKnownContact = await hasContact(tx, email);
  const pendingReasons = reasonsToWait(settings, { mustVerify: settings.requireEmailVerification || isKnownContact });
  const id = ctx.newId();
  const accountStatus = { status: pendingReasons.length ? ('PENDING' as const) : ('ACTIVE' as const), pendingReasons };
  const account = { id, kind: 'MEMBER' as const, email, emailVerified: false, ...accountStatus, passwordHash, profile };
  await insertAccount(tx, ctx.siteId, account, ctx.now());
  // it could otherwise read and change someone else's contact: it gets the contact once the address is proven
  const contactId = isKnownContact ? null : await contactOf(ctx, tx, { id, email, profile });
  await createMemberRow(ctx, tx, { id, email, profile }, { contactId, privacy });
  await auditIdentity(ctx, tx, 'registered', id);
  const created = await lockAccount(tx, ctx.siteId, id);
  if (!created) throw new Error('an account that was just written cannot be read');
  announceWaiting(tx, created);
  return finishLogin(ctx, tx, created, { methods: ['PASSWORD'] });
}

/** The contact of a member whose address is proven, or was unknown until now. */
export const contactOf = (
  ctx: Context,
  tx: Tx,
  { id, email, profile }: { id: string; email: string; profile: Profile },
): Promise<string> => {
  const visitorId = ctx.caller.kind === 'visitor' ? ctx.caller.id : null;
  return contactForMember(ctx, tx, { memberId: id, email, profile, visitorId });
};

/** The reasons that keep a new account from its first login. */
export const reasonsToWait = (settings: SignInSettings, { mustVerify }: { mustVerify: boolean }): PendingReason[] => [
  ...(mustVerify ? (['PENDING_EMAIL_VERIFICATION_REQUIRED'] as const) : []),
  ...(settings.whoMayJoin === 'APPROVED' ? (['PENDING_ADMIN_APPROVAL_REQUIRED'] as const) : []),
];

/**
 * Begins the claim of an offline account by its address: nothing of it changes or is shown until the mailed code is
 * handed in.
 */
async function claimAccount(ctx: Context, tx: Tx, known: Account, asked: Checked): Promise<LoginOutcome | Refusal> {
  const { profile, passwordHash, settings } = asked;
  const pendingReasons = reasonsToWait(settings, { mustVerify: false });
  const accountStatus = { status: pendingReasons.length ? ('PENDING' as const) : ('ACTIVE' as const), pendingReasons };
  const proof = { methods: ['PASSWORD'] };
  const stateToken = await askToVerify(ctx, tx, known, { proof, claim: { passwordHash, profile, accountStatus } });
  if (isRefusal(stateToken)) return stateToken;
  const shown: Account = {
    ...known,
    profile,
    emailVerified: false,
    status: 'PENDING',
    pendingReasons: ['PENDING_EMAIL_VERIFICATION_REQUIRED', ...pendingReasons],
  };
  return { state: 'REQUIRE_EMAIL_VERIFICATION', stateToken, identity: shown };
}
