import { sql } from 'kysely';
import { asPlatform, type Database, readPlatform, type Tx } from '../../platform/db/index.ts';

const WHY = 'who is invited is not on the team yet: the invitation tells the site';

export type InvitationRow = {
  id: string;
  siteId: string;
  siteName: string;
  email: string;
  role: string;
  invitedBy: string;
  createdDate: string;
  expiresDate: string;
};

const select = sql`
  select staff_invitations.id, staff_invitations.site_id as "siteId", sites.name as "siteName",
    staff_invitations.email, staff_invitations.role, coalesce(users.name, '') as "invitedBy",
    staff_invitations.created_date as "createdDate", staff_invitations.expires_date as "expiresDate"
  from staff_invitations join sites on sites.id = staff_invitations.site_id
  left join users on users.id = staff_invitations.invited_by`;

/** Whether an invitation can still be accepted. */
const isOpen = (now: Date) => sql`accepted_date is null and expires_date > ${now}`;

/** The open invitations of a site, newest first. */
export async function listInvitationRows(database: Database, siteId: string, now: Date): Promise<InvitationRow[]> {
  return readPlatform(WHY, database, async (tx) => {
    const { rows } = await sql<InvitationRow>`
      ${select} where staff_invitations.site_id = ${siteId} and ${isOpen(now)}
      order by staff_invitations.created_date desc`.execute(tx.db);
    return rows;
  });
}

/** The open invitation behind a link, locked for this transaction. */
export async function lockInvitation(tx: Tx, tokenHash: Buffer, now: Date): Promise<InvitationRow | null> {
  const { rows } = await sql<InvitationRow>`
    ${select} where token_hash = ${tokenHash} and ${isOpen(now)}
    for update of staff_invitations`.execute(tx.db);
  return rows[0] ?? null;
}

export async function findInvitation(database: Database, tokenHash: Buffer, now: Date): Promise<InvitationRow | null> {
  return readPlatform(WHY, database, async (tx) => {
    const { rows } = await sql<InvitationRow>`
      ${select} where token_hash = ${tokenHash} and ${isOpen(now)}`.execute(tx.db);
    return rows[0] ?? null;
  });
}

export type NewInvitation = {
  id: string;
  siteId: string;
  email: string;
  role: string;
  tokenHash: Buffer;
  invitedBy: string;
  created: Date;
  expires: Date;
};

/** Writes an invitation, replacing an open one for the same address. */
export async function insertInvitation(tx: Tx, invitation: NewInvitation): Promise<void> {
  const { id, siteId, email, role, tokenHash, invitedBy, created, expires } = invitation;
  await sql`
    delete from staff_invitations where site_id = ${siteId} and email = ${email} and accepted_date is null`.execute(
    tx.db,
  );
  await sql`
    insert into staff_invitations (site_id, id, email, role, token_hash, invited_by, created_date, expires_date)
    values (${siteId}, ${id}, ${email}, ${role}, ${tokenHash}, ${invitedBy}, ${created}, ${expires})`.execute(tx.db);
}

/** The role of an open invitation; null where there is none. */
export async function findInvitedRole(tx: Tx, siteId: string, id: string): Promise<string | null> {
  const { rows } = await sql<{ role: string }>`
    select role from staff_invitations
    where site_id = ${siteId} and id = ${id} and accepted_date is null`.execute(tx.db);
  return rows[0]?.role ?? null;
}

export async function deleteInvitation(tx: Tx, siteId: string, id: string): Promise<void> {
  await sql`delete from staff_invitations where site_id = ${siteId} and id = ${id}`.execute(tx.db);
}

export async function acceptInvitationRow(tx: Tx, { siteId, id }: InvitationRow, now: Date): Promise<void> {
  await sql`update staff_invitations set accepted_date = ${now} where site_id = ${siteId} and id = ${id}`.execute(
    tx.db,
  );
}

/** Deletes expired invitations. */
export async function removeOldInvitations(database: Database, now: Date): Promise<void> {
  await asPlatform('invitations expire on every site', database, async (tx) => {
    await sql`delete from staff_invitations where expires_date < ${now} and accepted_date is null`.execute(tx.db);
  });
}
