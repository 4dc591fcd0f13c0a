import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';

export type SavedTaxSettings = { included: boolean; createdDate: string; updatedDate: string };

/** The tax settings of the site; null until they are first saved. */
export async function findTaxSettings(tx: Tx): Promise<SavedTaxSettings | null> {
  const { rows } = await sql<SavedTaxSettings>`
    select included, created_date as "createdDate", updated_date as "updatedDate" from tax_settings
    where site_id = ${tx.siteId}`.execute(tx.db);
  return rows[0] ?? null;
}

/** Saves the settings; a field that is undefined stays as it is. */
export async function saveTaxSettings(tx: Tx, included: boolean | undefined, now: Date): Promise<SavedTaxSettings> {
  const { rows } = await sql<SavedTaxSettings>`
    insert into tax_settings as saved (site_id, included, created_date, updated_date)
    values (${tx.siteId}, ${included ?? false}, ${now}, ${now})
    on conflict (site_id) do update set updated_date = excluded.updated_date,
      included = case when ${included !== undefined} then excluded.included else saved.included end
    returning included, created_date as "createdDate", updated_date as "updatedDate"`.execute(tx.db);
  return rows[0] as SavedTaxSettings;
}

/** The same tax in several countries: rates are decimal fractions, and shipping is not taxed where it has none. */
export type SameTax = {
  included: boolean;
  name: string;
  rate: string;
  shippingRate: string | null;
  countries: readonly string[];
};

/** Gives a new site its tax; what it has already stays as it is. */
export async function setUpTax(tx: Tx, siteId: string, tax: SameTax, now: Date): Promise<void> {
  const { included, name, rate, shippingRate, countries } = tax;
  await sql`
    select set_up_tax(${siteId}, ${included}, ${name}, ${rate}, ${shippingRate}, ${countries as string[]}::text[], ${now})`.execute(
    tx.db,
  );
}
