import type { draftPosts } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { type Tx, withSite } from '../../platform/db/index.ts';
import { isGuid } from '../../platform/ids.ts';
import { invalid, isRefusal, notFound, type Refusal, refuse } from '../../platform/refusal.ts';
import { bulkAnswer, type ItemOutcome } from '../../platform/resource/index.ts';
import { chooseSlugs, slugOf } from '../../platform/slugs.ts';
import type { UseCase } from '../../use-case.ts';
import { changeDraft, checkDraft, wrong } from './check-draft.ts';
import { emptyDraft, type Post, type WireDraft } from './post.ts';
import { countAllPosts, findPost, hasTranslation, lockBlog } from './posts.store.ts';
import { deleteForGood, keep, postpone, publish, refusalToPublish, withdraw } from './publishing.ts';
import { claimSlug, findTakenSlugs } from './slugs.store.ts';
import { viewDraft } from './view-post.ts';

type Service = typeof draftPosts;

const MOST_POSTS = 10_000;
export const noDraft = notFound('there is no such post');
type Fields = readonly string[] | undefined;

/** A post in whatever state but the trash, locked. */
async function lockDraft(tx: Tx, id: string): Promise<Post | null> {
  const post = isGuid(id) ? await findPost(tx, id, { lock: true }) : null;
  return post && post.status !== 'DELETED' ? post : null;
}

/** A post that was not: `wire` says what is in it. */
export async function addDraft(
  ctx: Context,
  tx: Tx,
  wire: WireDraft,
  { publish: isPublic = false, path = 'draftPost' } = {},
) {
  await lockBlog(tx);
  if ((await countAllPosts(tx)) >= MOST_POSTS)
    return invalid(wrong(path, `would be one more than the ${MOST_POSTS} posts that a blog can have`));
  const now = ctx.now().toISOString();
  const fresh: Post = {
    ...{ id: ctx.newId(), revision: '0', status: 'UNPUBLISHED', draft: { ...emptyDraft, language: ctx.site.language } },
    ...{ post: null, slug: '', hasChanges: false, categoryIds: [], tagIds: [], liveCategoryIds: [], liveTagIds: [] },
    ...{ firstPublishedDate: null, lastPublishedDate: null, scheduledDate: null, editedDate: now, createdDate: now },
  };
  const written = await writeDraft(ctx, tx, fresh, wire, path);
  if (isRefusal(written)) return written;
  const refusal = isPublic ? refusalToPublish(written, path) : null;
  if (refusal) return refusal;
  const saved = await keep(ctx, tx, written);
  await claimSlug(tx, saved.id, saved.slug);
  return isPublic ? keep(ctx, tx, await publish(ctx, tx, saved), saved) : saved;
}

/** A post whose draft a request changes; nothing is saved yet. */
async function writeDraft(ctx: Context, tx: Tx, post: Post, wire: WireDraft, path: string): Promise<Post | Refusal> {
  const violations = await checkDraft(tx, wire, path);
  if (violations.length > 0) return invalid(...violations.slice(0, 10));
  const draft = await changeDraft(tx, post.draft, wire);
  const slug = await slugFor(tx, { ...post, draft });
  if (slug === null) return invalid(wrong(`${path}.seoSlug`, 'is the address of another post', 'SLUG_TAKEN'));
  return {
    ...post,
    draft,
    slug,
    categoryIds: idsIn(wire.categoryIds, post.categoryIds),
    tagIds: idsIn(wire.tagIds, post.tagIds),
    hasChanges: post.post !== null,
    editedDate: ctx.now().toISOString(),
  };
}

const idsIn = (said: readonly string[] | null | undefined, known: string[]): string[] =>
  said === undefined ? known : [...new Set((said ?? []).map((id) => id.toLowerCase()))];

/** The slug that the draft names, or one made of its title; that stays once readers know it. Null where it is taken. */
async function slugFor(tx: Tx, { id, draft, slug, lastPublishedDate }: Post): Promise<string | null> {
  const wished = draft.seoSlug ? slugOf(draft.seoSlug, 'post') : '';
  if (!wished && slug && (lastPublishedDate || stemOf(slug) === slugOf(draft.title, 'post'))) return slug;
  const [chosen = null] = await chooseSlugs(
    [{ slug: wished, name: draft.title }],
    (candidates) => findTakenSlugs(tx, id, candidates),
    'post',
  );
  return chosen;
}

