import type { draftPosts } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { readSite } from '../../platform/db/index.ts';
import { isGuid } from '../../platform/ids.ts';
import { compileQuery, type WireQuery } from '../../platform/query/index.ts';
import { invalid, isRefusal } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import { toPage } from './page.ts';
import { countDraftRows, draftQueryable, findPost, queryDraftRows } from './posts.store.ts';
import { viewDraft } from './view-post.ts';
import { noDraft } from './write-drafts.ts';

type Service = typeof draftPosts;
type Fields = readonly string[] | undefined;

const getting =
  (isDeleted: boolean) =>
  (ctx: Context, id: string, fieldsets: Fields = []) =>
    readSite(ctx, async (tx) => {
      const post = isGuid(id) ? await findPost(tx, id) : null;
      if (!post || (post.status === 'DELETED') !== isDeleted) return noDraft;
      return { draftPost: viewDraft(ctx, post, fieldsets) };
    });

export const getDraftPost: UseCase<Service['getDraftPost']> = (ctx, { draftPostId, fieldsets }) =>
  getting(false)(ctx, draftPostId, fieldsets);
export const getDeletedDraftPost: UseCase<Service['getDeletedDraftPost']> = (ctx, { draftPostId }) =>
  getting(true)(ctx, draftPostId, ['RICH_CONTENT', 'URL']);

type Asked = { query: WireQuery; fieldsets?: Fields; isDeleted?: boolean; path?: string };

/** A page of drafts, by number or by cursor. */
async function pageOf(ctx: Context, { query, fieldsets = [], isDeleted, path = 'query' }: Asked) {
  const scope = `blog drafts:${ctx.siteId}`;
  const compiled = compileQuery(query, draftQueryable, { secret: ctx.cursorSecret, scope, path });
  if (!compiled.ok) return invalid(...compiled.violations);
  const { value } = compiled;
  // posts in the trash are found by those who ask for them
  const inTrash = isDeleted ?? JSON.stringify(value.stated.filter ?? null).includes('"DELETED"');
  const isWhole = fieldsets.includes('RICH_CONTENT') || fieldsets.includes('GENERATED_EXCERPT');
  return readSite(ctx, async (tx) => {
    const rows = await queryDraftRows(tx, { query: value, isWhole }, inTrash);
    const page = await toPage(value, rows, () => countDraftRows(tx, value, inTrash));
    const draftPosts = page.rows.map((post) => viewDraft(ctx, post, fieldsets));
    return { draftPosts, pagingMetadata: page.pagingMetadata, total: page.total };
  });
}

export const queryDraftPosts: UseCase<Service['queryDraftPosts']> = async (ctx, { query, fieldsets }) => {
  const page = await pageOf(ctx, { query, fieldsets });
  return isRefusal(page) ? page : { draftPosts: page.draftPosts, pagingMetadata: page.pagingMetadata };
};

type Listing = {
  status?: string;
  language?: string | null;
  sort?: string;
  paging?: { offset?: number; limit?: number; cursor?: string | null };
  draftPostIds?: readonly string[];
};

/** The query that a list stands for. */
const listing = ({ status, language, sort, paging, draftPostIds = [] }: Listing): WireQuery =>
  paging?.cursor
    ? { cursorPaging: { cursor: paging.cursor, ...(paging.limit && { limit: paging.limit }) } }
    : {
        filter: {
          ...(status && status !== 'UNKNOWN' && { status }),
          ...(language && { language }),
          ...(draftPostIds.length > 0 && { id: { $in: draftPostIds } }),
        },
        sort: [{ fieldName: 'editedDate', order: sort === 'EDITING_DATE_ASC' ? 'ASC' : 'DESC' }],
        paging: { limit: paging?.limit ?? 50, offset: paging?.offset ?? 0 },
      };

export const listDraftPosts: UseCase<Service['listDraftPosts']> = async (ctx, { fieldsets, ...asked }) => {
  const page = await pageOf(ctx, { query: listing(asked), fieldsets, path: 'paging' });
  if (isRefusal(page)) return page;
  const { draftPosts, total } = page;
  return { draftPosts, metaData: { count: draftPosts.length, offset: asked.paging?.offset ?? 0, total } };
};

export const listDeletedDraftPosts: UseCase<Service['listDeletedDraftPosts']> = async (
  ctx,
  { fieldsets, ...asked },
) => {
  const page = await pageOf(ctx, { query: listing(asked), fieldsets, isDeleted: true, path: 'paging' });
  return isRefusal(page) ? page : { draftPosts: page.draftPosts, pagingMetadata: page.pagingMetadata };
};
