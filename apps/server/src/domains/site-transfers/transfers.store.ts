import { type RawBuilder, sql } from 'kysely';
import { asPlatform, type Database, type Tx } from '../../platform/db/index.ts';

export type TransferRow = {
  id: string;
  siteId: string;
  siteName: string;
  host: string;
  fromUser: string;
  offeredBy: string;
  email: string;
  staysOnTeam: boolean;
  createdDate: string;
  expiresDate: string;
};

/** Which offers are meant; whoever names one by its id must be the person it is made to. */
export type WhichTransfer = { tokenHash: Buffer } | { email: string; id?: string } | { siteId: string };

function conditionOf(which: WhichTransfer): RawBuilder<boolean> {
  if ('tokenHash' in which) return sql`site_transfers.token_hash = ${which.tokenHash}`;
  if ('siteId' in which) return sql`site_transfers.site_id = ${which.siteId}`;
  const { email, id } = which;
  return sql`site_transfers.email = ${email} and ${id === undefined ? sql`true` : sql`site_transfers.id = ${id}`}`;
}

/** The open offers of sites that are not in the trash, by persons who still own them. `lock` keeps others from using them. */
export async function findTransfers(
  tx: Tx,
  which: WhichTransfer,
  now: Date,
  { lock = false } = {},
): Promise<TransferRow[]> {
  const { rows } = await sql<TransferRow>`
    select site_transfers.id, site_transfers.site_id as "siteId", sites.name as "siteName",
      coalesce(site_hosts.host, '') as host, site_transfers.from_user as "fromUser", users.name as "offeredBy",
      site_transfers.email, site_transfers.stays as "staysOnTeam", site_transfers.created_date as "createdDate",
      site_transfers.expires_date as "expiresDate"
    from site_transfers
    join sites on sites.id = site_transfers.site_id and sites.trashed_date is null
    join users on users.id = site_transfers.from_user
    left join site_hosts on site_hosts.site_id = sites.id and site_hosts.is_primary
    where ${conditionOf(which)} and site_transfers.expires_date > ${now}
    order by site_transfers.created_date, site_transfers.id
    ${lock ? sql`for update of site_transfers` : sql``}`.execute(tx.db);
  return rows;
}

export type NewTransfer = Pick<TransferRow, 'id' | 'siteId' | 'fromUser' | 'email' | 'staysOnTeam'> & {
  tokenHash: Buffer;
  created: Date;
  expires: Date;
};

/** Writes an offer, in place of the one that its site had. */
export async function insertTransfer(tx: Tx, transfer: NewTransfer): Promise<void> {
  const { id, siteId, fromUser, email, staysOnTeam, tokenHash, created, expires } = transfer;
  await deleteTransfer(tx, siteId);
  await sql`
    insert into site_transfers (site_id, id, from_user, email, token_hash, stays, created_date, expires_date)
    values (${siteId}, ${id}, ${fromUser}, ${email}, ${tokenHash}, ${staysOnTeam}, ${created}, ${expires})`.execute(
    tx.db,
  );
}

/** Ends the offer of a site; false where there was none. */
export async function deleteTransfer(tx: Tx, siteId: string): Promise<boolean> {
  const { rows } = await sql`delete from site_transfers where site_id = ${siteId} returning id`.execute(tx.db);
  return rows.length > 0;
}

/** Deletes offers that nobody accepted in time. */
export async function removeOldTransfers(database: Database, now: Date): Promise<void> {
  await asPlatform('offers expire on every site', database, async (tx) => {
    await sql`delete from site_transfers where expires_date < ${now}`.execute(tx.db);
  });
}