/** A slug without the number that made it unique. */
const stemOf = (slug: string): string => slug.replace(/-\d+$/, '');

type Change = { action?: string; scheduledPublishDate?: string | null; path?: string };

/** Changes a draft, and takes the step that the request asks for. */
export async function change(
  ctx: Context,
  tx: Tx,
  wire: WireDraft & { id?: string },
  asked: Change,
): Promise<Post | Refusal> {
  const { action = 'UPDATE', scheduledPublishDate = null, path = 'draftPost' } = asked;
  const known = await lockDraft(tx, wire.id ?? '');
  if (!known) return noDraft;
  if (wire.revision && wire.revision !== known.revision) return refuse('INVALID_REVISION');
  const written = await writeDraft(ctx, tx, known, wire, path);
  if (isRefusal(written)) return written;
  const next = await step(ctx, tx, written, action, scheduledPublishDate);
  if (isRefusal(next)) return next;
  const refusal = next.status === 'PUBLISHED' || next.status === 'SCHEDULED' ? refusalToPublish(next, path) : null;
  if (refusal) return refusal;
  if (next.slug !== known.slug) await claimSlug(tx, next.id, next.slug);
  return keep(ctx, tx, next, known);
}

async function step(ctx: Context, tx: Tx, post: Post, action: string, at: string | null): Promise<Post | Refusal> {
  switch (action) {
    case 'UPDATE_PUBLISH':
      return publish(ctx, tx, post);
    case 'UPDATE_SCHEDULE':
      return scheduled(ctx, tx, post, at);
    case 'UPDATE_REVERT_TO_DRAFT':
      return withdraw(tx, post, 'UNPUBLISHED');
    case 'UPDATE_CANCEL_SCHEDULE':
      return post.status === 'SCHEDULED' ? withdraw(tx, post, 'UNPUBLISHED') : refusedStep('is not scheduled');
    case 'UPDATE_REJECT':
      return refusedStep('does not wait for a moderator');
    default:
      return post;
  }
}

function scheduled(ctx: Context, tx: Tx, post: Post, at: string | null): Post | Refusal {
  if (!at)
    return invalid({ field: 'scheduledPublishDate', description: 'is required', violatedRule: 'REQUIRED_FIELD' });
  if (new Date(at) <= ctx.now()) return invalid(wrong('scheduledPublishDate', 'must be in the future', 'PAST_DATE'));
  return post.post ? refusedStep('is published already') : postpone(tx, post, new Date(at));
}

const refusedStep = (why: string): Refusal => invalid(wrong('action', `the post ${why}`, 'IMPOSSIBLE_ACTION'));

export const createDraftPost: UseCase<Service['createDraftPost']> = (
  ctx,
  { draftPost, publish: isPublic, fieldsets },
) => withSite(ctx, async (tx) => viewed(ctx, await addDraft(ctx, tx, draftPost, { publish: isPublic }), fieldsets));

const viewed = (ctx: Context, saved: Post | Refusal, fieldsets: Fields) =>
  isRefusal(saved) ? saved : { draftPost: viewDraft(ctx, saved, fieldsets) };

export const updateDraftPost: UseCase<Service['updateDraftPost']> = (ctx, { draftPost, fieldsets, ...asked }) =>
  withSite(ctx, async (tx) => viewed(ctx, await change(ctx, tx, draftPost, asked), fieldsets));

export const publishDraftPost: UseCase<Service['publishDraftPost']> = (ctx, { draftPostId }) =>
  withSite(ctx, async (tx) => {
    const saved = await change(ctx, tx, { id: draftPostId }, { action: 'UPDATE_PUBLISH' });
    return isRefusal(saved) ? saved : { postId: saved.id };
  });

type Several<Item> = { items: readonly Item[]; isWhole: boolean; fieldsets?: Fields };

/** Each in a transaction of its own: one that is refused leaves the others alone. */
async function eachOf<Item>(
  ctx: Context,
  { items, isWhole, fieldsets }: Several<Item>,
  idOf: (item: Item) => string | null,
  work: (tx: Tx, item: Item, index: number) => Promise<Post | Refusal>,
) {
  const outcomes: ItemOutcome[] = [];
  for (const [index, item] of items.entries()) {
    const done = await withSite(ctx, (tx) => work(tx, item, index));
    outcomes.push(
      isRefusal(done)
        ? { id: idOf(item), refusal: done }
        : { id: done.id, item: viewDraft(ctx, done, fieldsets), refusal: null },
    );
  }
  return bulkAnswer(outcomes, isWhole);
}

