/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const draftPosts = /* @__PURE__ */ routes<typeof contract.draftPosts>({
  createDraftPost: 'POST /blog/v3/draft-posts',
  bulkCreateDraftPosts: 'POST /blog/v3/bulk/draft-posts/create',
  bulkUpdateDraftPosts: 'PATCH /blog/v3/draft-posts/update',
  listDeletedDraftPosts: 'GET /blog/v3/draft-posts/trash-bin',
  getDraftPost: 'GET /blog/v3/draft-posts/{draftPostId}',
  updateDraftPost: 'PATCH /blog/v3/draft-posts/{draftPost.id}',
  deleteDraftPost: 'DELETE /blog/v3/draft-posts/{draftPostId}',
  removeFromTrashBin: 'DELETE /blog/v3/draft-posts/trash-bin/{draftPostId}',
  bulkDeleteDraftPosts: 'DELETE /blog/v3/bulk/draft-posts',
  listDraftPosts: 'GET /blog/v3/draft-posts',
  getDeletedDraftPost: 'GET /blog/v3/draft-posts/trash-bin/{draftPostId}',
  restoreFromTrashBin: 'POST /blog/v3/draft-posts/trash-bin/{draftPostId}/restore',
  queryDraftPosts: 'POST /blog/v3/draft-posts/query',
  publishDraftPost: 'POST /blog/v3/draft-posts/{draftPostId}/publish',
  translateDraft: 'POST /blog/v3/multilingual/draft/{postId}',
  updateDraftPostLanguage: 'POST /blog/v3/multilingual/update-draft-post-language/{postId}',
});
