import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';
import { newId } from '../../platform/ids.ts';
import { LOCAL_DELIVERY_CARRIER_ID, PICKUP_CARRIER_ID, SHIPPING_CARRIER_ID } from './carriers.ts';
import type { AreaRule, PickupRule } from './delivery-rules.store.ts';
import { DEFAULT_PROFILE_ID } from './profiles.ts';

/** The names of the regions where something is offered; all of them where left out. */
type Offered = { id?: string; in?: readonly string[] };
type Priced = {
  /** Major units: `4.90`. */
  amount: string;
  /** The price of the items from which it is free. */
  freeFrom?: string;
};

/** How a new site delivers, in a form to be written by hand. */
export type DeliveryPlan = {
  /** A region without countries is the rest of the world. */
  regions: readonly { name: string; countries: readonly string[] }[];
  shipping?: readonly (Offered & Priced & { title: string; deliveryTime: string })[];
  pickups?: readonly (Offered & Pick<PickupRule, 'name' | 'address' | 'deliveryTime' | 'instructions'>)[];
  areas?: readonly (Offered & Priced & Readable<Omit<AreaRule, 'id' | 'rates' | 'deliveryRegionIds'>>)[];
};

/** The same, not to be changed. */
type Readable<T> = T extends object ? { readonly [K in keyof T]: Readable<T[K]> } : T;

/** Fills the default profile of a new site. */
export async function setUpDelivery(tx: Tx, siteId: string, plan: DeliveryPlan, now: Date): Promise<void> {
  const { shipping = [], pickups = [], areas = [] } = plan;
  const regions = plan.regions.map((region) => ({ ...region, id: newId(now.getTime()) }));
  const idsOf = ({ in: names }: Offered) =>
    regions.filter(({ name }) => !names || names.includes(name)).map(({ id }) => id);
  const has = (offered: readonly Offered[], id: string) => offered.some((one) => idsOf(one).includes(id));
  const carriersOf = (id: string) => [
    ...(has(shipping, id) ? [{ appId: SHIPPING_CARRIER_ID }] : []),
    ...(has(pickups, id) ? [{ appId: PICKUP_CARRIER_ID }] : []),
    ...(has(areas, id) ? [{ appId: LOCAL_DELIVERY_CARRIER_ID }] : []),
  ];
  const deliveryRegions = regions.map(({ id, name, countries }) => ({
    id,
    name,
    active: true,
    destinations: countries.map((countryCode) => ({ countryCode, subdivisions: [] })),
    deliveryCarriers: carriersOf(id),
    createdDate: now.toISOString(),
  }));
  await sql`update delivery_profiles set doc = doc || ${JSON.stringify({ deliveryRegions })}::jsonb
    where site_id = ${siteId} and id = ${DEFAULT_PROFILE_ID}`.execute(tx.db);
  const write = (table: string, rows: readonly Row[]) => insert(tx, siteId, table, rows, now);
  await write(
    'shipping_options',
    shipping.map(({ id, title, deliveryTime: estimatedDeliveryTime, ...one }) => ({
      id,
      doc: { title, estimatedDeliveryTime, rates: ratesOf(one), deliveryRegionIds: idsOf(one) },
    })),
  );
  await write(
    'pickup_locations',
    pickups.map(({ id, in: names, ...place }) => ({
      id,
      doc: { ...place, active: true, rates: [], deliveryRegionIds: idsOf({ in: names }) },
    })),
  );
  await write(
    'local_delivery_options',
    areas.map(({ id, in: names, amount, freeFrom, ...area }) => ({
      id,
      doc: { ...area, rate: amount, rates: ratesOf({ amount, freeFrom }), deliveryRegionIds: idsOf({ in: names }) },
    })),
  );
}

const ratesOf = ({ amount, freeFrom }: Priced) => [
  { amount, conditions: [], multiplyByQuantity: false },
  ...(freeFrom
    ? [
        {
          amount: '0',
          conditions: [{ type: 'BY_TOTAL_PRICE', operator: 'GTE', value: freeFrom }],
          multiplyByQuantity: false,
        },
      ]
    : []),
];

type Row = { id?: string; doc: object };

/** In the order of the rows, which is that of their dates. */
async function insert(tx: Tx, siteId: string, table: string, rows: readonly Row[], now: Date): Promise<void> {
  for (const [index, { id, doc }] of rows.entries()) {
    const date = new Date(now.getTime() + index);
    await sql`insert into ${sql.table(table)} (site_id, id, created_date, updated_date, doc)
      values (${siteId}, ${id ?? newId(now.getTime())}, ${date}, ${date}, ${JSON.stringify(doc)}) on conflict do nothing`.execute(
      tx.db,
    );
  }
}