/** An id in a request, where it is one. */
const idIn = (id = ''): string | null => (isGuid(id) ? id : null);

export const bulkCreateDraftPosts: UseCase<Service['bulkCreateDraftPosts']> = (ctx, request) =>
  eachOf(
    ctx,
    { items: request.draftPosts, isWhole: request.returnFullEntity ?? false, fieldsets: request.fieldsets },
    () => null,
    (tx, draft, index) => addDraft(ctx, tx, draft, { publish: request.publish, path: `draftPosts.${index}` }),
  );

export const bulkUpdateDraftPosts: UseCase<Service['bulkUpdateDraftPosts']> = (ctx, request) =>
  eachOf(
    ctx,
    { items: request.draftPosts ?? [], isWhole: request.returnFullEntity ?? false, fieldsets: request.fieldsets },
    ({ draftPost }) => idIn(draftPost?.id),
    (tx, { draftPost }, index) =>
      change(ctx, tx, draftPost ?? {}, {
        action: request.action,
        scheduledPublishDate: request.scheduledPublishDate,
        path: `draftPosts.${index}.draftPost`,
      }),
  );

/** To the trash, or for good. */
async function discard(ctx: Context, tx: Tx, id: string, isPermanent: boolean): Promise<Post | Refusal> {
  const post = await lockDraft(tx, id);
  if (!post) return noDraft;
  if (!isPermanent) return keep(ctx, tx, withdraw(tx, post, 'DELETED'), post);
  await deleteForGood(ctx, tx, post);
  return post;
}

const done = (outcome: Post | Refusal) => (isRefusal(outcome) ? outcome : {});

export const deleteDraftPost: UseCase<Service['deleteDraftPost']> = (ctx, { draftPostId, permanent = false }) =>
  withSite(ctx, async (tx) => done(await discard(ctx, tx, draftPostId, permanent)));

export const bulkDeleteDraftPosts: UseCase<Service['bulkDeleteDraftPosts']> = (ctx, { postIds, permanent = false }) =>
  eachOf(ctx, { items: postIds, isWhole: false }, idIn, (tx, id) => discard(ctx, tx, id, permanent));

async function lockDeleted(tx: Tx, id: string): Promise<Post | null> {
  const post = isGuid(id) ? await findPost(tx, id, { lock: true }) : null;
  return post?.status === 'DELETED' ? post : null;
}

export const removeFromTrashBin: UseCase<Service['removeFromTrashBin']> = (ctx, { draftPostId }) =>
  withSite(ctx, async (tx) => {
    const post = await lockDeleted(tx, draftPostId);
    if (!post) return noDraft;
    await deleteForGood(ctx, tx, post);
    return {};
  });

export const restoreFromTrashBin: UseCase<Service['restoreFromTrashBin']> = (ctx, { draftPostId }) =>
  withSite(ctx, async (tx) => {
    const post = await lockDeleted(tx, draftPostId);
    if (!post) return noDraft;
    return viewed(ctx, await keep(ctx, tx, { ...post, status: 'UNPUBLISHED' }, post), undefined);
  });

/** A copy of a draft, to be written in another language: both are translations of one post. */
export const translateDraft: UseCase<Service['translateDraft']> = (ctx, { postId, language, fieldsets }) =>
  withSite(ctx, async (tx) => {
    const original = await lockDraft(tx, postId);
    if (!original) return noDraft;
    const translationId = original.draft.translationId ?? ctx.newId();
    if (original.draft.language === language || (await hasTranslation(tx, translationId, language)))
      return refuse('ALREADY_EXISTS');
    if (!original.draft.translationId)
      await keep(ctx, tx, { ...original, draft: { ...original.draft, translationId } }, original);
    const { id: _id, ...draft } = viewDraft(ctx, original, ['RICH_CONTENT']);
    const copy = { ...draft, language, translationId, seoSlug: null, firstPublishedDate: null };
    return viewed(ctx, await addDraft(ctx, tx, copy), fieldsets);
  });

export const updateDraftPostLanguage: UseCase<Service['updateDraftPostLanguage']> = (
  ctx,
  { postId, language, fieldsets },
) => withSite(ctx, async (tx) => viewed(ctx, await change(ctx, tx, { id: postId, language }, {}), fieldsets));
