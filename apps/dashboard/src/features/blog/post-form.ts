/** The editable parts of a post, and the changes sent to the server. */
import { words } from '../../app/words.ts';
import { missing } from '../../ui/form/checks.ts';
import type { Part } from '../../ui/form/parts.ts';
import type { RichText } from '../../ui/text-editor/rich-text.ts';
import type { BlogTag, DraftPost } from './queries.ts';

const texts = words.blog;

export type PostForm = {
  title: string;
  text: RichText;
  excerpt: string;
  slug: string;
  coverId: string | null;
  coverText: string;
  categoryIds: string[];
  /** Labels: some may have no tag yet. */
  tags: string[];
  relatedPostIds: string[];
  authorName: string;
  featured: boolean;
  pinned: boolean;
  seoTitle: string;
  seoDescription: string;
};

/** The names of the parts that change independently. */
export const postParts = {
  title: { label: texts.form.title, fields: ['title'], text: ({ title }) => title },
  text: { label: texts.form.text, fields: ['text'] },
  excerpt: { label: texts.form.summary, fields: ['excerpt'], text: ({ excerpt }) => excerpt },
  slug: { label: texts.form.address, fields: ['slug'], text: ({ slug }) => slug },
  cover: { label: texts.pictures.cover, fields: ['coverId', 'coverText'] },
  seo: { label: texts.form.searchTexts, fields: ['seoTitle', 'seoDescription'] },
} as const satisfies Record<string, Part<PostForm>>;

type Tag = NonNullable<NonNullable<DraftPost['seoData']>['tags']>[number];
const isTitle = ({ type }: Tag): boolean => type === 'title';
const isDescription = ({ type, props }: Tag): boolean => type === 'meta' && props?.name === 'description';

export function readForm(post: DraftPost, tags: readonly BlogTag[]): PostForm {
  const cover = post.media?.wixMedia?.image ?? post.heroImage;
  const seoTags = post.seoData?.tags ?? [];
  const labels = new Map(tags.map(({ id, label }) => [id, label ?? '']));
  return {
    title: post.title ?? '',
    text: (post.richContent ?? { nodes: [] }) as RichText,
    excerpt: post.excerpt ?? '',
    slug: post.seoSlug ?? post.slugs?.[0] ?? '',
    coverId: cover?.id ?? null,
    coverText: post.media?.altText ?? cover?.altText ?? '',
    categoryIds: post.categoryIds ?? [],
    tags: (post.tagIds ?? []).flatMap((id) => labels.get(id) ?? []),
    relatedPostIds: post.relatedPostIds ?? [],
    authorName: post.authorName ?? '',
    featured: post.featured ?? false,
    pinned: post.pinned ?? false,
    seoTitle: seoTags.find(isTitle)?.children ?? '',
    seoDescription: String(seoTags.find(isDescription)?.props?.content ?? ''),
  };
}

const SIMPLE = ['title', 'categoryIds', 'relatedPostIds', 'featured', 'pinned'] as const;

/** Only the differences, so that nothing else is overwritten. @param tagIds the ids of the form's tags, where they changed */
export function toChange(post: DraftPost, base: PostForm, form: PostForm, tagIds: string[] | null): DraftPost {
  const isChanged = (...fields: (keyof PostForm)[]) =>
    fields.some((field) => JSON.stringify(form[field]) !== JSON.stringify(base[field]));
  const simple = SIMPLE.flatMap((name) => (isChanged(name) ? [[name, form[name]]] : []));
  return {
    id: post.id,
    revision: post.revision,
    ...(Object.fromEntries(simple) as Partial<DraftPost>),
    ...(isChanged('text') && { richContent: form.text }),
    ...(isChanged('excerpt') && { excerpt: form.excerpt.trim() || null }),
    ...(isChanged('slug') && { seoSlug: form.slug.trim() || null }),
    ...(isChanged('authorName') && { authorName: form.authorName.trim() || null }),
    ...(isChanged('coverId', 'coverText') && { media: coverOf(form), heroImage: {} }),
    ...(tagIds && { tagIds }),
    ...(isChanged('seoTitle', 'seoDescription') && { seoData: seoOf(post, form) }),
  } as DraftPost;
}

const coverOf = ({ coverId, coverText }: PostForm): DraftPost['media'] =>
  coverId
    ? {
        ...{ wixMedia: { image: { id: coverId } }, displayed: true, custom: true },
        ...(coverText.trim() && { altText: coverText.trim() }),
      }
    : { displayed: false, custom: false };

/** Keeps the tags that the form does not show. */
function seoOf({ seoData }: DraftPost, { seoTitle, seoDescription }: PostForm): DraftPost['seoData'] {
  const others = (seoData?.tags ?? []).filter((tag) => !isTitle(tag) && !isDescription(tag));
  const [title, description] = [seoTitle.trim(), seoDescription.trim()];
  return {
    ...seoData,
    tags: [
      ...(title ? [{ type: 'title', children: title }] : []),
      ...(description ? [{ type: 'meta', props: { name: 'description', content: description } }] : []),
      ...others,
    ],
  };
}

export const validate = ({ title, slug }: PostForm) => ({
  title: missing(title, texts.form.noTitle),
  slug: slug.trim() !== '' && !/^[^\s/?#]+$/.test(slug.trim()) && texts.form.wrongAddress,
});

/** Where the server’s errors are shown. */
export const postWire = {
  fields: [
    ['draftPost.title', 'title'],
    ['draftPost.seoSlug', 'slug'],
    ['draftPost.excerpt', 'excerpt'],
    ['draftPost.richContent', 'text'],
  ],
} as const;
