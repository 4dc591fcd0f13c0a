import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../../context.ts';
import { readSite, type Tx } from '../../platform/db/index.ts';
import { STOCK } from '../inventory/index.ts';
import { type StoredTexts, type TranslatedKind, textsOfEveryLanguage } from '../translations/index.ts';
import type { Area } from './rates/areas.ts';
import type { Rate } from './rates/matching-rate.ts';
import type { PostageRule } from './rates/postage-provider.ts';
import type { PostalPlace } from './rates/postal-place.ts';
import type { Region } from './rates/regions.ts';
import { shipFrom } from './shippo-configurations.store.ts';

/** What a row is offered by: which regions, and whether it is switched on. */
type Offered = { id: string; deliveryRegionIds?: string[]; active?: boolean | null };
export type ShippingRule = Offered & { title?: string; estimatedDeliveryTime?: string; rates?: Rate[] };
export type PickupRule = Offered & {
  name?: string;
  address?: PostalPlace;
  deliveryTime?: string;
  instructions?: string;
  rates?: Rate[];
};
export type AreaRule = Offered & Omit<Area, 'id' | 'rates'> & { rates?: Rate[] };

/** Everything that a site's own delivery options follow from. */
export type DeliveryRules = {
  /** Another one whenever any of them changes. */
  stamp: string;
  profiles: { id: string; default?: boolean; name?: string; deliveryRegions?: Region[] }[];
  shipping: ShippingRule[];
  pickups: PickupRule[];
  areas: AreaRule[];
  postage: PostageRule[];
  /** What their words are in the other languages of the site: by their ids, then by language. */
  translated?: Record<string, Record<string, StoredTexts>>;
};

const TRANSLATED: readonly TranslatedKind[] = ['SHIPPING_OPTION', 'PICKUP_LOCATION', 'LOCAL_DELIVERY'];

/** The site's delivery rules, as one value of a statement. */
export function deliveryRulesValue({ siteId }: Pick<Tx, 'siteId'>): RawBuilder<DeliveryRules> {
  const every = (table: string, more = sql``) => sql`
    (select coalesce(jsonb_agg(doc || jsonb_build_object('id', id${more}) order by created_date, id), '[]')
      from ${sql.table(table)} where site_id = ${siteId})`;
  const states = sql.join(
    [
      'delivery_profiles',
      'shipping_options',
      'pickup_locations',
      'local_delivery_options',
      'shippo_configurations',
    ].map((table) => sql`select id, revision from ${sql.table(table)} where site_id = ${siteId}`),
    sql` union all `,
  );
  // `offset 0`, as the planner would else compute the texts at each mention
  return sql`(select jsonb_build_object('profiles', ${every('delivery_profiles')}, 'shipping', ${every('shipping_options')},
    'pickups', ${every('pickup_locations')}, 'areas', ${every('local_delivery_options')},
    'postage', ${every('shippo_configurations', sql`, 'shipFrom', ${shipFrom}`)},
    'translated', translated.texts,
    'stamp', (select md5(coalesce(string_agg(id || ' ' || revision, ',' order by id), '') || translated.texts::text)
      from (${states}) as state))
    from (select ${textsOfEveryLanguage({ siteId }, TRANSLATED)} as texts offset 0) as translated)`;
}

/** The site's delivery rules, read once until something on the site changes. */
export const deliveryRulesOf = (ctx: Context): Promise<DeliveryRules> =>
  ctx.cache.read(
    ctx.siteId,
    'delivery rules',
    () =>
      readSite(ctx, async (tx) => {
        const { rows } = await sql<{ rules: DeliveryRules }>`select ${deliveryRulesValue(tx)} as rules`.execute(tx.db);
        return (rows[0] as { rules: DeliveryRules }).rules;
      }),
    { unaffectedBy: STOCK },
  );
