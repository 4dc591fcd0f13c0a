/** What a draft may say of other things: files, categories, tags, posts and members that exist, and addresses that harm nobody. */

import type { Tx } from '../../platform/db/index.ts';
import { isGuid } from '../../platform/ids.ts';
import type { Violation } from '../../platform/refusal.ts';
import { findMediaFiles } from '../media/index.ts';
import { findMember } from '../members/index.ts';
import { lockCategories } from './categories.store.ts';
import { checkRichContent, filesIn, isHarmless } from './check-rich-content.ts';
import type { DraftDoc, WireDraft, WireImage } from './post.ts';
import { findPostIds } from './posts.store.ts';
import { minutesToRead, textOf } from './rich-content-text.ts';
import { lockTags } from './tags.store.ts';

export const wrong = (field: string, description: string, ruleName?: string): Violation => ({
  ...{ field, description, violatedRule: 'OTHER' },
  ...(ruleName && { ruleName }),
});

/** What is wrong with the fields of a draft that a request has. `path` is the draft's place in the request. */
export async function checkDraft(tx: Tx, wire: WireDraft, path: string): Promise<Violation[]> {
  const { categoryIds = [], tagIds = [], relatedPostIds = [], memberId, richContent } = wire;
  return [
    ...missing(`${path}.categoryIds`, categoryIds, await lockCategories(tx, categoryIds.filter(isGuid)), 'category'),
    ...missing(`${path}.tagIds`, tagIds, await lockTags(tx, tagIds.filter(isGuid)), 'tag'),
    ...missing(`${path}.relatedPostIds`, relatedPostIds, await findPostIds(tx, relatedPostIds.filter(isGuid)), 'post'),
    ...(memberId && !(await findMember(tx, memberId)) ? [wrong(`${path}.memberId`, 'names no member')] : []),
    ...(richContent ? checkRichContent(richContent, `${path}.richContent`) : []),
    ...(await checkFiles(tx, wire, path)),
    ...checkCover(wire, `${path}.media`),
  ];
}

function missing(field: string, asked: readonly string[], found: readonly string[], noun: string): Violation[] {
  const known = new Set(found);
  return asked.flatMap((id, index) =>
    known.has(id.toLowerCase()) ? [] : [wrong(`${field}.${index}`, `names no ${noun} of the blog`)],
  );
}

/** Every picture, film and file is one of the media library: visitors load nothing from elsewhere. */
async function checkFiles(tx: Tx, { richContent, heroImage, media }: WireDraft, path: string): Promise<Violation[]> {
  const named = [
    ...filesIn(richContent?.nodes, `${path}.richContent.nodes`),
    ...(heroImage?.id ? [{ id: heroImage.id, field: `${path}.heroImage.id` }] : []),
    ...(media?.wixMedia?.image?.id ? [{ id: media.wixMedia.image.id, field: `${path}.media.wixMedia.image.id` }] : []),
    ...(media?.wixMedia?.videoV2?.id
      ? [{ id: media.wixMedia.videoV2.id, field: `${path}.media.wixMedia.videoV2.id` }]
      : []),
  ];
  if (named.length === 0) return [];
  const files = await findMediaFiles(tx, [...new Set(named.map(({ id }) => id))]);
  const known = new Set(files.map(({ id }) => id));
  return named.flatMap(({ id, field }) => (known.has(id) ? [] : [wrong(field, 'is not a file of the media library')]));
}

function checkCover({ media }: WireDraft, path: string): Violation[] {
  const { thumbnail, video } = media?.embedMedia ?? {};
  return Object.entries({ thumbnail, video }).flatMap(([name, { url } = {}]) =>
    url && !isHarmless(url) ? [wrong(`${path}.embedMedia.${name}.url`, 'must be a web address', 'ADDRESS')] : [],
  );
}

/** A picture as it is kept: the file, and what it shows in words. The library knows its size. */
async function readImage(tx: Tx, image: WireImage | null | undefined): Promise<WireImage | null> {
  if (!image?.id) return null;
  const [file] = await findMediaFiles(tx, [image.id]);
  const { width = null, height = null } = file ?? {};
  return { id: image.id, width: width ?? 0, height: height ?? 0, altText: image.altText ?? null };
}

const coverWith = (media: DraftDoc['media'], image: WireImage | null): DraftDoc['media'] =>
  media && image ? { ...media, wixMedia: { image } } : (media ?? null);

/** A draft after a request: fields that it leaves out stay, and null empties them. */
export async function changeDraft(tx: Tx, known: DraftDoc, wire: WireDraft): Promise<DraftDoc> {
  const said = <K extends keyof DraftDoc>(name: K): DraftDoc[K] | null | undefined =>
    (wire as unknown as Partial<DraftDoc>)[name];
  const either = <K extends keyof DraftDoc>(name: K, empty: DraftDoc[K]): DraftDoc[K] =>
    said(name) === undefined ? known[name] : (said(name) ?? empty);
  const { media, heroImage } = wire;
  const image = await readImage(tx, media?.wixMedia?.image);
  const richContent = either('richContent', null);
  return {
    title: either('title', '').trim(),
    excerpt: either('excerpt', null)?.trim() || null,
    featured: either('featured', false),
    pinned: either('pinned', false),
    memberId: either('memberId', null),
    authorName: either('authorName', null)?.trim() || null,
    hashtags: either('hashtags', []),
    commentingEnabled: either('commentingEnabled', true),
    heroImage: heroImage === undefined ? known.heroImage : await readImage(tx, heroImage),
    relatedPostIds: either('relatedPostIds', []),
    pricingPlanIds: either('pricingPlanIds', []),
    translationId: known.translationId ?? said('translationId') ?? null,
    language: either('language', null),
    richContent,
    minutesToRead: minutesToRead(textOf(richContent?.nodes)),
    firstPublishedDate: either('firstPublishedDate', null),
    seoData: either('seoData', null),
    seoSlug: either('seoSlug', null)?.trim() || null,
    media: media === undefined ? known.media : coverWith(media, image),
    previewTextParagraph: either('previewTextParagraph', null),
  };
}
