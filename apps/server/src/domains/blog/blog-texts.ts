/** The words of the blog, as they are translated. */
import type { Context } from '../../context.ts';
import type { Tx } from '../../platform/db/index.ts';
import {
  inPieces,
  lineSource,
  linesSource,
  mapPieces,
  type SourceText,
  seoSources,
  sourcesAmong,
  type Texts,
  translatedBy,
  translatedSeo,
  type Which,
} from '../translations/index.ts';
import { type Category, findAllCategories } from './categories.store.ts';
import type { PublishedPost, WireImage } from './post.ts';
import { findPost, findPostsAfter } from './posts.store.ts';
import { excerptOf, textOf } from './rich-content-text.ts';
import { findAllTags, type Tag } from './tags.store.ts';

type Reader = Pick<Context, 'site'>;

/** Posts outside the trash as they are being written, with their words. */
export async function findPostSources(tx: Tx, which: Which) {
  const found = 'id' in which ? [await findPost(tx, which.id)] : await findPostsAfter(tx, which);
  return found
    .filter((post) => post !== null)
    .filter(({ status }) => status !== 'DELETED')
    .map(({ id, draft }) => ({ id, place: id, title: draft.title, texts: textsOfPost(draft) }));
}

function textsOfPost({ title, excerpt, heroImage, media, richContent, seoData }: PublishedPost['draft']): SourceText[] {
  return [
    ...lineSource('title', 'Title', title),
    ...linesSource('excerpt', 'Excerpt', excerpt ?? excerptOf(textOf(richContent?.nodes))),
    ...lineSource('hero', 'Picture description', heroImage?.altText),
    ...lineSource('cover', 'Cover description', media?.wixMedia?.image?.altText),
    ...inPieces('text', 'Text', richContent),
    ...seoSources(seoData),
  ];
}

/** Posts in the language that the caller reads. */
export const translatedPosts = (ctx: Reader, tx: Tx, posts: readonly PublishedPost[]): Promise<PublishedPost[]> =>
  translatedBy(ctx, tx, 'BLOG_POST', posts, (post, texts) => ({ ...post, post: postInLanguage(post.post, texts) }));

function postInLanguage<D extends PublishedPost['post']>(doc: D, texts: Texts): D {
  const image = doc.media?.wixMedia?.image;
  return {
    ...doc,
    title: texts.of('title', doc.title),
    excerpt: texts.of('excerpt', doc.excerpt),
    heroImage: doc.heroImage && described(doc.heroImage, 'hero', texts),
    ...(doc.media && image && { media: { ...doc.media, wixMedia: { image: described(image, 'cover', texts) } } }),
    richContent: doc.richContent && mapPieces(doc.richContent, (text) => texts.ofPiece('text', text)),
    seoData: doc.seoData && translatedSeo(doc.seoData, texts),
  };
}

const described = (image: WireImage, field: string, texts: Texts): WireImage => ({
  ...image,
  ...(image.altText && { altText: texts.of(field, image.altText) }),
});

/** Categories and tags of the blog with their words: so few that all are read. */
export const findBlogCategorySources = async (tx: Tx, which: Which) =>
  sourcesAmong(
    (await findAllCategories(tx)).map(({ id, doc }) => ({
      ...{ id, title: doc.label },
      texts: [
        ...lineSource('label', 'Name', doc.label),
        ...lineSource('title', 'Title', doc.title),
        ...linesSource('description', 'Description', doc.description),
        ...lineSource('cover', 'Cover description', doc.coverImage?.altText),
        ...seoSources(doc.seoData),
      ],
    })),
    which,
  );

export const findBlogTagSources = async (tx: Tx, which: Which) =>
  sourcesAmong(
    (await findAllTags(tx)).map(({ id, label }) => ({ id, title: label, texts: lineSource('label', 'Name', label) })),
    which,
  );

export const translatedBlogCategories = <C extends Category>(
  ctx: Reader,
  tx: Tx,
  categories: readonly C[],
): Promise<C[]> =>
  translatedBy(ctx, tx, 'BLOG_CATEGORY', categories, ({ doc, ...category }, texts) => ({
    ...(category as C),
    doc: {
      ...doc,
      label: texts.of('label', doc.label),
      title: texts.of('title', doc.title),
      description: texts.of('description', doc.description),
      coverImage: doc.coverImage && described(doc.coverImage, 'cover', texts),
      seoData: translatedSeo(doc.seoData, texts),
    },
  }));

export const translatedBlogTags = <T extends Tag>(ctx: Reader, tx: Tx, tags: readonly T[]): Promise<T[]> =>
  translatedBy(ctx, tx, 'BLOG_TAG', tags, (tag, texts) => ({ ...tag, label: texts.of('label', tag.label) }));
