import type { blogCategories, blogTags, draftPosts, Response } from '@stoa/contract';
import { ApiError } from '@stoa/sdk';
import { queryOptions } from '@tanstack/react-query';
import { api, present } from '../../app/api.ts';

export type DraftPost = NonNullable<Response<typeof draftPosts.getDraftPost>['draftPost']>;
export type BlogCategory = NonNullable<Response<typeof blogCategories.getCategory>['category']>;
export type BlogTag = NonNullable<Response<typeof blogTags.getTag>['tag']>;

/** What all queries about the blog begin with. */
export const BLOG = ['blog'] as const;

const AT_ONCE = 100;

/** A post, wherever it is: also in the trash. */
export async function loadPost(draftPostId: string): Promise<DraftPost> {
  const { draftPost } = await api.draftPosts
    .getDraftPost({ draftPostId, fieldsets: ['RICH_CONTENT', 'URL'] })
    .catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 404) return api.draftPosts.getDeletedDraftPost({ draftPostId });
      throw error;
    });
  return present(draftPost, 'the post');
}

export const postQuery = (id: string) =>
  queryOptions({ queryKey: [...BLOG, 'post', id], queryFn: () => loadPost(id), staleTime: 0 });

export const blogCategoriesQuery = queryOptions({
  queryKey: [...BLOG, 'categories'],
  queryFn: () => everyPage(async (paging) => (await api.blogCategories.listCategories({ paging })).categories ?? []),
});

export const blogTagsQuery = queryOptions({
  queryKey: [...BLOG, 'tags'],
  queryFn: () => everyPage(async (paging) => (await api.blogTags.queryTags({ query: { paging } })).tags ?? []),
});

/** The latest published posts, to choose related ones from. */
export const publishedPostsQuery = queryOptions({
  queryKey: [...BLOG, 'published'],
  queryFn: async () =>
    (await api.blogPosts.listPosts({ sort: 'PUBLISHED_DATE_DESC', paging: { limit: AT_ONCE } })).posts ?? [],
});

/** A link under which the draft can be seen. */
export const previewQuery = (postId: string) =>
  queryOptions({
    queryKey: [...BLOG, 'preview', postId],
    queryFn: async () => present((await api.blogReading.createPostPreview({ postId })).url, 'the link'),
  });

type Paging = { limit: number; offset: number };

async function everyPage<Item>(load: (paging: Paging) => Promise<Item[]>): Promise<Item[]> {
  const all: Item[] = [];
  for (let offset = 0; ; offset += AT_ONCE) {
    const items = await load({ limit: AT_ONCE, offset });
    all.push(...items);
    if (items.length < AT_ONCE) return all;
  }
}
