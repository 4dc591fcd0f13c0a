/** Products, categories, forms and posts that blocks show, of the site as it is. */
import type { BlockData, CategorySummary, PictureSource, PostSummary, ProductSummary } from '@stoa/blocks';
import { noBlockData, readNumber, readText, showForm, typesWith } from '@stoa/blocks';
import type { blogPosts, Response } from '@stoa/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../../app/api.ts';
import { type Format, useFormat } from '../../../app/format.ts';
import { ALL_PRODUCTS_ID, storeTree } from '../../categories/category.ts';
import { formQuery } from '../../forms/queries.ts';
import type { ProductView } from '../../products/product.ts';
import { type Editing, useEditing } from '../editing.ts';

type Said = Editing['messages'];
type Props = Readonly<Record<string, unknown>>;

/** Types of blocks that show more than their own props. */
export const hasData = (type: string): boolean =>
  type === 'form' || Object.values(typesWith).some((types) => types.includes(type));

const USUAL_PRODUCTS = 4;
const USUAL_TILES = 8;
const price = 'actualPriceRange.minValue.amount';
const sorts: Record<string, { fieldName: string; order: 'ASC' | 'DESC' }[]> = {
  newest: [{ fieldName: 'createdDate', order: 'DESC' }],
  rating: [
    { fieldName: 'rating.average', order: 'DESC' },
    { fieldName: 'rating.count', order: 'DESC' },
  ],
  'price-up': [{ fieldName: price, order: 'ASC' }],
  'price-down': [{ fieldName: price, order: 'DESC' }],
  name: [{ fieldName: 'name', order: 'ASC' }],
};

/** By what decides which products are shown: typing a heading asks for nothing. */
export const productsQuery = (category: string, sort: string, limit: number) =>
  queryOptions({
    queryKey: ['products', 'on-page', { category, sort, limit }],
    queryFn: async () => {
      const found = category ? await api.categories.getCategoryBySlug({ slug: category, ...storeTree }) : null;
      const id = found?.category?.id;
      const { products = [] } = await api.productsV3.searchProducts({
        search: {
          filter: { visible: true, ...(id && { 'allCategoriesInfo.categories': { $matchItems: [{ id }] } }) },
          sort: [...(sorts[sort] ?? sorts.newest ?? [])],
          cursorPaging: { limit },
        },
        fields: ['CURRENCY'],
      });
      return products;
    },
  });

/** The categories at the top; those without a picture show one of their newest products. */
const categoriesQuery = queryOptions({
  queryKey: ['categories', 'on-page'],
  queryFn: async (): Promise<CategorySummary[]> => {
    const { categories = [] } = await api.categories.queryCategories({
      query: { cursorPaging: { limit: MOST_CATEGORIES }, sort: [{ fieldName: 'parentCategory.index', order: 'ASC' }] },
      ...storeTree,
    });
    const top = categories.filter(({ id, parentCategory }) => id !== ALL_PRODUCTS_ID && !parentCategory?.id);
    const bare = top.filter(({ image }) => !image?.id);
    const products = bare.length > 0 ? await newestIn(bare.map(({ id }) => id ?? '')) : [];
    const pictureIn = (id: string) =>
      products
        .filter(({ allCategoriesInfo }) => allCategoriesInfo?.categories?.some((category) => category.id === id))
        .map(({ media }) => pictureOf(media?.main?.image))
        .find((picture) => picture !== null) ?? null;
    return top.map(({ id, name, slug, image }) => ({
      id: id ?? '',
      name: name ?? '',
      href: `/category/${slug}`,
      picture: pictureOf(image) ?? pictureIn(id ?? ''),
    }));
  },
});

const MOST_CATEGORIES = 1000;
const MOST_LOOKED_AT = 100;

async function newestIn(ids: readonly string[]): Promise<ProductView[]> {
  const isIn = ids.map((id) => ({ 'allCategoriesInfo.categories': { $matchItems: [{ id }] } }));
  const { products = [] } = await api.productsV3.searchProducts({
    search: {
      filter: { $and: [{ visible: true }, { $or: isIn }] },
      sort: [{ fieldName: 'createdDate', order: 'DESC' }],
      cursorPaging: { limit: MOST_LOOKED_AT },
    },
    fields: ['ALL_CATEGORIES_INFO'],
  });
  return products;
}

