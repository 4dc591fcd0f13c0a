import { sql } from 'kysely';

/** The address of the location that a row of `shippo_configurations` ships from; null where it has none. */
export const shipFrom = sql`(select location.doc -> 'address' from locations as location
  where location.site_id = shippo_configurations.site_id
    and location.id = (shippo_configurations.doc ->> 'osLocationId')::uuid)`;

/** The region that older programs know a configuration by. */
export const firstRegion = sql`(doc -> 'deliveryRegionIds' ->> 0)`;
