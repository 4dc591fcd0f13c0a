import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';

/** The further data of an account: its factors, and its external accounts. */
export type IdentityParts = {
  factors: {
    factorId: string;
    type: 'SMS' | 'CALL' | 'EMAIL' | 'TOTP' | 'PUSH' | 'WEBAUTHN' | 'RECOVERY_CODE';
    status: 'INACTIVE' | 'ACTIVE' | 'REQUIRE_REENROLL';
  }[];
  connections: { providerId: string; externalId: string }[];
};

/** The limit of the wire. */
const MOST_FACTORS = 9;

export async function findIdentityParts(tx: Tx, realm: string, id: string): Promise<IdentityParts> {
  const { rows } = await sql<IdentityParts>`
    select
      (select coalesce(jsonb_agg(jsonb_build_object('factorId', id, 'type', type, 'status', status)), '[]') from (
        select id, type, status from identity_factors
        where site_id = ${realm} and identity_id = ${id} order by created_date limit ${MOST_FACTORS}) factor) as factors,
      (select coalesce(jsonb_agg(jsonb_build_object('providerId', provider_id, 'externalId', external_id)
          order by created_date), '[]')
        from identity_connections where site_id = ${realm} and identity_id = ${id}) as connections`.execute(tx.db);
  return rows[0] ?? { factors: [], connections: [] };
}
