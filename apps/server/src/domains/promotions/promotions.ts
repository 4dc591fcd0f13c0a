import { categoryEvents, promotionEvents, promotions } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { type Tx, withSite } from '../../platform/db/index.ts';
import { type Consumer, on } from '../../platform/events/index.ts';
import { invalid, isRefusal, type Refusal, refuse } from '../../platform/refusal.ts';
import { type Kept, resource } from '../../platform/resource/index.ts';
import { schedule, type Task } from '../../platform/tasks/index.ts';
import { findLines } from '../categories/index.ts';
import { findMediaFiles, importFromAddress } from '../media/index.ts';
import { taggedResource } from '../tags/index.ts';
import type { Promotion } from './promotion.ts';
import { isAssignedTo, pictureFile, promotionQueryFields, waitsFor } from './promotions-queryable.store.ts';
import { checkPromotion, readPromotion } from './read-promotion.ts';
import { viewPromotion } from './view-promotion.ts';

/** The maximum of promotions on a site. */
const MOST_PROMOTIONS = 1000;

export const promotionResource = resource<typeof promotions, Promotion, Context>(promotions, {
  table: 'promotions',
  events: promotionEvents,
  remembered: true,
  most: MOST_PROMOTIONS,
  tooMany: refuse('PROMOTIONS_LIMIT_EXCEEDED', { limit: MOST_PROMOTIONS }),
  queryFields: promotionQueryFields,
  defaultLimit: 100,
  computed: { file: pictureFile },
  stored: { read: readPromotion, view: viewPromotion },
  check: checkPromotion,
  accept: acceptPromotion,
});

/** The picture and the categories exist, and an address is imported soon. */
async function acceptPromotion(_ctx: Context, tx: Tx, promotion: Promotion): Promise<Refusal | null> {
  const { picture, upload, categories = [] } = promotion;
  if (picture) {
    const [file] = await findMediaFiles(tx, [picture.id]);
    if (file?.kind !== 'IMAGE' || file.private) return refuse('MEDIA_NOT_FOUND', { mediaId: picture.id });
  }
  const lines = await findLines(
    tx,
    categories.flatMap(({ id }) => id ?? []),
  );
  const unknown = categories.findIndex(({ id = '' }) => !lines.has(id));
  if (unknown >= 0)
    return invalid({
      field: `promotion.categories.${unknown}.id`,
      description: 'is not a category of the site',
      violatedRule: 'OTHER',
      ruleName: 'CATEGORY_NOT_FOUND',
    });
  if (upload) schedule(tx, importPicture, { key: upload.uploadId, input: { uploadId: upload.uploadId } });
  return null;
}

type Waiting = { uploadId: string };

const findWaiting = async (tx: Tx, { uploadId }: Waiting): Promise<Kept<Promotion> | undefined> =>
  (await promotionResource.batch(tx, waitsFor(uploadId), null, 1))[0];

/**
 * Imports the picture of a promotion from the address that a client gave. A promotion whose picture cannot be imported
 * stays without one, and disabled.
 */
export const importPicture: Task<Context, Waiting> = {
  name: 'import the picture of a promotion',
  lane: 'outside',
  retry: { firstMs: 1000, longestMs: 60_000, most: 5 },
  async run(ctx: Context, input: Waiting) {
    const upload = (await withSite(ctx, (tx) => findWaiting(tx, input)))?.upload;
    if (!upload) return undefined;
    const { url, displayName } = upload;
    const file = await importFromAddress(ctx, { url, displayName, mediaType: 'IMAGE' });
    await settle(ctx, input, isRefusal(file) || file.kind !== 'IMAGE' ? null : file.id);
    return undefined;
  },
  giveUp: (ctx, input) => settle(ctx, input, null),
};

/** Ends an upload with the picture that came of it, unless the promotion got another one meanwhile. */
async function settle(ctx: Context, input: Waiting, fileId: string | null): Promise<void> {
  await withSite(ctx, async (tx) => {
    const promotion = await findWaiting(tx, input);
    if (!promotion) return;
    const picture =
      fileId === null ? null : { id: fileId, uploadId: input.uploadId, altText: promotion.upload?.altText };
    await promotionResource.change(ctx, tx, promotion, ({ upload }) => ({
      picture,
      upload: null,
      enabled: picture !== null && upload?.enabled === true,
    }));
  });
}

export const promotionTags = taggedResource({
  name: 'promotions',
  table: 'promotions',
  resource: promotionResource,
  announce: (promotion, assignedTags, unassignedTags) =>
    promotionEvents.tagsModified(promotion.id ?? '', { promotion, assignedTags, unassignedTags }),
});

/** Promotions leave categories that are deleted. */
export const promotionsFollowCategories: Consumer<Context> = {
  name: 'promotions follow categories',
  hears: [
    on(categoryEvents.deleted, async (ctx, { entityId }, tx) => {
      const assigned = await promotionResource.batch(tx, isAssignedTo(entityId), null, MOST_PROMOTIONS);
      for (const promotion of assigned)
        await promotionResource.change(ctx, tx, promotion, ({ categories = [] }) => ({
          categories: categories.filter(({ id }) => id !== entityId),
        }));
    }),
  ],
};
