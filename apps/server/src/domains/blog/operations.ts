import { blogCache, blogCategories, blogLikes, blogPosts, blogReading, blogTags, draftPosts } from '@stoa/contract';
import { serve } from '../../use-case.ts';
import { getBlogCache } from './blog-cache.ts';
import * as categories from './categories.ts';
import * as likes from './likes.ts';
import * as drafts from './read-drafts.ts';
import * as pages from './read-post-page.ts';
import * as posts from './read-posts.ts';
import * as tags from './tags.ts';
import * as writing from './write-drafts.ts';

export const served = [
  ...serve(draftPosts, {
    createDraftPost: writing.createDraftPost,
    bulkCreateDraftPosts: writing.bulkCreateDraftPosts,
    bulkUpdateDraftPosts: writing.bulkUpdateDraftPosts,
    listDeletedDraftPosts: drafts.listDeletedDraftPosts,
    getDraftPost: drafts.getDraftPost,
    updateDraftPost: writing.updateDraftPost,
    deleteDraftPost: writing.deleteDraftPost,
    removeFromTrashBin: writing.removeFromTrashBin,
    bulkDeleteDraftPosts: writing.bulkDeleteDraftPosts,
    listDraftPosts: drafts.listDraftPosts,
    getDeletedDraftPost: drafts.getDeletedDraftPost,
    restoreFromTrashBin: writing.restoreFromTrashBin,
    queryDraftPosts: drafts.queryDraftPosts,
    publishDraftPost: writing.publishDraftPost,
    translateDraft: writing.translateDraft,
    updateDraftPostLanguage: writing.updateDraftPostLanguage,
  }),
  ...serve(blogPosts, {
    queryPostCountStats: posts.queryPostCountStats,
    getTotalPosts: posts.getTotalPosts,
    getPost: posts.getPost,
    getPostBySlug: posts.getPostBySlug,
    listPosts: posts.listPosts,
    queryPosts: posts.queryPosts,
    getPostMetrics: posts.getPostMetrics,
  }),
  ...serve(blogCategories, {
    createCategory: categories.createCategory,
    updateCategory: categories.updateCategory,
    getCategory: categories.getCategory,
    getCategoryBySlug: categories.getCategoryBySlug,
    listCategories: categories.listCategories,
    queryCategories: categories.queryCategories,
    deleteCategory: categories.deleteCategory,
  }),
  ...serve(blogTags, {
    createTag: tags.createTag,
    getTagByLabel: tags.getTagByLabel,
    getTag: tags.getTag,
    getTagBySlug: tags.getTagBySlug,
    queryTags: tags.queryTags,
    deleteTag: tags.deleteTag,
  }),
  ...serve(blogLikes, {
    createLike: likes.createLike,
    getLike: likes.getLike,
    queryLikes: likes.queryLikes,
    deleteLike: likes.deleteLike,
    deleteLikeByFqdnAndEntityId: likes.deleteLikeByFqdnAndEntityId,
  }),
  ...serve(blogCache, { getBlogCache }),
  ...serve(blogReading, { ...pages, recordPostView: likes.recordPostView, searchPosts: posts.searchPosts }),
];
