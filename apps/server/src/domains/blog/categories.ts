import { type blogCategories, blogCategoryEvents, type Response } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { readSite, type Tx, withSite } from '../../platform/db/index.ts';
import { emit } from '../../platform/events/index.ts';
import { isGuid } from '../../platform/ids.ts';
import { compileQuery, type WireQuery } from '../../platform/query/index.ts';
import { invalid, isRefusal, notFound, type Refusal } from '../../platform/refusal.ts';
import { chooseSlugs, slugOf } from '../../platform/slugs.ts';
import type { UseCase } from '../../use-case.ts';
import { findMediaFiles } from '../media/index.ts';
import { translatedBlogCategories } from './blog-texts.ts';
import {
  type Category,
  categoryQueryable,
  countCategoryRows,
  findCategory,
  measureCategories,
  queryCategoryRows,
  removeCategory,
  saveCategory,
  takenCategorySlugs,
} from './categories.store.ts';
import { wrong } from './check-draft.ts';
import { toPage } from './page.ts';
import { lockBlog } from './posts.store.ts';
import { pageUrl, viewImage } from './view-post.ts';

type Service = typeof blogCategories;
type WireCategory = NonNullable<Response<Service['getCategory']>['category']>;
type Fields = readonly string[] | undefined;

const MOST_CATEGORIES = 500;
const noCategory = notFound('there is no such category of the blog');

/** A category as clients see it; `fieldsets` adds its address and data for search engines. */
export function viewCategory(
  ctx: Context,
  { doc, updatedDate, ...category }: Category,
  fieldsets: Fields = [],
): WireCategory {
  return {
    ...{ id: category.id, label: doc.label, slug: category.slug, postCount: category.postCount, updatedDate },
    ...{ title: doc.title ?? doc.label, displayPosition: category.displayPosition },
    ...(doc.description && { description: doc.description }),
    ...(doc.language && { language: doc.language }),
    ...(doc.translationId && { translationId: doc.translationId }),
    ...(doc.coverImage && { coverImage: viewImage(ctx, doc.coverImage) }),
    ...(fieldsets.includes('URL') && { url: pageUrl(ctx, `/blog/categories/${category.slug}`) }),
    ...(fieldsets.includes('SEO') && doc.seoData && { seoData: doc.seoData }),
  };
}

/** A category after a request: fields that it leaves out stay, and null empties them. */
async function change(tx: Tx, known: Category, wire: WireCategory): Promise<Category | Refusal> {
  const { label = known.doc.label, displayPosition, coverImage, slug } = wire;
  if (!label.trim()) return invalid(wrong('category.label', 'is required', 'LABEL_REQUIRED'));
  const [file] = coverImage?.id ? await findMediaFiles(tx, [coverImage.id]) : [];
  if (coverImage?.id && !file) return invalid(wrong('category.coverImage.id', 'is not a file of the media library'));
  const image = file && { id: file.id, width: file.width ?? 0, height: file.height ?? 0, altText: coverImage?.altText };
  const wished = slug ? slugOf(slug, 'category') : '';
  const [chosen] = await chooseSlugs(
    [{ slug: wished || known.slug, name: label }],
    (candidates) => takenCategorySlugs(tx, known.id, candidates),
    'category',
  );
  if (!chosen) return invalid(wrong('category.slug', 'is the address of another category', 'SLUG_TAKEN'));
  const either = <T>(said: T | null | undefined, kept: T | null): T | null => (said === undefined ? kept : said);
  return {
    ...known,
    slug: chosen,
    displayPosition: displayPosition ?? known.displayPosition,
    doc: {
      label: label.trim(),
      title: either(wire.title, known.doc.title)?.trim() || null,
      description: either(wire.description, known.doc.description)?.trim() || null,
      language: known.doc.language ?? wire.language ?? null,
      translationId: either(wire.translationId, known.doc.translationId),
      seoData: either(wire.seoData, known.doc.seoData),
      coverImage: coverImage === undefined ? known.doc.coverImage : (image ?? null),
    },
  };
}

const emptyDoc = {
  ...{
    label: '',
    title: null,
    description: null,
    language: null,
    translationId: null,
    seoData: null,
    coverImage: null,
  },
};

