/** The words of the ways to deliver, as they are translated. */
import type { Tx } from '../../platform/db/index.ts';
import { lineSource, linesSource, sourcesAmong, type Which } from '../translations/index.ts';
import { localDeliveryResource } from './local-delivery-options.ts';
import { pickupLocationResource } from './pickup-locations.ts';
import { shippingOptionResource } from './shipping-options.ts';

type Words = {
  title?: string | null | undefined;
  time?: string | null | undefined;
  instructions?: string | null | undefined;
};

const sourceOf = (id: string, { title, time, instructions }: Words) => ({
  id,
  title: title ?? '',
  texts: [
    ...lineSource('title', 'Name', title),
    ...lineSource('time', 'Delivery time', time),
    ...linesSource('instructions', 'Instructions', instructions),
  ],
});

export const findShippingSources = async (tx: Tx, which: Which) =>
  sourcesAmong(
    (await shippingOptionResource.list(tx)).map(({ id, title, estimatedDeliveryTime: time }) =>
      sourceOf(id, { title, time }),
    ),
    which,
  );

export const findPickupSources = async (tx: Tx, which: Which) =>
  sourcesAmong(
    (await pickupLocationResource.list(tx)).map(({ id, name: title, deliveryTime: time, instructions }) =>
      sourceOf(id, { title, time, instructions }),
    ),
    which,
  );

export const findAreaSources = async (tx: Tx, which: Which) =>
  sourcesAmong(
    (await localDeliveryResource.list(tx)).map(({ id, areaName: title, estimatedDeliveryTime: time }) =>
      sourceOf(id, { title, time }),
    ),
    which,
  );
