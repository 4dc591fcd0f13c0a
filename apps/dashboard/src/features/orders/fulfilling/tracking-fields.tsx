import { Autocomplete, TextInput } from '@mantine/core';
import { carrierOf, carriers, carrierTitle } from '@stoa/contract/ecom/carriers';
import type { Bindings } from '../../../ui/form/bindings.ts';
import type { FulfillmentView } from '../order.ts';

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

const TITLES = carriers.map(({ title }) => title);

/** The carrier and number of a parcel; a link where we do not know the carrier's page. */
export function TrackingFields<V extends TrackingValues>({ form }: { form: Bindings<V> & { values: V } }) {
  const fields = form as unknown as Bindings<TrackingValues>;
  return (
    <>
      <Autocomplete label="Carrier" data={TITLES} maxLength={100} {...fields.input('carrier')} />
      <TextInput label="Tracking number" maxLength={100} {...fields.text('trackingNumber')} />
      {!carrierOf(form.values.carrier) && (
        <TextInput
          label="Tracking link"
          type="url"
          placeholder="https://"
          maxLength={2048}
          {...fields.text('trackingLink')}
        />
      )}
    </>
  );
}
