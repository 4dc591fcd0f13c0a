import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../../context.ts';
import { readSite, type Tx } from '../../platform/db/index.ts';
import { STOCK } from '../inventory/index.ts';
import { fieldInEveryLanguage } from '../translations/index.ts';
import {
  type CheckoutRules,
  FEE_FIELD,
  type OwnRules,
  rulesOf,
  type SavedSettings,
  type StoredRules,
  usualRules,
  type WireSettings,
} from './settings.ts';

type Row = {
  revision: string;
  wire: WireSettings;
  own: Partial<OwnRules>;
  createdDate: string;
  updatedDate: string;
};

const none: SavedSettings = { revision: '1', wire: {}, own: usualRules, createdDate: null, updatedDate: null };

/** The settings of the site with the texts of its policies. */
export async function findSettings(tx: Tx, { lock = false } = {}): Promise<SavedSettings> {
  const { rows } = await sql<Row>`
    select revision, wire, own, created_date as "createdDate", updated_date as "updatedDate" from checkout_settings
    where site_id = ${tx.siteId} ${lock ? sql`for update` : sql``}`.execute(tx.db);
  return rows[0] ? { ...rows[0], own: { ...usualRules, ...rows[0].own } } : none;
}

/** Writes the settings over those of the revision before; null where somebody else was first. */
export async function saveSettings(
  tx: Tx,
  { revision, wire, own }: SavedSettings,
  now: Date,
): Promise<SavedSettings | null> {
  const { rows } = await sql<Row>`
    insert into checkout_settings as saved (site_id, revision, wire, own, created_date, updated_date)
    values (${tx.siteId}, ${revision}::bigint + 1, ${JSON.stringify(wire)}, ${JSON.stringify(own)}, ${now}, ${now})
    on conflict (site_id) do update set revision = excluded.revision, wire = excluded.wire, own = excluded.own,
      updated_date = excluded.updated_date
    where saved.revision < excluded.revision
    returning revision, wire, own, created_date as "createdDate", updated_date as "updatedDate"`.execute(tx.db);
  return rows[0] ? { ...rows[0], own: { ...usualRules, ...rows[0].own } } : null;
}

/** The stored rules of the site, as one value of a statement. */
export const checkoutRulesValue = ({ siteId }: Pick<Tx, 'siteId'>): RawBuilder<StoredRules> => sql`
  jsonb_build_object('tips', (select doc from tip_settings
    where site_id = ${siteId} and doc -> 'default' = 'true' limit 1),
    'feeNames', ${fieldInEveryLanguage({ siteId }, { kind: 'CHECKOUT', field: FEE_FIELD })}) ||
  coalesce((select jsonb_build_object('own', own, 'fields', wire -> 'checkoutFields',
      'billing', wire -> 'checkoutBillingFields', 'look', wire -> 'checkoutBrand',
      'policies', (select coalesce(jsonb_agg(jsonb_build_object('key', key, 'title', value -> 'title')), '[]')
        from jsonb_each(wire -> 'checkoutPolicies')
        where value -> 'visible' = 'true' and coalesce(value ->> 'content', '') <> ''))
    from checkout_settings where site_id = ${siteId}), '{}')`;

export async function findRules(tx: Tx): Promise<CheckoutRules> {
  const { rows } = await sql<{ rules: StoredRules }>`select ${checkoutRulesValue(tx)} as rules`.execute(tx.db);
  return rulesOf(rows[0]?.rules ?? {});
}

/** The rules of the site, read once until something on it changes. */
export const checkoutRulesOf = (ctx: Context): Promise<CheckoutRules> =>
  ctx.cache.read(ctx.siteId, 'checkout rules', () => readSite(ctx, findRules), { unaffectedBy: STOCK });
