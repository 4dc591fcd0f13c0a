/** What the person sees whom a site is offered to. */
import type { siteTransfers } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { readPlatform, type Tx } from '../../platform/db/index.ts';
import { notPermitted, refuse } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import { findAccount, findAccountByEmail, hashOf, PLATFORM_REALM } from '../identity/index.ts';
import { findTransfers, type TransferRow } from './transfers.store.ts';

export const WHY = 'whoever is offered a site has no role on it yet';

/** The proven address of an account; null for one that is not proven, to which nothing can be offered. */
export async function provenAddress(tx: Tx, accountId: string): Promise<string | null> {
  const account = await findAccount(tx, PLATFORM_REALM, accountId);
  return account?.emailVerified && account.status === 'ACTIVE' ? (account.email ?? null) : null;
}

const viewReceived = ({ siteUrl }: Context, row: TransferRow, hasAccount: boolean) => {
  const { id, siteName, host, email, offeredBy, staysOnTeam, expiresDate } = row;
  return { id, siteName, url: siteUrl({ host }), email, offeredBy, staysOnTeam, hasAccount, expiresDate };
};

export const listReceivedTransfers: UseCase<typeof siteTransfers.listReceivedTransfers> = (ctx) => {
  const { caller, database } = ctx;
  if (caller.kind !== 'staff') return Promise.resolve(notPermitted('sites are offered to people'));
  return readPlatform(WHY, database, async (tx) => {
    const email = await provenAddress(tx, caller.id);
    const rows = email ? await findTransfers(tx, { email }, ctx.now()) : [];
    return { transfers: rows.map((row) => viewReceived(ctx, row, true)) };
  });
};

export const getTransferByLink: UseCase<typeof siteTransfers.getTransferByLink> = (ctx, { token }) =>
  readPlatform(WHY, ctx.database, async (tx) => {
    const [found] = await findTransfers(tx, { tokenHash: hashOf(token) }, ctx.now());
    if (!found) return refuse('TRANSFER_NOT_FOUND');
    const account = await findAccountByEmail(tx, PLATFORM_REALM, found.email);
    return { transfer: viewReceived(ctx, found, account !== null) };
  });
