/** The ways of a post: to its readers, now or at a time, off the site, and into the trash and out of it. */
import { blogPostEvents, draftPostEvents } from '@stoa/contract';
import type { Context } from '../../context.ts';
import type { Tx } from '../../platform/db/index.ts';
import { emit } from '../../platform/events/index.ts';
import { invalid, type Refusal } from '../../platform/refusal.ts';
import { cancel, schedule, type Task } from '../../platform/tasks/index.ts';
import { findMember } from '../members/index.ts';
import { wrong } from './check-draft.ts';
import type { DraftDoc, Post, PostDoc } from './post.ts';
import { findPost, removePost, savePost } from './posts.store.ts';
import { excerptOf, textOf } from './rich-content-text.ts';
import { keepSlug } from './slugs.store.ts';
import { tellOfTags } from './tag-counts.ts';
import { viewDraft, viewPost } from './view-post.ts';

/** A scheduled post becomes public, as it is written at that time: once, however often it was scheduled anew. */
export const postIsDue: Task<Context, { id: string; at: string }> = {
  name: 'blog post is due',
  lane: 'database',
  async handle(ctx, tx, { id, at }) {
    const post = await findPost(tx, id, { lock: true });
    if (post?.status !== 'SCHEDULED' || post.scheduledDate !== at) return;
    await keep(ctx, tx, await publish(ctx, tx, post));
  },
};

/** What a post still lacks for its readers. */
export const refusalToPublish = ({ draft }: { draft: DraftDoc }, path = 'draftPost'): Refusal | null =>
  draft.title ? null : invalid(wrong(`${path}.title`, 'is required before a post is published', 'TITLE_REQUIRED'));

/** A draft in the form in which it is published, with the name of the member who wrote it. */
export async function toPost(tx: Tx, draft: DraftDoc, slug: string): Promise<PostDoc> {
  const member = draft.memberId && !draft.authorName ? await findMember(tx, draft.memberId) : null;
  const contentText = textOf(draft.richContent?.nodes);
  const excerpt = draft.excerpt ?? excerptOf(contentText);
  return { ...draft, authorName: draft.authorName ?? member?.nickname ?? null, slug, contentText, excerpt };
}

/** The post as its readers see it from now on: a copy of its draft. */
export async function publish(ctx: Context, tx: Tx, post: Post): Promise<Post> {
  const now = ctx.now().toISOString();
  cancel(tx, postIsDue, post.id);
  return {
    ...post,
    status: 'PUBLISHED',
    post: await toPost(tx, post.draft, post.slug),
    hasChanges: false,
    liveCategoryIds: post.categoryIds,
    liveTagIds: post.tagIds,
    firstPublishedDate: post.draft.firstPublishedDate ?? post.firstPublishedDate ?? now,
    lastPublishedDate: now,
    scheduledDate: null,
  };
}

/** Puts a post off until a time, at which it becomes public. */
export function postpone(tx: Tx, post: Post, at: Date): Post {
  const scheduledDate = at.toISOString();
  schedule(tx, postIsDue, { key: post.id, at, input: { id: post.id, at: scheduledDate } });
  return { ...post, status: 'SCHEDULED', scheduledDate };
}

/** Takes a post off the site, and off the schedule. */
export function withdraw(tx: Tx, post: Post, status: 'UNPUBLISHED' | 'DELETED'): Post {
  cancel(tx, postIsDue, post.id);
  return {
    ...post,
    status,
    post: null,
    hasChanges: false,
    liveCategoryIds: [],
    liveTagIds: [],
    scheduledDate: null,
  };
}

/** Writes a changed post, and tells of it: of its draft, and of what its readers notice. */
export async function keep(ctx: Context, tx: Tx, post: Post, before?: Post): Promise<Post> {
  const known = before ?? (await findPost(tx, post.id));
  const saved = { ...post, revision: known ? String(BigInt(known.revision) + 1n) : '1' };
  await savePost(tx, saved);
  const draft = viewDraft(ctx, saved, ['URL', 'RICH_CONTENT']);
  if (!known) emit(tx, draftPostEvents.created(draft));
  else if (saved.status === 'DELETED') emit(tx, draftPostEvents.deleted(draft));
  else emit(tx, draftPostEvents.updated(draft));
  await tellReaders(ctx, tx, saved, known);
  await tellOfTags(ctx, tx, saved, known);
  return saved;
}

const none = { comments: 0, likes: 0, views: 0 };

async function tellReaders(ctx: Context, tx: Tx, saved: Post, known: Post | null): Promise<void> {
  if (known?.post && !saved.post)
    emit(tx, blogPostEvents.deleted(viewPost(ctx, { ...known, post: known.post, metrics: none }, ['URL'])));
  // publishing makes a new copy; whatever else is saved keeps the one that was there
  if (saved.post && saved.post !== known?.post) {
    await keepSlug(tx, saved.post.slug);
    const post = viewPost(ctx, { ...saved, post: saved.post, metrics: none }, ['URL', 'RICH_CONTENT']);
    emit(tx, known?.post ? blogPostEvents.updated(post) : blogPostEvents.created(post));
  }
  if (saved.post || known?.post) ctx.cache.changed(tx);
}

/** Deletes a post for good, with its likes and views. */
export async function deleteForGood(ctx: Context, tx: Tx, post: Post): Promise<void> {
  cancel(tx, postIsDue, post.id);
  await removePost(tx, post.id);
  // the trash told of it when it came there
  if (post.status !== 'DELETED') emit(tx, draftPostEvents.deleted(viewDraft(ctx, post, ['URL'])));
  await tellOfTags(ctx, tx, null, post);
  if (!post.post) return;
  emit(tx, blogPostEvents.deleted(viewPost(ctx, { ...post, post: post.post, metrics: none }, ['URL'])));
  ctx.cache.changed(tx);
}
