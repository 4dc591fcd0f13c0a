import type { Static } from '@stoa/contract';
import type { ReviewMedia as WireMedia } from '@stoa/contract/reviews/review';
import type { Context } from '../../context.ts';
import type { Tx } from '../../platform/db/index.ts';
import { invalid, type Refusal } from '../../platform/refusal.ts';
import { fileIdOf, findMediaFiles, type MediaFile } from '../media/index.ts';
import { personOf } from './author.ts';
import { findWaitingPhotos } from './photos.store.ts';
import type { ReviewMedia } from './review.ts';

type Wire = Static<typeof WireMedia>;

/** The file that a client names: by its id, or by the address that ends with it. */
const idOf = ({ image, video }: Wire): string => {
  const { id, url } = image ?? video ?? {};
  return (
    fileIdOf(id || (url ?? ''))
      .split('/')
      .at(-1) ?? ''
  );
};

/**
 * The pictures and videos of a review, in order. All are files of the site's library, whose pictures were encoded
 * again; members and visitors may only show pictures that they uploaded for reviews. `kept` are those that the review
 * shows already.
 */
export async function resolveMedia(
  ctx: Context,
  tx: Tx,
  { sent, kept = [], path }: { sent: readonly Wire[] | undefined; kept?: readonly ReviewMedia[]; path: string },
): Promise<ReviewMedia[] | Refusal> {
  const ids = [...new Set((sent ?? []).map(idOf))];
  const known = new Map(kept.map((media) => [media.id, media]));
  const fresh = ids.filter((id) => !known.has(id));
  if (fresh.length > 0) {
    const files = await findMediaFiles(tx, fresh);
    const person = personOf(ctx);
    const own = person ? await findWaitingPhotos(tx, fresh, person.id) : null;
    for (const file of files) {
      const media = mediaOf(file);
      if (media && (!own || own.has(file.id))) known.set(file.id, media);
    }
  }
  const wrong = (sent ?? []).findIndex((media) => !known.has(idOf(media)));
  if (wrong < 0) return ids.flatMap((id) => known.get(id) ?? []);
  const description = 'is not a picture that the caller has uploaded';
  return invalid({ field: `${path}.media[${wrong}]`, description, violatedRule: 'OTHER' });
}

function mediaOf({
  id,
  kind,
  width,
  height,
  fileName,
  posterId,
  private: isPrivate,
  deletedDate,
}: MediaFile): ReviewMedia | null {
  if ((kind !== 'IMAGE' && kind !== 'VIDEO') || isPrivate || deletedDate) return null;
  return { kind, id, width: width ?? 0, height: height ?? 0, fileName, posterId };
}

/** A picture or video of a review on the wire. */
export function viewMedia({ addresses }: Pick<Context, 'addresses'>, media: ReviewMedia): Wire {
  const { kind, id, width, height, fileName: filename, posterId } = media;
  const url = `${addresses.media}/media/${id}`;
  if (kind === 'IMAGE') return { image: { id, url, width, height, altText: null, filename } };
  const poster = posterId
    ? {
        poster: {
          id: posterId,
          url: `${addresses.media}/media/${posterId}`,
          width,
          height,
          altText: null,
          filename: null,
        },
      }
    : {};
  return { video: { id, url, resolutions: [{ url, width, height, format: id.split('.').at(-1) ?? '', ...poster }] } };
}
