/** What the page of a post shows. */
import type { postData, ValuesOf } from '@stoa/blocks';
import type { BlogPostPage } from '../../lib/api.ts';
import { orNull } from '../../lib/api-errors.ts';
import type { Visit } from '../../lib/render-page.tsx';
import type { Shell } from '../../lib/site.ts';
import type { Shown } from '../shop-pages/render-shop-page.tsx';
import { headOfPost } from './post-head.ts';
import { type NamedLink, postParts } from './post-parts.tsx';
import { type PostView, viewPost } from './post-view.ts';

/** Somebody who reads the post is counted, and may like it; not so whoever only looks at how it will be. */
export type Reader = { isCounted: boolean; likes: 'IT' | 'NOT_YET' | 'CANNOT' };

const looking: Reader = { isCounted: false, likes: 'NOT_YET' };

/** The post at an address, for whoever arranges the page; null where there is none. */
export async function samplePost(visit: Visit, shell: Shell, slug: string): Promise<Shown | null> {
  const found = slug ? await orNull(visit.api.blog.getPostPage({ slug })) : null;
  return found?.page ? shownPost(visit, shell, found.page, looking) : null;
}

export function shownPost(visit: Visit, { site }: Shell, page: BlogPostPage, { isCounted, likes }: Reader): Shown {
  const { post = {}, categories = [], tags = [], related = [], previous, next } = page;
  const view = (one: NonNullable<typeof previous>) => viewPost(one, site, visit.messages.blog);
  const posted = view(post);
  const links = {
    categories: categories.flatMap(({ label, slug }) =>
      label && slug ? [{ name: label, href: `/blog/categories/${encodeURIComponent(slug)}` }] : [],
    ),
    tags: tags.flatMap(({ label, slug }) =>
      label && slug ? [{ name: label, href: `/blog/tags/${encodeURIComponent(slug)}` }] : [],
    ),
  };
  const [category] = links.categories;
  const crumbs = [
    { name: visit.messages.blog.title, href: '/blog' },
    ...(category ? [category] : []),
    { name: posted.title, href: posted.href },
  ];
  const shown = {
    ...{ post: posted, nodes: post.richContent?.nodes ?? [], crumbs, ...links, isCounted },
    likes: likes === 'CANNOT' ? null : { count: post.metrics?.likes ?? 0, isMine: likes === 'IT' },
    previous: previous ? view(previous) : null,
    next: next ? view(next) : null,
  };
  return {
    head: headOfPost(post, posted, crumbs, site),
    hasIslands: false,
    language: posted.language,
    parts: postParts(shown, visit.messages.blog),
    postRows: { relatedPosts: related.map(view) },
    values: () => postValues(posted, category),
  };
}

/** What a post says for blocks that are bound to it. */
const postValues = (post: PostView, category: NamedLink | undefined): ValuesOf<typeof postData> => ({
  'post.title': post.title,
  'post.excerpt': post.excerpt || null,
  'post.cover': post.picture,
  'post.author': post.author,
  'post.date': post.date,
  'post.readingTime': post.minutes,
  'post.category': category ? { label: category.name, href: category.href } : null,
  'post.link': { label: post.title, href: post.href },
});
