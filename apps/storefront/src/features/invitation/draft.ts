/** What a customer typed about one of the items. */
export type Draft = { productId: string; rating: number | null; text: string; name: string };

/** What is wrong with a draft, or became of it. */
export type Wrong = 'rating' | 'photos' | 'text' | 'tooMany' | 'other';

const MOST_TEXT = 3000;
export const MOST_NAME = 100;
const MOST_PHOTOS = 5;

export const emptyDraft = (name: string): Draft => ({ productId: '', rating: null, text: '', name });

export function readDraft(form: URLSearchParams): Draft {
  const rating = Number(form.get('rating'));
  return {
    productId: form.get('productId') ?? '',
    rating: Number.isInteger(rating) && rating >= 1 && rating <= 5 ? rating : null,
    text: (form.get('text') ?? '').trim(),
    name: (form.get('name') ?? '').trim().slice(0, MOST_NAME),
  };
}

export function wrongIn({ rating, text }: Draft, photos: number): Wrong | null {
  if (rating === null) return 'rating';
  if (text.length > MOST_TEXT) return 'text';
  return photos > MOST_PHOTOS ? 'photos' : null;
}
