import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { Request, siteTemplates } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { asPlatform, type Tx } from '../../platform/db/index.ts';
import { DAY_MS } from '../../platform/durations.ts';
import { invalid, isRefusal, notFound, notPermitted, type Refusal, refuse } from '../../platform/refusal.ts';
import { cancel, schedule } from '../../platform/tasks/index.ts';
import type { UseCase } from '../../use-case.ts';
import { encodePicture, newFileKey, placeForArrival } from '../media/index.ts';
import {
  archiveOf,
  asTemplate,
  factsOf,
  mistakeIn,
  notUsable,
  type OpenArchive,
  receiveArchive,
} from '../site-archives/index.ts';
import { readCommonLimits } from '../sites/index.ts';
import { forgetFiles, removeTemplateFiles } from './forget-files.ts';
import { personOf, viewTemplate, WHY } from './saved-template.ts';
import {
  countOwnTemplates,
  holdOwnTemplate,
  type KeptArchive,
  ownsSite,
  putTemplate,
  type SavedTemplate,
  type TemplateFiles,
} from './saved-templates.store.ts';

/** The maximum of templates of one person. */
const MOST_TEMPLATES = 20;
const MEGABYTE = 1024 ** 2;
/** The maximum size of an archive, in bytes. */
const LARGEST = 200 * MEGABYTE;
/** Longer than the upload of an archive takes on a slow line. */
const LONGEST_SAVING_MS = 2 * DAY_MS;

type Wish = Request<typeof siteTemplates.saveSiteAsTemplate>;
type Kept = { template: ReturnType<typeof viewTemplate> };

/** The site as a template of whoever owns it: ready when the answer comes. */
export const saveSiteAsTemplate: UseCase<typeof siteTemplates.saveSiteAsTemplate> = (ctx, wish) =>
  keep(ctx, wish, () => archiveOf(ctx, { asTemplate: true }));

/** An archive from elsewhere as a template. It is kept as it is; new sites get of it what templates have. */
export const uploadTemplate = (
  ctx: Context,
  { content = Readable.from([]), ...wish }: Wish & { content?: AsyncIterable<Uint8Array> },
): Promise<Kept | Refusal> => keep(ctx, wish, async () => content);

async function keep(ctx: Context, wish: Wish, open: () => Promise<AsyncIterable<Uint8Array>>): Promise<Kept | Refusal> {
  const owner = personOf(ctx);
  if (isRefusal(owner)) return owner;
  const files = { archive: `site-template-${ctx.newId()}.zip`, picture: `${newFileKey(ctx)}.webp` };
  // looked at before anything is stored, and again when nobody else adds any
  const planned = await asPlatform(WHY, ctx, async (tx) => {
    const planned = await plan(ctx, tx, owner, wish);
    if (!isRefusal(planned)) forgetLater(ctx, tx, files);
    return planned;
  });
  if (isRefusal(planned)) return planned;
  try {
    const kept = await store(ctx, { owner, wish, files, content: await open() });
    if (isRefusal(kept)) await forgetNow(ctx, files);
    return isRefusal(kept) ? kept : { template: viewTemplate(ctx, kept) };
  } catch (error) {
    await forgetNow(ctx, files);
    throw error;
  }
}

/** The files of a template that never comes to be are deleted, even if this process dies. */
const forgetLater = (ctx: Context, tx: Tx, files: TemplateFiles) =>
  schedule(tx, removeTemplateFiles, {
    key: files.archive,
    at: new Date(ctx.now().getTime() + LONGEST_SAVING_MS),
    input: files,
  });

async function forgetNow(ctx: Context, files: TemplateFiles): Promise<void> {
  await forgetFiles(ctx, files);
  await asPlatform(WHY, ctx, async (tx) => cancel(tx, removeTemplateFiles, files.archive));
}

type Storing = { owner: string; wish: Wish; files: TemplateFiles; content: AsyncIterable<Uint8Array> };

