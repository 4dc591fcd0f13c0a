/** The end of an offer by the person it is made to: they take the site over, or decline. */
import type { siteTransfers } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { sendLetter } from '../../letters.ts';
import { insertAuditRow } from '../../platform/audit-log.ts';
import { isUniqueViolation, readPlatform, type Tx } from '../../platform/db/index.ts';
import { isRefusal, notPermitted, type Refusal, refuse } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import { findAccount, findAccountByEmail, hashOf, insertUser, PLATFORM_REALM } from '../identity/index.ts';
import { refuseFurtherSite } from '../site-administration/index.ts';
import { changeTeam, deleteRole, findRole, type NewAccount, newAccount, setRole } from '../team/index.ts';
import { siteGivenLetter } from './letters/site-given.ts';
import { siteReceivedLetter } from './letters/site-received.ts';
import { provenAddress, WHY } from './received-transfers.ts';
import { deleteTransfer, findTransfers, type TransferRow, type WhichTransfer } from './transfers.store.ts';

const noTransfer = refuse('TRANSFER_NOT_FOUND');

export const acceptReceivedTransfer: UseCase<typeof siteTransfers.acceptReceivedTransfer> = async (
  ctx,
  { transferId },
) => {
  const found = await findOwn(ctx, transferId);
  if (isRefusal(found)) return found;
  const { which, row } = found;
  const taken = await takeOver(ctx, which, row.siteId, null);
  return isRefusal(taken) ? taken : { siteId: row.siteId };
};

export const declineReceivedTransfer: UseCase<typeof siteTransfers.declineReceivedTransfer> = async (
  ctx,
  { transferId },
) => {
  const found = await findOwn(ctx, transferId);
  if (isRefusal(found)) return found;
  const { which, row } = found;
  return changeTeam(ctx, row.siteId, async (tx) => {
    const [transfer] = await findTransfers(tx, which, ctx.now(), { lock: true });
    if (!transfer) return noTransfer;
    await deleteTransfer(tx, transfer.siteId);
    await auditEnd(ctx, tx, transfer, { operation: 'declineReceivedTransfer', accountId: found.accountId });
    return {};
  });
};

/** Whoever has the link reads the mail, which proves the address. Nobody is logged in by it. */
export const acceptTransferByLink: UseCase<typeof siteTransfers.acceptTransferByLink> = async (
  ctx,
  { token, ...chosen },
) => {
  const which = { tokenHash: hashOf(token) };
  const [row, known] = await readPlatform(WHY, ctx.database, async (tx) => {
    const [found] = await findTransfers(tx, which, ctx.now());
    return [found, found && (await findAccountByEmail(tx, PLATFORM_REALM, found.email))];
  });
  if (!row) return noTransfer;
  const fresh = known ? null : await newAccount(chosen, row.email);
  if (isRefusal(fresh)) return fresh;
  try {
    return await takeOver(ctx, which, row.siteId, fresh);
  } catch (error) {
    // the address got its account in the meantime
    if (isUniqueViolation(error)) return takeOver(ctx, which, row.siteId, null);
    throw error;
  }
};

type OwnTransfer = { which: WhichTransfer; row: TransferRow; accountId: string };

/** An offer to the caller, by its id. */
async function findOwn({ caller, database, now }: Context, id: string): Promise<OwnTransfer | Refusal> {
  if (caller.kind !== 'staff') return notPermitted('sites are offered to people');
  return readPlatform(WHY, database, async (tx) => {
    const email = await provenAddress(tx, caller.id);
    if (!email) return noTransfer;
    const which = { email, id };
    const [row] = await findTransfers(tx, which, now());
    return row ? { which, row, accountId: caller.id } : noTransfer;
  });
}

/**
 * Makes the person the owner, and the former one an admin or nobody. Everything is looked at again while the team is
 * locked: another owner, a withdrawal, the trash or the same link may have been faster.
 */
const takeOver = (ctx: Context, which: WhichTransfer, siteId: string, fresh: NewAccount | null) =>
  changeTeam(ctx, siteId, async (tx): Promise<{ email: string; createdAccount: boolean } | Refusal> => {
    const now = ctx.now();
    const [transfer] = await findTransfers(tx, which, now, { lock: true });
    if (!transfer || (await findRole(tx, siteId, transfer.fromUser)) !== 'owner') return noTransfer;
    const { email, fromUser, staysOnTeam } = transfer;
    const account = await findAccountByEmail(tx, PLATFORM_REALM, email);
    if (account && account.status !== 'ACTIVE') return refuse('IDENTITY_BLOCKED');
    if (account ? account.id === fromUser : !fresh) return noTransfer;
    const ownerId = account?.id ?? ctx.newId();
    const refused = account && (await refuseFurtherSite(tx, ownerId));
    if (refused) return refused;
    if (!account && fresh) await insertUser(tx, { id: ownerId, email, ...fresh }, now);
    await setRole(tx, siteId, ownerId, 'owner', now);
    if (staysOnTeam) await setRole(tx, siteId, fromUser, 'admin', now);
    else await deleteRole(tx, siteId, fromUser);
    await deleteTransfer(tx, siteId);
    await auditEnd(ctx, tx, transfer, { operation: 'acceptReceivedTransfer', accountId: ownerId });
    await tellBoth(ctx, tx, transfer);
    return { email, createdAccount: account === null };
  });

/** The site may be in other hands by now, so both hear of it from the platform. */
async function tellBoth(ctx: Context, tx: Tx, { siteName, email, fromUser, offeredBy, staysOnTeam }: TransferRow) {
  const former = await findAccount(tx, PLATFORM_REALM, fromUser);
  const url = `${ctx.dashboardUrl}/sites`;
  if (former?.email)
    sendLetter(tx, siteGivenLetter, { to: former.email, from: null }, { siteName, email, staysOnTeam, url });
  sendLetter(tx, siteReceivedLetter, { to: email, from: null }, { siteName, offeredBy, staysOnTeam, url });
}

type End = { operation: string; accountId: string };

const auditEnd = (ctx: Context, tx: Tx, { siteId, email, staysOnTeam }: TransferRow, { operation, accountId }: End) =>
  insertAuditRow(tx, siteId, {
    id: ctx.newId(),
    operation: `stoa.sites.transfers.${operation}`,
    caller: { kind: 'staff', id: accountId },
    entityId: accountId,
    request: { email, staysOnTeam },
    before: null,
    after: null,
    address: ctx.client.address || null,
    createdDate: ctx.now(),
  });
