import type { Static } from '@stoa/contract';
import type { ReviewContent as WireContent } from '@stoa/contract/reviews/review';
import { isGuid } from '../../platform/ids.ts';
import { invalid, notFound, type Refusal } from '../../platform/refusal.ts';
import { type ReviewContent, STORES } from './review.ts';

/** A text as it is kept: without surrounding spaces, and null where nothing is left. */
export const cleanText = (text: string | null | undefined): string | null => text?.toWellFormed().trim() || null;

/** The sent content without its media, which have to be looked up. */
export const readContent = ({ rating = 0, title, body }: Static<typeof WireContent>): Omit<ReviewContent, 'media'> => ({
  rating,
  title: cleanText(title),
  body: cleanText(body),
});

/** The refusal of anything but a product of the store. */
export function refuseEntity(namespace: string, entityId: string, path = ''): Refusal | null {
  if (namespace !== STORES)
    return invalid({ field: `${path}namespace`, description: `must be ${STORES}`, violatedRule: 'OTHER' });
  return isGuid(entityId) ? null : notFound('there is no such product');
}
