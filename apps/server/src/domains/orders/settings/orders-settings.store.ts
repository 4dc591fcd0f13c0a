import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/index.ts';

export type InventoryUpdateTrigger = 'ON_ORDER_PLACED' | 'ON_ORDER_PAID';
export type SavedOrdersSettings = {
  inventoryUpdateTrigger: InventoryUpdateTrigger;
  createdDate: string;
  updatedDate: string;
};

const columns = sql`inventory_update_trigger as "inventoryUpdateTrigger", created_date as "createdDate",
  updated_date as "updatedDate"`;

/** The settings of the site; null until they are first saved. */
export async function findOrdersSettings(tx: Tx): Promise<SavedOrdersSettings | null> {
  const { rows } = await sql<SavedOrdersSettings>`
    select ${columns} from order_settings where site_id = ${tx.siteId}`.execute(tx.db);
  return rows[0] ?? null;
}

/** Saves the settings; a trigger that is undefined stays as it is. */
export async function saveOrdersSettings(
  tx: Tx,
  trigger: InventoryUpdateTrigger | undefined,
  now: Date,
): Promise<SavedOrdersSettings> {
  const { rows } = await sql<SavedOrdersSettings>`
    insert into order_settings as saved (site_id, inventory_update_trigger, created_date, updated_date)
    values (${tx.siteId}, coalesce(${trigger ?? null}::text, 'ON_ORDER_PLACED'), ${now}, ${now})
    on conflict (site_id) do update set updated_date = excluded.updated_date,
      inventory_update_trigger = coalesce(${trigger ?? null}::text, saved.inventory_update_trigger)
    returning ${columns}`.execute(tx.db);
  return rows[0] as SavedOrdersSettings;
}
