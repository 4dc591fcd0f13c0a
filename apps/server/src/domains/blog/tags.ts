import { blogTagEvents, type blogTags } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { readSite, withSite } from '../../platform/db/index.ts';
import { emit } from '../../platform/events/index.ts';
import { isGuid } from '../../platform/ids.ts';
import { compileQuery } from '../../platform/query/index.ts';
import { invalid, notFound } from '../../platform/refusal.ts';
import { chooseSlugs, slugOf } from '../../platform/slugs.ts';
import type { UseCase } from '../../use-case.ts';
import { translatedBlogTags } from './blog-texts.ts';
import { wrong } from './check-draft.ts';
import { toPage } from './page.ts';
import { lockBlog } from './posts.store.ts';
import {
  countTagRows,
  countTags,
  findTag,
  insertTag,
  queryTagRows,
  removeTag,
  tagQueryable,
  takenTagSlugs,
} from './tags.store.ts';
import { viewTag } from './view-tag.ts';

type Service = typeof blogTags;
type Fields = readonly string[] | undefined;

const MOST_TAGS = 2000;
const noTag = notFound('there is no such tag of the blog');

export const createTag: UseCase<Service['createTag']> = (ctx, { label: said, language = null, slug, fieldsets }) =>
  withSite(ctx, async (tx) => {
    const label = said.trim();
    if (!label) return invalid(wrong('label', 'is required', 'LABEL_REQUIRED'));
    await lockBlog(tx);
    const known = await findTag(tx, { label, language });
    if (known) return { tag: viewTag(ctx, known, fieldsets) };
    if ((await countTags(tx)) >= MOST_TAGS)
      return invalid(wrong('label', `would be one more than the ${MOST_TAGS} tags that a blog can have`));
    const [chosen] = await chooseSlugs(
      [{ slug: slug ? slugOf(slug, 'tag') : '', name: label }],
      (candidates) => takenTagSlugs(tx, candidates),
      'tag',
    );
    if (!chosen) return invalid(wrong('slug', 'is the address of another tag', 'SLUG_TAKEN'));
    const createdDate = ctx.now().toISOString();
    const tag = { id: ctx.newId(), label, slug: chosen, language, createdDate, postCount: 0, publishedPostCount: 0 };
    await insertTag(tx, tag);
    emit(tx, blogTagEvents.created(viewTag(ctx, tag, ['URL'])));
    return { tag: viewTag(ctx, tag, fieldsets) };
  });

export const deleteTag: UseCase<Service['deleteTag']> = (ctx, { tagId }) =>
  withSite(ctx, async (tx) => {
    if (!isGuid(tagId) || !(await removeTag(tx, tagId))) return noTag;
    emit(tx, blogTagEvents.deleted(tagId));
    ctx.cache.changed(tx);
    return {};
  });

const get = (ctx: Context, by: Parameters<typeof findTag>[1], fieldsets: Fields) =>
  readSite(ctx, async (tx) => {
    const tag = 'id' in by && !isGuid(by.id) ? null : await findTag(tx, by);
    const [seen] = tag ? await translatedBlogTags(ctx, tx, [tag]) : [];
    return seen ? { tag: viewTag(ctx, seen, fieldsets) } : noTag;
  });

export const getTag: UseCase<Service['getTag']> = (ctx, { tagId, fieldsets }) => get(ctx, { id: tagId }, fieldsets);
export const getTagBySlug: UseCase<Service['getTagBySlug']> = (ctx, { slug, fieldsets }) =>
  get(ctx, { slug }, fieldsets);
export const getTagByLabel: UseCase<Service['getTagByLabel']> = (ctx, { label, language = null, fieldsets }) =>
  get(ctx, { label: label.trim(), language }, fieldsets);

export const queryTags: UseCase<Service['queryTags']> = async (ctx, { query, fieldsets }) => {
  const options = {
    secret: ctx.cursorSecret,
    scope: `blog tags:${ctx.siteId}`,
    path: 'query',
    paging: 'offset',
  } as const;
  const compiled = compileQuery(query, tagQueryable, options);
  if (!compiled.ok) return invalid(...compiled.violations);
  const { value } = compiled;
  return readSite(ctx, async (tx) => {
    const rows = await queryTagRows(tx, value);
    const page = await toPage(value, rows, () => countTagRows(tx, value));
    const seen = await translatedBlogTags(ctx, tx, page.rows);
    return { tags: seen.map((row) => viewTag(ctx, row, fieldsets)), pagingMetadata: page.pagingMetadata };
  });
};
