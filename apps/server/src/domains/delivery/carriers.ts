/** The carriers that every site has, and those of others: their facts, for regions and for those who set them up. */
import type { Context } from '../../context.ts';
import type { CarrierFacts } from './rates/carrier.ts';

export type { CarrierFacts };

export const SHIPPING_CARRIER_ID = '45c44b27-ca7b-4891-8c0d-1747d588b835';
export const PICKUP_CARRIER_ID = '50d8c12f-715e-41ad-be25-d0f61375dbee';
export const LOCAL_DELIVERY_CARRIER_ID = '0c8ed1c1-6b77-4a5a-9b4e-0f6f8a3d7c52';
/** It is on offer where the site has configured it. */
export const USPS_CARRIER_ID = '2b1943e2-3fc2-47bc-be56-3d402e5966d7';

export const builtInCarriers: readonly CarrierFacts[] = [
  {
    id: SHIPPING_CARRIER_ID,
    displayName: 'Shipping',
    description: 'Ships at the prices of your shipping options.',
    needsBackupRate: false,
  },
  {
    id: PICKUP_CARRIER_ID,
    displayName: 'Pickup',
    description: 'Buyers collect their orders at your pickup locations.',
    needsBackupRate: false,
  },
  {
    id: LOCAL_DELIVERY_CARRIER_ID,
    displayName: 'Local delivery',
    description: 'You deliver to areas nearby yourself, at times that you set.',
    needsBackupRate: false,
  },
  {
    id: USPS_CARRIER_ID,
    displayName: 'USPS',
    description: 'Sends parcels by the United States Postal Service, at its prices.',
    needsBackupRate: true,
  },
];

/** The carriers that regions may have: those that every site has first. */
export const carriersOf = ({ providers }: Pick<Context, 'providers'>): readonly CarrierFacts[] => [
  ...builtInCarriers,
  ...providers.carriers,
];

export const findCarrier = (ctx: Pick<Context, 'providers'>, id: string): CarrierFacts | undefined =>
  carriersOf(ctx).find((carrier) => carrier.id === id.toLowerCase());