export const createCategory: UseCase<Service['createCategory']> = (ctx, { category, fieldsets }) =>
  withSite(ctx, async (tx) => {
    await lockBlog(tx);
    const { count, last } = await measureCategories(tx);
    if (count >= MOST_CATEGORIES)
      return invalid(
        wrong('category', `would be one more than the ${MOST_CATEGORIES} categories that a blog can have`),
      );
    const fresh = { id: ctx.newId(), slug: '', displayPosition: last + 1, doc: emptyDoc, postCount: 0 };
    const made = await change(tx, { ...fresh, updatedDate: ctx.now().toISOString() }, category);
    if (isRefusal(made)) return made;
    await saveCategory(tx, made);
    emit(tx, blogCategoryEvents.created(viewCategory(ctx, made, ['URL'])));
    ctx.cache.changed(tx);
    return { category: viewCategory(ctx, made, fieldsets) };
  });

export const updateCategory: UseCase<Service['updateCategory']> = (ctx, { category, fieldsets }) =>
  withSite(ctx, async (tx) => {
    await lockBlog(tx);
    const known = isGuid(category.id) ? await findCategory(tx, { id: category.id }) : null;
    if (!known) return noCategory;
    const changed = await change(tx, known, category);
    if (isRefusal(changed)) return changed;
    const saved = { ...changed, updatedDate: ctx.now().toISOString() };
    await saveCategory(tx, saved);
    emit(tx, blogCategoryEvents.updated(viewCategory(ctx, saved, ['URL'])));
    ctx.cache.changed(tx);
    return { category: viewCategory(ctx, saved, fieldsets) };
  });

export const deleteCategory: UseCase<Service['deleteCategory']> = (ctx, { categoryId }) =>
  withSite(ctx, async (tx) => {
    if (!isGuid(categoryId) || !(await removeCategory(tx, categoryId))) return noCategory;
    emit(tx, blogCategoryEvents.deleted(categoryId));
    ctx.cache.changed(tx);
    return {};
  });

const get = (ctx: Context, by: { id: string } | { slug: string }, fieldsets: Fields) =>
  readSite(ctx, async (tx) => {
    const category = 'id' in by && !isGuid(by.id) ? null : await findCategory(tx, by);
    const [seen] = category ? await translatedBlogCategories(ctx, tx, [category]) : [];
    return seen ? { category: viewCategory(ctx, seen, fieldsets) } : noCategory;
  });

export const getCategory: UseCase<Service['getCategory']> = (ctx, { categoryId, fieldsets }) =>
  get(ctx, { id: categoryId }, fieldsets);
export const getCategoryBySlug: UseCase<Service['getCategoryBySlug']> = (ctx, { slug, fieldsets }) =>
  get(ctx, { slug }, fieldsets);

async function pageOf(ctx: Context, query: WireQuery, { fieldsets, path }: { fieldsets?: Fields; path: string }) {
  const options = { secret: ctx.cursorSecret, scope: `blog categories:${ctx.siteId}`, path, paging: 'offset' } as const;
  const compiled = compileQuery(query, categoryQueryable, options);
  if (!compiled.ok) return invalid(...compiled.violations);
  const { value } = compiled;
  return readSite(ctx, async (tx) => {
    const rows = await queryCategoryRows(tx, value);
    const page = await toPage(value, rows, () => countCategoryRows(tx, value));
    const seen = await translatedBlogCategories(ctx, tx, page.rows);
    return {
      categories: seen.map((row) => viewCategory(ctx, row, fieldsets)),
      pagingMetadata: page.pagingMetadata,
      total: page.total,
    };
  });
}

export const queryCategories: UseCase<Service['queryCategories']> = async (ctx, { query, fieldsets }) => {
  const page = await pageOf(ctx, query, { fieldsets, path: 'query' });
  return isRefusal(page) ? page : { categories: page.categories, pagingMetadata: page.pagingMetadata };
};

export const listCategories: UseCase<Service['listCategories']> = async (ctx, { paging, fieldsets, language }) => {
  const { limit = 50, offset = 0 } = paging ?? {};
  const query = { filter: language ? { language } : {}, paging: { limit, offset } };
  const page = await pageOf(ctx, query, { fieldsets, path: '' });
  if (isRefusal(page)) return page;
  return { categories: page.categories, metaData: { count: page.categories.length, offset, total: page.total } };
};
