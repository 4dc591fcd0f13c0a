/** The owner's side of a transfer. */
import type { siteTransfers } from '@stoa/contract';
import { sendLetter } from '../../letters.ts';
import { readPlatform } from '../../platform/db/index.ts';
import { DAY_MS } from '../../platform/durations.ts';
import { isRefusal, notPermitted, refuse } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import { accountLimit, findStaffEmail, hashOf, limitAttempts, newSecret, PLATFORM_REALM } from '../identity/index.ts';
import { changeAsStaff, findUserName } from '../team/index.ts';
import { siteOfferedLetter } from './letters/site-offered.ts';
import { deleteTransfer, findTransfers, insertTransfer, type TransferRow } from './transfers.store.ts';

const LIFETIME_MS = 7 * DAY_MS;
const OWNERSHIP = ['OWNER.TRANSFER'];

const viewTransfer = ({
  id,
  email,
  staysOnTeam,
  createdDate,
  expiresDate,
}: Omit<TransferRow, 'siteName' | 'host' | 'offeredBy'>) => ({
  ...{ id, email, staysOnTeam, createdDate, expiresDate },
});

export const getSiteTransfer: UseCase<typeof siteTransfers.getSiteTransfer> = async ({ database, siteId, now }) => {
  const [found] = await readPlatform('an offer is kept beside its site', database, (tx) =>
    findTransfers(tx, { siteId }, now()),
  );
  return { transfer: found ? viewTransfer(found) : null };
};

/** Offers the site to an address, by a link that works once, for a week. Nothing changes until the offer is accepted. */
export const offerSite: UseCase<typeof siteTransfers.offerSite> = async (ctx, { email: typed, staysOnTeam }) => {
  const { caller, siteId } = ctx;
  if (caller.kind !== 'staff') return notPermitted('only people give sites away');
  const email = typed.toLowerCase();
  if (email === (await findStaffEmail(ctx, caller.id))) return refuse('SITE_IS_YOURS');
  const counted = await limitAttempts(ctx, [accountLimit('mail', PLATFORM_REALM, caller.id)]);
  if (isRefusal(counted)) return counted;
  return changeAsStaff(ctx, OWNERSHIP, async ({ tx, userId }) => {
    const [secret, created] = [newSecret(), ctx.now()];
    const expires = new Date(created.getTime() + LIFETIME_MS);
    const transfer = { id: ctx.newId(), siteId, fromUser: userId, email, staysOnTeam };
    await insertTransfer(tx, { ...transfer, tokenHash: hashOf(secret), created, expires });
    const url = `${ctx.dashboardUrl}/take-over?token=${secret}`;
    const facts = { url, siteName: ctx.site.name, offeredBy: await findUserName(tx, userId) };
    // the platform's mail, as invitations are
    sendLetter(tx, siteOfferedLetter, { to: email, from: null }, facts);
    return {
      transfer: viewTransfer({
        ...transfer,
        createdDate: created.toISOString(),
        expiresDate: expires.toISOString(),
      }),
    };
  });
};

export const withdrawSiteTransfer: UseCase<typeof siteTransfers.withdrawSiteTransfer> = (ctx) =>
  changeAsStaff(ctx, OWNERSHIP, async ({ tx, siteId }) =>
    (await deleteTransfer(tx, siteId)) ? {} : refuse('TRANSFER_NOT_FOUND'),
  );
