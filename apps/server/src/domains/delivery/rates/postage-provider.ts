import type { Static } from '@stoa/contract';
import type { ShippoConfiguration } from '@stoa/contract/ecom/shippo-configurations';
import type { AreaDestination } from './areas.ts';
import type { PostalPlace } from './postal-place.ts';

type Configuration = Static<typeof ShippoConfiguration>;
/** A configuration, with the address of the location that it ships from. */
export type PostageRule = Omit<Configuration, 'id'> & { id: string; shipFrom: PostalPlace | null };
type Domestic = NonNullable<Configuration['domesticServices']>[number];
type International = NonNullable<Configuration['internationalServices']>[number];
export type Service = Domestic | International;
export type PostalService = NonNullable<Service['service']>;

/** What a provider of postage is asked: what USPS charges for some equal parcels. */
export type PostageQuestion = {
  services: readonly PostalService[];
  packageType: NonNullable<Configuration['packageType']>;
  /** Of a package of the shop's own; null for those of the post. */
  dimensions: { length: number; width: number; height: number; unit: 'CM' | 'IN' } | null;
  parcels: number;
  /** Of each parcel. */
  weight: { value: number; unit: 'KG' | 'LB' };
  from: PostalPlace;
  to: AreaDestination;
  currency: string;
};

/** Somebody who knows what USPS charges. */
export type PostageProvider = {
  /** For all parcels together, in minor units; services that do not go there are left out. */
  prices(question: PostageQuestion): Promise<Partial<Record<PostalService, number>>>;
};
