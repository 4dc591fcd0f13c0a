import { sql } from 'kysely';
import { asPlatform, type Database, type Tx } from '../../platform/db/index.ts';
import { hashOf } from './secrets.ts';

export type Device = { address: string; userAgent: string };

/** Without version numbers: an updated browser is the same device. */
const deviceHash = ({ address, userAgent }: Device): Buffer =>
  hashOf(`${address}\n${userAgent.replace(/[\d._]+/g, '')}`);

/** Whether the account has logged in from this device before. */
export async function isKnownDevice(tx: Tx, realm: string, identityId: string, device: Device): Promise<boolean> {
  const { rows } = await sql`
    select from identity_devices
    where site_id = ${realm} and identity_id = ${identityId} and device_hash = ${deviceHash(device)}`.execute(tx.db);
  return rows.length > 0;
}

/** Remembers a login; returns whether it is the first from this device, for an account that has others. */
export async function noteDevice(
  tx: Tx,
  realm: string,
  identityId: string,
  { device, now }: { device: Device; now: Date },
): Promise<{ isNew: boolean }> {
  const { rows } = await sql<{ isNew: boolean }>`
    with others as (
      select from identity_devices
      where site_id = ${realm} and identity_id = ${identityId} and device_hash <> ${deviceHash(device)} limit 1
    )
    insert into identity_devices (site_id, identity_id, device_hash, first_seen_date, last_seen_date)
    values (${realm}, ${identityId}, ${deviceHash(device)}, ${now}, ${now})
    on conflict (site_id, identity_id, device_hash) do update set last_seen_date = ${now}
    returning xmax = 0 and exists (select from others) as "isNew"`.execute(tx.db);
  return { isNew: rows[0]?.isNew ?? false };
}

/** Forgets devices that were not seen for a year. */
export async function removeOldDevices(database: Database, now: Date): Promise<void> {
  await asPlatform('devices are forgotten in all realms alike', database, async (tx) => {
    await sql`delete from identity_devices where last_seen_date < ${now}::timestamptz - interval '1 year'`.execute(
      tx.db,
    );
  });
}
