/** The form of a review: how it is read, and what is checked before it is sent. */
import type { Messages } from '@stoa/messages';
import type { OwnReview } from '../../lib/api.ts';
import type { FieldErrors } from '../../lib/form-state.ts';
import { isEmail } from '../checkout/checkout-fields.ts';
import { MOST_PHOTOS } from './upload-photo.ts';

/** A picture or video of the review, by its id. */
export type FormMedia = { kind: 'image' | 'video'; id: string };

export type ReviewFields = {
  stars: number | null;
  title: string;
  text: string;
  name: string;
  email: string;
  media: FormMedia[];
};

/** The names of the fields. */
export const MEDIA = 'media';
export const REMOVED = 'removed';
export const PHOTOS = 'photos';
export const STARS = 'stars';

export const emptyReview: ReviewFields = { stars: null, title: '', text: '', name: '', email: '', media: [] };

/** A review as its author changes it. */
export const fieldsOfReview = ({ content, author }: OwnReview): ReviewFields => ({
  stars: content?.rating ?? null,
  title: content?.title ?? '',
  text: content?.body ?? '',
  name: author?.authorName ?? '',
  email: '',
  media: (content?.media ?? []).flatMap(({ image, video }): FormMedia[] => {
    if (image?.id) return [{ kind: 'image', id: image.id }];
    return video?.id ? [{ kind: 'video', id: video.id }] : [];
  }),
});

/** The value of the field that stands for a picture or video. */
export const mediaValue = ({ kind, id }: FormMedia): string => `${kind}:${id}`;

function readMedia(value: string): FormMedia[] {
  const [, kind, id] = /^(image|video):(.+)$/.exec(value) ?? [];
  return id ? [{ kind: kind as FormMedia['kind'], id }] : [];
}

export function readFields(form: URLSearchParams): ReviewFields {
  const text = (name: string) => form.get(name)?.trim() ?? '';
  const stars = text(STARS);
  const removed = form.getAll(REMOVED);
  return {
    stars: /^[1-5]$/.test(stars) ? Number(stars) : null,
    title: text('title'),
    text: text('text').replaceAll('\r\n', '\n'),
    name: text('name'),
    email: text('email'),
    media: form
      .getAll(MEDIA)
      .filter((value) => !removed.includes(value))
      .flatMap(readMedia)
      .slice(0, MOST_PHOTOS),
  };
}

type Texts = Pick<Messages, 'reviewing' | 'forms'>;

/** Everything that is missing, at once. `asksEmail`: for visitors, who are not known by an account. */
export function missingFields(
  { stars, name, email }: ReviewFields,
  asksEmail: boolean,
  { reviewing, forms }: Texts,
): FieldErrors {
  return {
    ...(stars === null && { [STARS]: reviewing.chooseRating }),
    ...(!name && { name: reviewing.enterName }),
    ...(asksEmail && !isEmail(email) && { email: forms.rules.email }),
  };
}

/** The content of the review for the API. */
export const contentOf = ({ stars, title, text, media }: ReviewFields) => ({
  rating: stars ?? 0,
  title: title || null,
  body: text || null,
  media: media.map(({ kind, id }) => ({ [kind]: { id } })),
});
