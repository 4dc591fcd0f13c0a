export { findBlogCategorySources, findBlogTagSources, findPostSources } from './blog-texts.ts';
export { createCategory as createBlogCategory } from './categories.ts';
export { moveLikes } from './likes.store.ts';
export { hasPosts } from './posts.store.ts';
export { createTag as createBlogTag } from './tags.ts';
export { createDraftPost } from './write-drafts.ts';