/** The data of a block; nothing while it loads. */
export function useBlockData(id: string, type: string, props: Props): BlockData {
  const format = useFormat();
  const { messages } = useEditing();
  const isGrid = typesWith.products.includes(type);
  const limit = readNumber({ ...props }, 'limit', isGrid ? USUAL_PRODUCTS : USUAL_TILES);
  const category = readText({ ...props }, 'category');
  const sort = readText({ ...props }, 'sort') || 'newest';
  const isBlog = typesWith.posts.includes(type);
  const isFeatured = readText({ ...props }, 'which') === 'featured';
  const products = useQuery({ ...productsQuery(category, sort, limit), enabled: isGrid }).data ?? [];
  const categories = useQuery({ ...categoriesQuery, enabled: typesWith.categories.includes(type) }).data ?? [];
  const posts = useQuery({ ...postsQuery(isFeatured), enabled: isBlog }).data ?? [];
  const formId = readText({ ...props }, 'form');
  const form = useQuery({ ...formQuery(formId), enabled: formId !== '' }).data;
  if (isGrid)
    return { ...noBlockData, products: { [id]: products.map((product) => summaryOf(product, format, messages)) } };
  if (type === 'form')
    return form ? { ...noBlockData, forms: { [id]: { form: showForm(form, new Date()) } } } : noBlockData;
  if (isBlog)
    return { ...noBlockData, posts: { [id]: shownPosts(posts, props).map((post) => postOf(post, format, messages)) } };
  return { ...noBlockData, categories: { [id]: categories.slice(0, limit) } };
}

const USUAL_POSTS = 3;
const MOST_POSTS = 12;
type BlogPost = NonNullable<Response<typeof blogPosts.listPosts>['posts']>[number];

const postsQuery = (isFeatured: boolean) =>
  queryOptions({
    queryKey: ['blog', 'on-page', { isFeatured }],
    queryFn: async () => {
      const paging = { limit: MOST_POSTS };
      const featured = isFeatured ? { featured: true } : {};
      return (await api.blogPosts.listPosts({ ...featured, sort: 'PUBLISHED_DATE_DESC', paging })).posts ?? [];
    },
  });

const shownPosts = (posts: readonly BlogPost[], props: Props): BlogPost[] =>
  posts.slice(0, readNumber({ ...props }, 'limit', USUAL_POSTS));

function postOf(post: BlogPost, format: Format, { blog }: Said): PostSummary {
  const { media, heroImage, firstPublishedDate, minutesToRead = 0 } = post;
  return {
    id: post.id ?? '',
    title: post.title ?? '',
    excerpt: post.excerpt ?? '',
    href: `/blog/${post.slug ?? ''}`,
    picture: media?.displayed === false ? null : pictureOf(media?.wixMedia?.image ?? heroImage),
    published: firstPublishedDate ?? '',
    date: firstPublishedDate ? format.date(firstPublishedDate) : '',
    minutes: minutesToRead > 0 && blog ? blog.minutes(minutesToRead) : null,
  };
}

const pictureOf = (image: Image | null | undefined): PictureSource | null =>
  image?.id ? { id: image.id, width: image.width ?? null, height: image.height ?? null, alt: '' } : null;
type Image = { id?: string; width?: number | null; height?: number | null };

function summaryOf(product: ProductView, format: Format, { listing }: Said): ProductSummary {
  const { actualPriceRange: now, compareAtPriceRange: before, currency, media, options = [] } = product;
  const lowest = now?.minValue?.amount ?? '0';
  const money = (amount: string) => format.money(amount, currency ?? undefined);
  const isOne = Number(lowest) === Number(now?.maxValue?.amount ?? lowest);
  const reducedFrom = before?.minValue?.amount;
  const swatches = options.find(({ optionRenderType }) => optionRenderType === 'SWATCH_CHOICES');
  const rating = product.rating?.count ? { average: product.rating.average ?? 0, count: product.rating.count } : null;
  return {
    id: product.id ?? '',
    name: product.name ?? '',
    href: `/product-page/${product.slug ?? ''}`,
    picture: pictureOf(media?.main?.image),
    price: isOne || !listing ? money(lowest) : listing.priceFrom(money(lowest)),
    compareAtPrice: Number(reducedFrom ?? 0) > Number(lowest) ? money(reducedFrom ?? '0') : null,
    pricePerUnit: null,
    rating,
    note: product.ribbon?.name ?? null,
    isSoldOut: product.inventory?.availabilityStatus === 'OUT_OF_STOCK',
    colors: (swatches?.choicesSettings?.choices ?? []).flatMap(({ name, colorCode }) =>
      name && colorCode ? [{ name, color: colorCode }] : [],
    ),
  };
}
