import type { RichContentNode } from '@stoa/contract';
import { type DemoPart, type DemoPost, demoPosts, postCategories } from '@stoa/demo';
import type { Context } from '../context.ts';
import { createBlogCategory, createBlogTag, createDraftPost, hasPosts } from '../domains/blog/index.ts';
import type { MediaFile } from '../domains/media/index.ts';
import { readSite } from '../platform/db/index.ts';
import { DAY_MS } from '../platform/durations.ts';
import { isRefusal } from '../platform/refusal.ts';

type Pictures = ReadonlyMap<string, MediaFile>;

/** Publishes the posts of the demo shop, each on its day. A blog that has posts is left alone. */
export async function createDemoPosts(ctx: Context, pictures: Pictures): Promise<void> {
  if (await readSite(ctx, hasPosts)) return;
  const categoryIds = new Map<string, string>();
  for (const { label, description } of postCategories) {
    const made = await createBlogCategory(ctx, { category: { label, description } });
    if ('category' in made) categoryIds.set(label, made.category?.id ?? '');
  }
  for (const post of demoPosts) await publish(ctx, post, { pictures, categoryIds });
}

type Known = { pictures: Pictures; categoryIds: ReadonlyMap<string, string> };

async function publish(ctx: Context, post: DemoPost, { pictures, categoryIds }: Known): Promise<void> {
  const published = new Date(ctx.now().getTime() - post.daysAgo * DAY_MS);
  const there: Context = { ...ctx, now: () => published };
  const tagIds = [];
  for (const label of post.tags) {
    const made = await createBlogTag(there, { label });
    if ('tag' in made) tagIds.push(made.tag?.id ?? '');
  }
  const categoryId = categoryIds.get(post.category);
  const cover = pictures.get(post.cover.name);
  const made = await createDraftPost(there, {
    publish: true,
    draftPost: {
      ...{ title: post.title, seoSlug: post.slug, excerpt: post.excerpt, authorName: post.author, tagIds },
      pinned: post.isPinned ?? false,
      categoryIds: categoryId ? [categoryId] : [],
      ...(cover && { media: { wixMedia: { image: { id: cover.id } }, altText: post.cover.alt, displayed: true } }),
      richContent: { nodes: post.parts.flatMap((part) => nodesOf(part, pictures)) },
    },
  });
  if (isRefusal(made)) throw new Error(`the post ${post.slug} could not be written: ${JSON.stringify(made)}`);
}

const linkTo = (url: string) => ({ link: { url } });

/** A text with its links. */
const wordsOf = (text: string): RichContentNode[] =>
  text.split(/(\[[^\]]+\]\([^)]+\))/).flatMap((part): RichContentNode[] => {
    const [, words, url] = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(part) ?? [];
    if (words && url)
      return [{ type: 'TEXT', textData: { text: words, decorations: [{ type: 'LINK', linkData: linkTo(url) }] } }];
    return part ? [{ type: 'TEXT', textData: { text: part, decorations: [] } }] : [];
  });

const paragraphOf = (text: string): RichContentNode => ({ type: 'PARAGRAPH', paragraphData: {}, nodes: wordsOf(text) });
const itemOf = (text: string): RichContentNode => ({ type: 'LIST_ITEM', nodes: [paragraphOf(text)] });
const mediaOf = ({ id, width, height }: MediaFile) => ({
  ...{ src: { id }, width: width ?? undefined, height: height ?? undefined },
});

function nodesOf(part: DemoPart, pictures: Pictures): RichContentNode[] {
  switch (part.kind) {
    case 'paragraph':
      return [paragraphOf(part.text)];
    case 'heading':
      return [{ type: 'HEADING', headingData: { level: 2 }, nodes: wordsOf(part.text) }];
    case 'quote':
      return [{ type: 'BLOCKQUOTE', blockquoteData: {}, nodes: [paragraphOf(part.text)] }];
    case 'list':
      return [{ type: 'BULLETED_LIST', bulletedListData: {}, nodes: part.items.map(itemOf) }];
    case 'steps':
      return [{ type: 'ORDERED_LIST', orderedListData: {}, nodes: part.items.map(itemOf) }];
    case 'table':
      return [tableOf(part.rows)];
    case 'button':
      return [{ type: 'BUTTON', buttonData: { type: 'LINK', text: part.text, ...linkTo(part.href) }, nodes: [] }];
    case 'divider':
      return [{ type: 'DIVIDER', dividerData: { lineStyle: 'SINGLE' }, nodes: [] }];
    default:
      return pictureOf(part, pictures);
  }
}

function pictureOf(part: Extract<DemoPart, { kind: 'picture' | 'pictures' }>, pictures: Pictures): RichContentNode[] {
  if (part.kind === 'picture') {
    const file = pictures.get(part.name);
    if (!file) return [];
    const caption: RichContentNode = { type: 'CAPTION', captionData: {}, nodes: wordsOf(part.caption) };
    return [{ type: 'IMAGE', imageData: { image: mediaOf(file), altText: part.alt }, nodes: [caption] }];
  }
  const items = part.items.flatMap(({ name, alt }) => {
    const file = pictures.get(name);
    return file ? [{ image: { media: mediaOf(file) }, altText: alt }] : [];
  });
  return items.length > 0 ? [{ type: 'GALLERY', galleryData: { items }, nodes: [] }] : [];
}

function tableOf(rows: readonly (readonly string[])[]): RichContentNode {
  const cell = (text: string): RichContentNode => ({
    type: 'TABLE_CELL',
    tableCellData: {},
    nodes: [paragraphOf(text)],
  });
  return {
    type: 'TABLE',
    tableData: { rowHeader: true },
    nodes: rows.map((row) => ({ type: 'TABLE_ROW', nodes: row.map(cell) })),
  };
}
