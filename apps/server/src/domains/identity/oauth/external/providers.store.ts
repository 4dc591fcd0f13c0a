import { sql } from 'kysely';
import type { Tx } from '../../../../platform/db/index.ts';

/** A service whose accounts members of a site can log in with. */
export type Provider = {
  id: string;
  name: string;
  issuer: string;
  clientId: string;
  /** Encrypted; null for public clients. */
  clientSecret: Buffer | null;
  scopes: string[];
  enabled: boolean;
  createdDate: string;
  updatedDate: string;
};

/** The scope in which a provider's secrets are encrypted. */
export const secretScope = (id: string): string => `identity provider ${id}`;

const columns = sql`
  id, name, issuer, client_id as "clientId", client_secret as "clientSecret", scopes, enabled,
  created_date as "createdDate", updated_date as "updatedDate"`;

export async function listProviders(tx: Tx): Promise<Provider[]> {
  const { rows } = await sql<Provider>`
    select ${columns} from identity_providers where site_id = ${tx.siteId} order by name, id`.execute(tx.db);
  return rows;
}

export async function findProvider(tx: Tx, id: string, { lock = false } = {}): Promise<Provider | null> {
  const { rows } = await sql<Provider>`
    select ${columns} from identity_providers where site_id = ${tx.siteId} and id = ${id}
    ${lock ? sql`for update` : sql``}`.execute(tx.db);
  return rows[0] ?? null;
}

/** Throws a unique violation where the site already has the id. */
export async function insertProvider(tx: Tx, provider: Provider): Promise<void> {
  const { id, name, issuer, clientId, clientSecret, scopes, enabled, createdDate, updatedDate } = provider;
  await sql`
    insert into identity_providers (site_id, id, name, issuer, client_id, client_secret, scopes, enabled, created_date,
      updated_date)
    values (${tx.siteId}, ${id}, ${name}, ${issuer}, ${clientId}, ${clientSecret}, ${scopes}::text[], ${enabled},
      ${createdDate}, ${updatedDate})`.execute(tx.db);
}

export async function updateProvider(tx: Tx, provider: Provider): Promise<void> {
  const { id, name, issuer, clientId, clientSecret, scopes, enabled, updatedDate } = provider;
  await sql`
    update identity_providers set name = ${name}, issuer = ${issuer}, client_id = ${clientId},
      client_secret = ${clientSecret}, scopes = ${scopes}::text[], enabled = ${enabled}, updated_date = ${updatedDate}
    where site_id = ${tx.siteId} and id = ${id}`.execute(tx.db);
}

/** Deletes a provider and its connections with members; false where there is none. */
export async function deleteProvider(tx: Tx, id: string): Promise<boolean> {
  await sql`delete from identity_connections where site_id = ${tx.siteId} and provider_id = ${id}`.execute(tx.db);
  const { rows } = await sql`
    delete from identity_providers where site_id = ${tx.siteId} and id = ${id} returning 1`.execute(tx.db);
  return rows.length > 0;
}

/** The member connected with a provider's account. */
export async function findConnected(tx: Tx, providerId: string, externalId: string): Promise<string | null> {
  const { rows } = await sql<{ identityId: string }>`
    select identity_id as "identityId" from identity_connections
    where site_id = ${tx.siteId} and provider_id = ${providerId} and external_id = ${externalId}`.execute(tx.db);
  return rows[0]?.identityId ?? null;
}

/** Throws a unique violation where the account already belongs to a member. */
export async function insertConnection(
  tx: Tx,
  {
    providerId,
    externalId,
    identityId,
    now,
  }: { providerId: string; externalId: string; identityId: string; now: Date },
): Promise<void> {
  await sql`
    insert into identity_connections (site_id, provider_id, external_id, identity_id, created_date)
    values (${tx.siteId}, ${providerId}, ${externalId}, ${identityId}, ${now})`.execute(tx.db);
}
