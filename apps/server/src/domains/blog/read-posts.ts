import type { blogPosts, blogReading } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { readSite } from '../../platform/db/index.ts';
import { isGuid } from '../../platform/ids.ts';
import { compileFilter, compileQuery, type WireQuery } from '../../platform/query/index.ts';
import { invalid, isRefusal, notFound } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import { translatedPosts } from './blog-texts.ts';
import { wrong } from './check-draft.ts';
import { toPage } from './page.ts';
import {
  countByMonth,
  countPostRows,
  findMetrics,
  findPublished,
  postQueryable,
  queryPostRows,
} from './posts.store.ts';
import { viewPost } from './view-post.ts';

type Service = typeof blogPosts;
type Fields = readonly string[] | undefined;

const MOST_FOUND = 10;

const noPost = notFound('there is no such post');

const read = (ctx: Context, by: { id: string } | { slug: string }, fieldsets: Fields) =>
  readSite(ctx, async (tx) => {
    const post = 'id' in by && !isGuid(by.id) ? null : await findPublished(tx, by);
    const [seen] = post ? await translatedPosts(ctx, tx, [post]) : [];
    return seen ? { post: viewPost(ctx, seen, fieldsets) } : noPost;
  });

export const getPost: UseCase<Service['getPost']> = (ctx, { postId, fieldsets }) =>
  read(ctx, { id: postId }, fieldsets);
export const getPostBySlug: UseCase<Service['getPostBySlug']> = (ctx, { slug, fieldsets }) =>
  read(ctx, { slug }, fieldsets);

export const getPostMetrics: UseCase<Service['getPostMetrics']> = (ctx, { postId }) =>
  readSite(ctx, async (tx) => {
    const metrics = isGuid(postId) ? await findMetrics(tx, postId) : null;
    return metrics ? { metrics } : noPost;
  });

type Asked = { query: WireQuery; fieldsets?: Fields; path?: string };

/** A page of posts, by number or by cursor. */
async function pageOf(ctx: Context, { query, fieldsets = [], path = 'query' }: Asked) {
  const options = { secret: ctx.cursorSecret, scope: `blog posts:${ctx.siteId}`, path };
  const compiled = compileQuery(query, postQueryable, options);
  if (!compiled.ok) return invalid(...compiled.violations);
  const { value } = compiled;
  const isWhole = fieldsets.includes('RICH_CONTENT') || fieldsets.includes('CONTENT_TEXT');
  return readSite(ctx, async (tx) => {
    const rows = await queryPostRows(tx, { query: value, isWhole });
    const page = await toPage(value, rows, () => countPostRows(tx, value.filter));
    const posts = (await translatedPosts(ctx, tx, page.rows)).map((post) => viewPost(ctx, post, fieldsets));
    return { posts, pagingMetadata: page.pagingMetadata, total: page.total };
  });
}

export const queryPosts: UseCase<Service['queryPosts']> = async (ctx, { query, fieldsets }) => {
  const page = await pageOf(ctx, { query, fieldsets });
  return isRefusal(page) ? page : { posts: page.posts, pagingMetadata: page.pagingMetadata };
};

/** The posts in which all of the words begin a word, the most relevant first. */
export const searchPosts: UseCase<typeof blogReading.searchPosts> = async (ctx, { words, limit = MOST_FOUND }) => {
  const query = { search: { expression: words, mode: 'AND' }, paging: { limit, offset: 0 } };
  const compiled = compileQuery(query, postQueryable, {
    secret: ctx.cursorSecret,
    scope: 'blog posts',
    paging: 'offset',
  });
  if (!compiled.ok) return invalid(...compiled.violations);
  const { value } = compiled;
  // punctuation alone would find everything
  if (!value.text) return { posts: [] };
  return readSite(ctx, async (tx) => {
    const rows = (await queryPostRows(tx, { query: value, isWhole: false })).slice(0, limit);
    return { posts: (await translatedPosts(ctx, tx, rows)).map((post) => viewPost(ctx, post, ['URL'])) };
  });
};

const date = (order: 'ASC' | 'DESC') => ({ fieldName: 'firstPublishedDate', order });
const SORTS: Readonly<Record<string, { fieldName: string; order: 'ASC' | 'DESC' }[]>> = {
  FEED: [{ fieldName: 'pinned', order: 'DESC' }, date('DESC')],
  PUBLISHED_DATE_ASC: [date('ASC')],
  PUBLISHED_DATE_DESC: [date('DESC')],
  VIEW_COUNT: [{ fieldName: 'metrics.views', order: 'DESC' }, date('DESC')],
  LIKE_COUNT: [{ fieldName: 'metrics.likes', order: 'DESC' }, date('DESC')],
  TITLE_ASC: [{ fieldName: 'title', order: 'ASC' }],
  TITLE_DESC: [{ fieldName: 'title', order: 'DESC' }],
};

export const listPosts: UseCase<Service['listPosts']> = async (ctx, { fieldsets, paging, sort = 'FEED', ...asked }) => {
  const { featured, hashtags = [], categoryIds = [], tagIds = [], language, memberId } = asked;
  const filter = {
    ...(featured !== undefined && { featured }),
    ...(hashtags.length > 0 && { hashtags: { $hasSome: hashtags } }),
    ...(categoryIds.length > 0 && { categoryIds: { $hasSome: categoryIds } }),
    ...(tagIds.length > 0 && { tagIds: { $hasSome: tagIds } }),
    ...(language && { language }),
    ...(memberId && { memberId }),
  };
  const { limit = 50, offset = 0, cursor } = paging ?? {};
  const query = cursor
    ? { cursorPaging: { cursor, limit } }
    : { filter, sort: SORTS[sort] ?? SORTS.FEED, paging: { limit, offset } };
  const page = await pageOf(ctx, { query, fieldsets, path: cursor ? 'paging' : '' });
  if (isRefusal(page)) return page;
  return { posts: page.posts, metaData: { count: page.posts.length, offset, total: page.total } };
};

export const getTotalPosts: UseCase<Service['getTotalPosts']> = (ctx, { language }) => {
  const compiled = compileFilter(language ? { language } : {}, postQueryable);
  return readSite(ctx, async (tx) => ({ total: await countPostRows(tx, compiled.ok ? compiled.value : null) }));
};

const ALL_MONTHS = 1200;

export const queryPostCountStats: UseCase<Service['queryPostCountStats']> = async (
  ctx,
  { rangeStart, months, order, language = null, timeZone },
) => {
  const zone = timeZone ?? ctx.site.timeZone;
  if (!isTimeZone(zone)) return invalid(wrong('timeZone', 'must be the name of a time zone', 'TIME_ZONE'));
  const stats = await readSite(ctx, (tx) =>
    countByMonth(tx, {
      from: rangeStart ? new Date(rangeStart) : null,
      months: Math.trunc(months ?? ALL_MONTHS),
      timeZone: zone,
      language,
    }),
  );
  return { stats: order === 'OLDEST' ? stats : stats.toReversed() };
};

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}
