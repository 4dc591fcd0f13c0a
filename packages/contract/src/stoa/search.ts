/** Suggestions of a search box. */
import { open, operation, service } from '../operation.ts';
import { boolean, decimal, guid, list, message, ref, text } from '../schema.ts';
import { CommonImage } from '../shared/media.ts';
import { WordCorrection } from './storefront.ts';

export const SuggestedProduct = message('SuggestedProduct', {
  id: guid,
  name: text(),
  slug: text(),
  /** The lowest price of a visible variant. */
  price: decimal(),
  formattedPrice: text(),
  /** Whether other visible variants cost more. */
  priceVaries: boolean,
  image: ref(CommonImage),
});
export const SuggestedCategory = message('SuggestedCategory', { id: guid, name: text(), slug: text() });

export const search = service('stoa.search', ['/stoa'], {
  suggest: operation({
    method: 'GET',
    path: '/v1/search/suggestions',
    summary: 'Suggest up to six visible products and four categories that contain all words typed so far',
    permit: open,
    request: { text: text({ maxLength: 100 }) },
    response: {
      products: list(ref(SuggestedProduct)),
      categories: list(ref(SuggestedCategory)),
      /** Empty if the words were found unchanged. */
      corrections: list(ref(WordCorrection)),
    },
    required: ['text'],
  }),
});
