import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';

export type CurrencyRate = { code: string; rate: string; updatedDate: string };

/** The rates of the site's currency, by code. */
export async function findRates(tx: Tx, base: string): Promise<CurrencyRate[]> {
  const { rows } = await sql<CurrencyRate>`
    select code, rate, updated_date as "updatedDate" from currency_rates
    where site_id = ${tx.siteId} and base = ${base} order by code`.execute(tx.db);
  return rows;
}

export async function saveRate(tx: Tx, base: string, { code, rate }: Omit<CurrencyRate, 'updatedDate'>, now: Date) {
  const { rows } = await sql<CurrencyRate>`
    insert into currency_rates (site_id, base, code, rate, updated_date)
    values (${tx.siteId}, ${base}, ${code}, ${rate}, ${now})
    on conflict (site_id, base, code) do update set rate = excluded.rate, updated_date = excluded.updated_date
    returning code, rate, updated_date as "updatedDate"`.execute(tx.db);
  return rows[0] as CurrencyRate;
}

/** Returns whether there was one. */
export async function removeRate(tx: Tx, base: string, code: string): Promise<boolean> {
  const { rows } = await sql`
    delete from currency_rates where site_id = ${tx.siteId} and base = ${base} and code = ${code}
    returning code`.execute(tx.db);
  return rows.length > 0;
}
