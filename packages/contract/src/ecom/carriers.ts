/** Companies that deliver parcels, and the pages on which they show where a parcel is. */

export type Carrier = { id: string; title: string; linkOf: (trackingNumber: string) => string };

const carrier = (id: string, title: string, address: string): Carrier => ({
  id,
  title,
  linkOf: (trackingNumber) => address.replace('{}', encodeURIComponent(trackingNumber.trim())),
});

/** By title. The ids of the first five are those of the wire. */
export const carriers: readonly Carrier[] = [
  carrier(
    'canadaPost',
    'Canada Post',
    'https://www.canadapost.ca/cpotools/apps/track/personal/findByTrackNumber?trackingNumber={}',
  ),
  carrier('dhl', 'DHL', 'https://www.logistics.dhl/global-en/home/tracking.html?tracking-id={}'),
  carrier('fedex', 'FedEx', 'https://www.fedex.com/apps/fedextrack/?action=track&trackingnumber={}'),
  carrier('ups', 'UPS', 'https://www.ups.com/track?tracknum={}'),
  carrier('usps', 'USPS', 'https://tools.usps.com/go/TrackConfirmAction.action?tLabels={}'),
  carrier('australiaPost', 'Australia Post', 'https://auspost.com.au/mypost/track/details/{}'),
  carrier('austrianPost', 'Austrian Post', 'https://www.post.at/sv/sendungsdetails?snr={}'),
  carrier('deutschePost', 'Deutsche Post', 'https://www.deutschepost.de/de/s/sendungsverfolgung.html?piececode={}'),
  carrier('dpd', 'DPD', 'https://tracking.dpd.de/status/en_US/parcel/{}'),
  carrier('evri', 'Evri', 'https://www.evri.com/track/parcel/{}'),
  carrier('gls', 'GLS', 'https://gls-group.com/track/{}'),
  carrier('hermes', 'Hermes', 'https://www.myhermes.de/empfangen/sendungsverfolgung/sendungsinformation#{}'),
  carrier('laPoste', 'La Poste', 'https://www.laposte.fr/outils/suivre-vos-envois?code={}'),
  carrier('royalMail', 'Royal Mail', 'https://www.royalmail.com/track-your-item#/tracking-results/{}'),
  carrier('swissPost', 'Swiss Post', 'https://service.post.ch/ekp-web/ui/entry/search/{}'),
];

const plain = (name: string): string => name.toLowerCase().replace(/[\s_-]/g, '');

/** The carrier of a name, however it is written: `canadaPost`, `Canada Post`. */
export const carrierOf = (name: string | null | undefined): Carrier | null =>
  carriers.find(({ id }) => plain(id) === plain(name ?? '')) ?? null;

/** The name of a carrier as people know it. */
export const carrierTitle = (name: string): string => carrierOf(name)?.title ?? name;