async function store(ctx: Context, { owner, wish, files, content }: Storing): Promise<SavedTemplate | Refusal> {
  const look = (opened: OpenArchive) => lookAt(ctx, opened, files);
  const seen = await receiveArchive(ctx, { storedName: files.archive, content, most: LARGEST, look });
  if (isRefusal(seen)) return seen;
  const size = (await ctx.media.private.sizeOf(files.archive)) ?? 0;
  return asPlatform(WHY, ctx, (tx) => write(ctx, tx, { owner, wish, kept: { ...seen, archive: files.archive, size } }));
}

type Planned = Pick<SavedTemplate, 'id' | 'name' | 'description' | 'createdDate' | 'isPublished'> & {
  replaced: SavedTemplate | null;
};

/** What a template will be called, and which one it replaces. */
async function plan(
  ctx: Context,
  tx: Tx,
  owner: string,
  { name, description, templateId }: Wish,
): Promise<Planned | Refusal> {
  if (!(await ownsSite(tx, owner))) return notPermitted('only owners of sites have templates');
  const replaced = templateId ? await holdOwnTemplate(tx, templateId, owner) : null;
  if (templateId && !replaced) return notFound('you have no such template');
  if (!replaced && (await countOwnTemplates(tx, owner)).count >= MOST_TEMPLATES)
    return refuse('TOO_MANY_TEMPLATES', { maximum: MOST_TEMPLATES });
  const called = (name ?? replaced?.name ?? '').trim();
  if (!called) return invalid({ field: 'name', description: 'must not be empty', violatedRule: 'REQUIRED_FIELD' });
  return {
    id: replaced?.id ?? ctx.newId(),
    name: called,
    description: (description ?? replaced?.description ?? '').trim(),
    createdDate: replaced?.createdDate ?? ctx.now().toISOString(),
    isPublished: replaced?.isPublished ?? false,
    replaced,
  };
}

type Writing = { owner: string; wish: Wish; kept: KeptArchive };

async function write(ctx: Context, tx: Tx, { owner, wish, kept }: Writing): Promise<SavedTemplate | Refusal> {
  const planned = await plan(ctx, tx, owner, wish);
  if (isRefusal(planned)) return planned;
  const { replaced, ...rest } = planned;
  const { storageMegabytes: maximum = Number.POSITIVE_INFINITY } = await readCommonLimits(tx);
  const { bytes } = await countOwnTemplates(tx, owner);
  if (bytes - (replaced?.size ?? 0) + kept.size > maximum * MEGABYTE)
    return refuse('LIMIT_REACHED', { limit: 'templateMegabytes', maximum });
  const template = { ...rest, ...kept, ownerId: owner, updatedDate: ctx.now().toISOString() };
  await putTemplate(tx, template);
  cancel(tx, removeTemplateFiles, kept.archive);
  if (replaced) {
    const { archive, picture } = replaced;
    schedule(tx, removeTemplateFiles, { key: archive, input: { archive, picture } });
  }
  return template;
}

type Seen = Pick<KeptArchive, 'language' | 'currency' | 'picture'>;

/** What people are shown of an archive; refuses one of which a template would have nothing to begin with. */
async function lookAt(ctx: Context, archive: OpenArchive, files: TemplateFiles): Promise<Seen | Refusal> {
  const template = asTemplate(archive);
  const mistake = await mistakeIn(template);
  if (mistake) return notUsable(mistake);
  const { language = null, currency = null, picture } = await factsOf(template);
  const isThere = template.files.some(({ name }) => name === picture);
  const id = picture && isThere && files.picture;
  return { language, currency, picture: id && (await storePicture(ctx, template, picture, id)) ? id : null };
}

/** Stores a picture of an archive as a public file of its own; false where it is none that can be drawn. */
async function storePicture(ctx: Context, archive: OpenArchive, name: string, id: string): Promise<boolean> {
  const path = await placeForArrival(ctx);
  try {
    await archive.unpackFile(name, path);
    const image = await encodePicture(ctx, path);
    if (isRefusal(image)) return false;
    await ctx.media.public.save(id, image.bytes);
    return true;
  } finally {
    await rm(path, { force: true });
  }
}
