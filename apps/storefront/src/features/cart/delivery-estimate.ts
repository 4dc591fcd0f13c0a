/** What delivery would cost, for buyers who say where to before they check out. */
import type { Country } from '../address/countries.ts';

/** Where a cart would be delivered. */
export type EstimatePlace = { country: string; postalCode: string };

export type DeliveryEstimate = {
  place: EstimatePlace;
  countries: Country[];
  /** The ways to deliver there; null before a country is known. */
  options: { title: string; time: string; price: string }[] | null;
};

/** What an estimate of the cart has to ask for. */
export const estimateRequest = ({ country, postalCode }: EstimatePlace) =>
  country ? { calculateShipping: true, shippingAddress: { country, ...(postalCode && { postalCode }) } } : {};
