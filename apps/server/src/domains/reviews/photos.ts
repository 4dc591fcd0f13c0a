import type { Request, storefrontReviews } from '@stoa/contract';
import { type Context, type Services, serverContext } from '../../context.ts';
import { readSite, withSite } from '../../platform/db/index.ts';
import { DAY_MS } from '../../platform/durations.ts';
import { invalid, isRefusal, notPermitted, refuse } from '../../platform/refusal.ts';
import { deleteForGood, receiveWithin, storeFile, VISITOR_UPLOADS } from '../media/index.ts';
import { personOf } from './author.ts';
import { limitPhotos } from './limits.ts';
import { countWaitingPhotos, insertPhoto, takeAbandonedPhotos } from './photos.store.ts';
import { viewMedia } from './review-media.ts';

/** As phones take them. */
const MOST_BYTES = 15 * 1024 * 1024;
/** Two reviews’ worth: one that is being written, and one that was given up. */
const MOST_WAITING = 20;
const AT_A_TIME = 200;

type Asked = Request<typeof storefrontReviews.uploadReviewPhoto> & { content?: AsyncIterable<Uint8Array> };

/** Stores a picture for a review that the caller is writing. It is encoded again, without what the camera noted. */
export async function uploadReviewPhoto(ctx: Context, { fileName, content }: Asked) {
  const person = personOf(ctx);
  if (!person) return notPermitted('only visitors and members upload pictures for reviews');
  const limited = await limitPhotos(ctx);
  if (limited) return limited;
  const waiting = await readSite(ctx, (tx) => countWaitingPhotos(tx, person.id));
  if (waiting >= MOST_WAITING) return refuse('TOO_MANY_REVIEW_PHOTOS');
  if (!content) return invalid({ field: 'file', description: 'has no content', violatedRule: 'REQUIRED_FIELD' });
  const path = await receiveWithin(ctx, content, MOST_BYTES);
  if (isRefusal(path)) return path;
  const file = await storeFile(ctx, path, { fileName, expected: 'IMAGE', folderId: VISITOR_UPLOADS });
  if (isRefusal(file)) return file;
  await withSite(ctx, (tx) => insertPhoto(tx, file.id, person.id, ctx.now()));
  const { id, width, height } = file;
  const { image } = viewMedia(ctx, {
    ...{ kind: 'IMAGE' as const, id, fileName: file.fileName, posterId: null },
    ...{ width: width ?? 0, height: height ?? 0 },
  });
  return { image };
}

/** Deletes pictures that waited for a review for more than a day, or whose review was deleted. */
export const removeAbandonedPhotos = {
  name: 'pictures without a review',
  everyMs: 60 * 60_000,
  async run(services: Services): Promise<void> {
    const before = new Date(services.now().getTime() - DAY_MS);
    for (;;) {
      const taken = await takeAbandonedPhotos(services.database, before, AT_A_TIME);
      for (const [siteId, photos] of Map.groupBy(taken, (photo) => photo.siteId)) {
        const ctx = await serverContext(services, siteId, 'reviews');
        if (ctx)
          await deleteForGood(
            ctx,
            photos.map(({ fileId }) => fileId),
          );
      }
      if (taken.length < AT_A_TIME) return;
    }
  },
};
