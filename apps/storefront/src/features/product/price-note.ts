import type { Messages } from '@stoa/messages';
import type { Site } from '../../lib/site.ts';

export type PriceTerms = Pick<Site, 'taxIncluded' | 'delivers'>;

/** What is in a price and what is added to it, as far as the site's settings tell; empty if nothing is. */
export function priceNote(
  { taxIncluded, delivers }: PriceTerms,
  { site: { priceNotes } }: Pick<Messages, 'site'>,
): string {
  if (taxIncluded === false) return delivers ? priceNotes.taxAndDeliveryLater : priceNotes.taxLater;
  return [taxIncluded ? priceNotes.taxIncluded : '', delivers ? priceNotes.deliveryLater : '']
    .filter(Boolean)
    .join(' ');
}
