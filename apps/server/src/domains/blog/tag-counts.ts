import { blogTagEvents } from '@stoa/contract';
import type { Context } from '../../context.ts';
import type { Tx } from '../../platform/db/index.ts';
import { emit } from '../../platform/events/index.ts';
import type { Post } from './post.ts';
import { findTagsToCount } from './tags.store.ts';
import { viewTag } from './view-tag.ts';

/** Tells of the tags that count a post more or less, now that it is saved or deleted for good (null). */
export async function tellOfTags(ctx: Context, tx: Tx, saved: Post | null, known: Post | null): Promise<void> {
  const ids = [
    ...new Set([...differing(countedIn(saved), countedIn(known)), ...differing(liveIn(saved), liveIn(known))]),
  ];
  if (ids.length === 0) return;
  for (const tag of await findTagsToCount(tx, ids)) emit(tx, blogTagEvents.updated(viewTag(ctx, tag, ['URL'])));
}

const countedIn = (post: Post | null): readonly string[] => (post && post.status !== 'DELETED' ? post.tagIds : []);
const liveIn = (post: Post | null): readonly string[] => (post?.post ? post.liveTagIds : []);

const differing = (some: readonly string[], others: readonly string[]): string[] => [
  ...some.filter((id) => !others.includes(id)),
  ...others.filter((id) => !some.includes(id)),
];
