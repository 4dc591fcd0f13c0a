import { Autocomplete, TextInput } from '@mantine/core';
import { carrierOf, carriers, carrierTitle } from '@stoa/contract/ecom/carriers';
import { words } from '../../../app/words.ts';
import type { Bindings } from '../../../ui/form/bindings.ts';
import type { FulfillmentView } from '../order.ts';

const texts = words.orderFulfilment;

export type TrackingValues = { carrier: string; trackingNumber: string; trackingLink: string };

export const noTracking: TrackingValues = { carrier: '', trackingNumber: '', trackingLink: '' };

export const readTracking = ({ trackingInfo }: FulfillmentView): TrackingValues => ({
  carrier: trackingInfo?.shippingProvider ? carrierTitle(trackingInfo.shippingProvider) : '',
  trackingNumber: trackingInfo?.trackingNumber ?? '',
  trackingLink: trackingInfo?.trackingLink ?? '',
});

/** Null clears a field. The server knows the links of known carriers. */
export const writeTracking = ({ carrier, trackingNumber, trackingLink }: TrackingValues) => ({
  trackingNumber: trackingNumber.trim() || null,
  shippingProvider: (carrierOf(carrier)?.id ?? carrier.trim()) || null,
  trackingLink: carrierOf(carrier) ? null : trackingLink.trim() || null,
});

export const trackingWire = {
  fields: [['fulfillment.trackingInfo.trackingLink', 'trackingLink']] as const,
  codes: { TRACKING_NUMBER_ALREADY_EXISTS: { field: 'trackingNumber' } },
};

/** How a web address begins. */
const BEGINNING = 'https://';
const TITLES = carriers.map(({ title }) => title);

/** The carrier and number of a parcel; a link where we do not know the carrier's page. */
export function TrackingFields<V extends TrackingValues>({ form }: { form: Bindings<V> & { values: V } }) {
  const fields = form as unknown as Bindings<TrackingValues>;
  return (
    <>
      <Autocomplete label={texts.tracking.carrier} data={TITLES} maxLength={100} {...fields.input('carrier')} />
      <TextInput label={texts.tracking.number} maxLength={100} {...fields.text('trackingNumber')} />
      {!carrierOf(form.values.carrier) && (
        <TextInput
          label={texts.tracking.link}
          type="url"
          placeholder={BEGINNING}
          maxLength={2048}
          {...fields.text('trackingLink')}
        />
      )}
    </>
  );
}
