/** Joining by an invitation's link, which proves the address. */

import type { team } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { insertAuditRow } from '../../platform/audit-log.ts';
import { isUniqueViolation, readPlatform, type Tx } from '../../platform/db/index.ts';
import { invalid, isRefusal, type Refusal, refuse } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import {
  findAccountByEmail,
  hashOf,
  hashPassword,
  insertUser,
  PLATFORM_REALM,
  refuseWeakPassword,
  staffSignInSettings,
} from '../identity/index.ts';
import { permissionsIn, rolesOf } from './change-as-staff.ts';
import { acceptInvitationRow, findInvitation, type InvitationRow, lockInvitation } from './invitations.store.ts';
import { changeTeam, findRole, setRole } from './team.store.ts';

const WHY = 'people who run sites belong to the platform';
const noInvitation = refuse('INVITATION_NOT_FOUND');

/** The invitation behind a link. */
export const getInvitation: UseCase<typeof team.getInvitation> = async (ctx, { token }) => {
  const found = await findInvitation(ctx.database, hashOf(token), ctx.now());
  if (!found) return noInvitation;
  const [account, roles] = await readPlatform(WHY, ctx.database, async (tx) => [
    await findAccountByEmail(tx, PLATFORM_REALM, found.email),
    await rolesOf(tx, found.siteId),
  ]);
  const { siteName, email, role, invitedBy, expiresDate } = found;
  const roleTitle = roles.get(role)?.title ?? role;
  return { invitation: { siteName, email, roleTitle, invitedBy, hasAccount: account !== null, expiresDate } };
};

export type NewAccount = { name: string; passwordHash: string };

/**
 * Gives the address's account the role of the invitation, creating the account if needed. Nobody is logged in by it:
 * that still takes the account's password and factors.
 */
export const acceptInvitation: UseCase<typeof team.acceptInvitation> = async (ctx, acceptance) => {
  const found = await findInvitation(ctx.database, hashOf(acceptance.token), ctx.now());
  if (!found) return noInvitation;
  const known = await readPlatform(WHY, ctx.database, (tx) => findAccountByEmail(tx, PLATFORM_REALM, found.email));
  const fresh = known ? null : await newAccount(acceptance, found.email);
  if (isRefusal(fresh)) return fresh;
  try {
    return await join(ctx, acceptance.token, found.siteId, fresh);
  } catch (error) {
    // the address got its account in the meantime, by an invitation to another site
    if (isUniqueViolation(error)) return join(ctx, acceptance.token, found.siteId, null);
    throw error;
  }
};

/** The account that somebody makes as they accept what a link offers. */
export async function newAccount(
  { name = '', password = '' }: { name?: string; password?: string },
  email: string,
): Promise<NewAccount | Refusal> {
  const missing = Object.entries({ name: name.trim(), password }).filter(([, value]) => value === '');
  if (missing.length > 0)
    return invalid(
      ...missing.map(([field]) => ({ field, description: 'is required', violatedRule: 'REQUIRED_FIELD' as const })),
    );
  const weak = await refuseWeakPassword(password, { email, settings: staffSignInSettings });
  return weak ?? { name: name.trim(), passwordHash: await hashPassword(password) };
}

const join = (ctx: Context, token: string, siteId: string, fresh: NewAccount | null) =>
  changeTeam(ctx, siteId, async (tx) => {
    const now = ctx.now();
    const invitation = await lockInvitation(tx, hashOf(token), now);
    if (!invitation) return noInvitation;
    const account = await findAccountByEmail(tx, PLATFORM_REALM, invitation.email);
    if (account && account.status !== 'ACTIVE') return refuse('IDENTITY_BLOCKED');
    const roles = await rolesOf(tx, siteId);
    // a deleted role allows nothing
    if (permissionsIn(roles, invitation.role).length === 0 || (!account && !fresh)) return noInvitation;
    const userId = account?.id ?? ctx.newId();
    if (!account && fresh) await insertUser(tx, { id: userId, email: invitation.email, ...fresh }, now);
    if ((await findRole(tx, siteId, userId)) === null) await setRole(tx, siteId, userId, invitation.role, now);
    await acceptInvitationRow(tx, invitation, now);
    await auditJoining(ctx, tx, invitation, userId);
    return { email: invitation.email, createdAccount: account === null };
  });

const auditJoining = (ctx: Context, tx: Tx, { siteId, email, role }: InvitationRow, userId: string): Promise<void> =>
  insertAuditRow(tx, siteId, {
    id: ctx.newId(),
    operation: 'stoa.team.acceptInvitation',
    caller: { kind: 'staff', id: userId },
    entityId: userId,
    request: { email, role },
    before: null,
    after: null,
    address: ctx.client.address || null,
    createdDate: ctx.now(),
  });
