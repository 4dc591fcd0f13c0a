/** Posts, drafts, categories, tags and likes of the blog, through the public client, with their refusals. */
import { randomUUID } from 'node:crypto';
import type { TestServer } from '@stoa/server/testing/server';
import { categories, draftPosts, likes, posts, tags } from '@wix/blog';
import { files } from '@wix/media';
import { ApiKeyStrategy, createClient, OAuthStrategy } from '@wix/sdk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { picture } from './media-shop.ts';
import { errorOf, MISSING, startShop, violationsOf } from './public-clients.ts';

const modules = { categories, draftPosts, files, likes, posts, tags };
const POST = 'wix.blog.v3.post';

let shop: TestServer;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop?.stop());

const staff = () => createClient({ auth: ApiKeyStrategy({ apiKey: shop.site.apiKey, siteId: shop.site.id }), modules });
const visitor = () => createClient({ auth: OAuthStrategy({ clientId: shop.site.clientId }), modules });
const statusOf = async (call: Promise<unknown>) => (await errorOf(call)).status;

type Node = Record<string, unknown>;
const words = (text: string, decorations: Node[] = []) => ({
  type: 'TEXT' as const,
  nodes: [],
  textData: { text, decorations },
});
const paragraph = (...nodes: object[]) => ({ type: 'PARAGRAPH' as const, nodes, paragraphData: {} });
const heading = (text: string) => ({ type: 'HEADING' as const, nodes: [words(text)], headingData: { level: 2 } });
const link = (url: string) => ({ type: 'LINK', linkData: { link: { url } } });
const article = (...nodes: object[]) => ({ richContent: { nodes } as never });

/** A post on its way: its draft, or refusals. */
const write = (draft: object, options: object = {}) =>
  staff().draftPosts.createDraftPost({ title: 'A post', ...draft } as never, options);

async function upload(): Promise<string> {
  const { uploadUrl = '' } = await staff().files.generateFileUploadUrl('image/png', { fileName: 'print.png' });
  const { pathname, search } = new URL(uploadUrl);
  const sent = await fetch(`${shop.url}${pathname}${search}`, {
    method: 'PUT',
    body: new Uint8Array(picture),
    headers: { 'content-type': 'image/png' },
  });
  const { file } = (await sent.json()) as { file: { id: string } };
  return file.id;
}

test('a post is written, published, changed, taken off the site and put into the trash', async () => {
  const [ours, theirs] = [staff().draftPosts, visitor().posts];
  const category = await staff().categories.createCategory({ label: 'Printing' });
  const { tag } = await staff().tags.createTag('Risograph');
  const image = await upload();
  const { draftPost: draft = {} } = await write(
    {
      ...{ title: 'How a print is made', categoryIds: [category._id], tagIds: [tag?._id], featured: true },
      media: { wixMedia: { image: `wix:image://v1/${image}/print.png#originWidth=60&originHeight=40` } },
      ...article(heading('Ink'), paragraph(words('Two colours, '), words('one sheet.', [link('/shop')]))),
    },
    { fieldsets: ['URL', 'RICH_CONTENT'] },
  );
  const id = draft._id ?? '';
  expect(draft).toMatchObject({ status: 'UNPUBLISHED', hasUnpublishedChanges: false, minutesToRead: 1 });
  expect(draft.media?.wixMedia?.image).toContain(image);
  expect(draft.url).toMatch(/\/blog\/how-a-print-is-made$/);
  expect(await statusOf(theirs.getPost(id))).toBe(404);

  expect(await ours.publishDraftPost(id)).toEqual({ postId: id });
  const fieldsets = ['URL', 'RICH_CONTENT', 'CONTENT_TEXT', 'METRICS'] as const;
  const { post = {} } = await theirs.getPostBySlug('how-a-print-is-made', { fieldsets: [...fieldsets] });
  expect(post).toMatchObject({
    ...{ _id: id, excerpt: 'Ink Two colours, one sheet.', contentText: 'Ink\nTwo colours, one sheet.\n' },
    ...{ featured: true, pinned: false, categoryIds: [category._id], tagIds: [tag?._id] },
  });
  expect(post.richContent?.nodes).toHaveLength(2);

  await ours.updateDraftPost(id, { title: 'How prints are made', seoSlug: 'how-prints-are-made' });
  expect((await ours.getDraftPost(id)).draftPost).toMatchObject({ hasUnpublishedChanges: true });
  expect((await theirs.getPost(id)).post).toMatchObject({ title: 'How a print is made', slug: 'how-a-print-is-made' });
  await ours.updateDraftPost(id, {}, { action: 'UPDATE_PUBLISH' });
  // the address that readers know still leads to it
  expect((await theirs.getPostBySlug('how-a-print-is-made')).post).toMatchObject({ slug: 'how-prints-are-made' });

  await ours.updateDraftPost(id, {}, { action: 'UPDATE_REVERT_TO_DRAFT' });
  expect(await statusOf(theirs.getPost(id))).toBe(404);
  await ours.publishDraftPost(id);
  await ours.deleteDraftPost(id);
  expect(await statusOf(ours.getDraftPost(id))).toBe(404);
  expect((await ours.listDeletedDraftPosts({ draftPostIds: [id] })).draftPosts).toHaveLength(1);
  expect((await ours.getDeletedDraftPost(id)).draftPost).toMatchObject({ status: 'DELETED' });
  expect((await ours.restoreFromTrashBin(id)).draftPost).toMatchObject({ status: 'UNPUBLISHED' });
  await ours.deleteDraftPost(id);
  await ours.removeFromTrashBin(id);
  expect(await statusOf(ours.getDeletedDraftPost(id))).toBe(404);
});

test('a post becomes public at its time, once', async () => {
  const { draftPost: { _id: id = '' } = {} } = await write({ title: 'Tomorrow' });
  const ours = staff().draftPosts;
  const soon = new Date(Date.now() + 1500);
  const schedule = (scheduledPublishDate: Date) =>
    ours.updateDraftPost(id, {}, { action: 'UPDATE_SCHEDULE', scheduledPublishDate });
  expect(await violationsOf(schedule(new Date('2020-01-01')))).toHaveProperty('scheduledPublishDate');
  await schedule(new Date(Date.now() + 3_600_000));
  await ours.updateDraftPost(id, {}, { action: 'UPDATE_CANCEL_SCHEDULE' });
  expect((await ours.getDraftPost(id)).draftPost).toMatchObject({ status: 'UNPUBLISHED' });
  await schedule(new Date(Date.now() + 3_600_000));
  await schedule(soon);
  expect((await ours.getDraftPost(id)).draftPost).toMatchObject({ status: 'SCHEDULED', scheduledPublishDate: soon });
  const published = async () => (await ours.getDraftPost(id)).draftPost?.status;
  await expect.poll(published).toBe('PUBLISHED');
  const { post } = await visitor().posts.getPost(id);
  expect(Number(post?.lastPublishedDate)).toBeGreaterThanOrEqual(Number(soon));
  expect(await violationsOf(schedule(new Date(Date.now() + 3_600_000)))).toHaveProperty('action');
});

test('posts are listed, queried and counted, by category, tag and date', async () => {
  const client = staff();
  const { _id: categoryId = '' } = await client.categories.createCategory({ label: 'Paper' });
  const { tag: { _id: tagId = '' } = {} } = await client.tags.createTag('Cotton');
  const many = ['Alpha', 'Beta', 'Gamma'].map((title, index) => ({
    ...{ title, categoryIds: [categoryId], tagIds: index > 0 ? [tagId] : [], hashtags: ['paper'] },
    firstPublishedDate: new Date(Date.UTC(2025, index, 15)),
  }));
  const made = await client.draftPosts.bulkCreateDraftPosts(many, { publish: true, returnFullEntity: true });
  expect(made.bulkActionMetadata).toMatchObject({ totalSuccesses: 3, totalFailures: 0 });
  await client.draftPosts.createDraftPost({ title: 'Delta', categoryIds: [categoryId], tagIds: [tagId] });

  const { posts: theirs } = visitor();
  const titles = async (options: object) =>
    (await theirs.listPosts({ categoryIds: [categoryId], ...options })).posts?.map(({ title }) => title);
  expect(await titles({})).toEqual(['Gamma', 'Beta', 'Alpha']);
  expect(await titles({ sort: 'TITLE_ASC', paging: { limit: 2, offset: 1 } })).toEqual(['Beta', 'Gamma']);
  expect(await titles({ tagIds: [tagId], hashtags: ['paper'] })).toEqual(['Gamma', 'Beta']);
  expect((await theirs.listPosts({ categoryIds: [categoryId], paging: { limit: 2 } })).metaData).toMatchObject({
    ...{ count: 2, total: 3, offset: 0 },
  });
  const query = theirs.queryPosts().hasSome('categoryIds', [categoryId]).ascending('firstPublishedDate').limit(2);
  const first = await query.find();
  expect(first.items.map(({ title }) => title)).toEqual(['Alpha', 'Beta']);
  expect((await first.next()).items.map(({ title }) => title)).toEqual(['Gamma']);
  expect((await theirs.getTotalPosts()).total).toBeGreaterThanOrEqual(3);
  const { stats } = await theirs.queryPostCountStats({
    rangeStart: new Date('2025-01-10'),
    months: 2,
    order: 'OLDEST',
  });
  expect(stats?.map(({ postCount }) => postCount)).toEqual([1, 1]);

  expect(await client.categories.getCategory(categoryId)).toMatchObject({ category: { postCount: 3 } });
  expect(await client.tags.getTag(tagId)).toMatchObject({ postCount: 3, publishedPostCount: 2 });
  const drafts = await client.draftPosts.queryDraftPosts().hasSome('categoryIds', [categoryId]).find();
  expect(drafts.items).toHaveLength(4);
  const listed = await client.draftPosts.listDraftPosts({ status: 'UNPUBLISHED' });
  expect(listed.draftPosts?.map(({ title }) => title)).toContain('Delta');

  const gone = await client.draftPosts.bulkDeleteDraftPosts([made.results?.[0]?.item?._id ?? '', MISSING]);
  expect(gone.bulkActionMetadata).toMatchObject({ totalSuccesses: 1, totalFailures: 1 });
  expect(await client.categories.getCategory(categoryId)).toMatchObject({ category: { postCount: 2 } });
  await client.categories.deleteCategory(categoryId);
  await client.tags.deleteTag(tagId);
  expect((await theirs.getPost(made.results?.[1]?.item?._id ?? '')).post).toMatchObject({
    categoryIds: [],
    tagIds: [],
  });
});

test('several posts are changed together', async () => {
  const ids = await Promise.all(['One', 'Two'].map(async (title) => (await write({ title })).draftPost?._id ?? ''));
  const changes = [...ids, MISSING].map((_id) => ({ draftPost: { _id, featured: true } }));
  const done = await staff().draftPosts.bulkUpdateDraftPosts({
    draftPosts: changes,
    action: 'UPDATE_PUBLISH',
  } as never);
  expect(done.results?.map(({ itemMetadata }) => itemMetadata?.success)).toEqual([true, true, false]);
  expect((await visitor().posts.getPost(ids[1] ?? '')).post).toMatchObject({ title: 'Two', featured: true });
});

test('categories and tags are found by their names and addresses', async () => {
  const { categories: groups, tags: words } = staff();
  const made = await groups.createCategory({ label: 'Care', description: 'Frames, light and dust' });
  const id = made._id ?? '';
  expect(made).toMatchObject({ slug: 'care', title: 'Care', postCount: 0 });
  expect(await groups.createCategory({ label: 'Care' })).toMatchObject({ slug: 'care-1' });
  expect(await violationsOf(groups.createCategory({ label: 'Care', slug: 'care' }))).toHaveProperty('category.slug');
  await groups.updateCategory(id, { label: 'Care of prints' });
  const found = await visitor().categories.getCategoryBySlug('care', { fieldsets: ['URL'] });
  expect(found.category).toMatchObject({ label: 'Care of prints', description: 'Frames, light and dust' });
  const { items } = await visitor().categories.queryCategories().eq('slug', 'care').find();
  expect(items).toHaveLength(1);
  expect((await visitor().categories.listCategories()).categories?.length).toBeGreaterThanOrEqual(2);

  const { tag } = await words.createTag('Letterpress');
  expect((await words.createTag('LETTERPRESS')).tag?._id).toBe(tag?._id);
  expect(await visitor().tags.getTagBySlug('letterpress')).toMatchObject({ tag: { _id: tag?._id } });
  expect(await visitor().tags.getTagByLabel('letterpress')).toMatchObject({ tag: { _id: tag?._id } });
  expect((await visitor().tags.queryTags().eq('label', 'Letterpress').find()).items).toHaveLength(1);
  const calls = [
    groups.getCategory(MISSING),
    groups.deleteCategory(MISSING),
    words.getTag(MISSING),
    words.deleteTag(MISSING),
  ];
  for (const call of calls) expect(await statusOf(call as Promise<unknown>)).toBe(404);
});

test('a visitor likes a post once, and takes it back', async () => {
  const { draftPost: { _id: entityId = '' } = {} } = await write({}, { publish: true });
  const client = visitor();
  const like = () => client.likes.createLike({ like: { entityId, fqdn: POST } });
  const count = async () => (await client.posts.getPostMetrics(entityId)).metrics;
  const [one, two] = [await like(), await like()];
  expect(one._id).toBe(two._id);
  await visitor().likes.createLike({ like: { entityId, fqdn: POST } });
  expect(await count()).toEqual({ comments: 0, likes: 2, views: 0 });
  expect((await client.likes.queryLikes().eq('entityId', entityId).find()).items.map(({ _id }) => _id)).toEqual([
    one._id,
  ]);
  expect(await client.likes.getLike(one._id ?? '')).toMatchObject({ entityId, fqdn: POST });
  const stranger = visitor().likes;
  expect(await statusOf(stranger.getLike(one._id ?? ''))).toBe(404);
  expect(await statusOf(stranger.deleteLike(one._id ?? ''))).toBe(404);
  await client.likes.deleteLikeByFqdnAndEntityId({ fqdn: POST, entityId });
  expect(await count()).toMatchObject({ likes: 1 });
  expect(await statusOf(client.likes.deleteLike(one._id ?? ''))).toBe(404);
  expect(await statusOf(client.likes.createLike({ like: { entityId: MISSING, fqdn: POST } }))).toBe(404);
  expect(await violationsOf(client.likes.createLike({ like: { entityId, fqdn: 'x' } }))).toHaveProperty('like.fqdn');
  expect(await statusOf(staff().likes.createLike({ like: { entityId, fqdn: POST } }))).toBe(403);
});

test('what is wrong with a post is named, with its place', async () => {
  const fieldsOf = async (draft: object) => Object.keys(await violationsOf(write(draft)));
  const node = (one: object) => fieldsOf(article(one));
  const at = (rest: string) => [`draftPost.richContent.nodes.0${rest}`];
  expect(await node(paragraph(words('x', [link('javascript:alert(1)')])))).toEqual(
    at('.nodes.0.textData.decorations.0.linkData.link.url'),
  );
  expect(await node(paragraph(words('x', [link('java\tscript:alert(1)')])))).toHaveLength(1);
  expect(
    await node({ type: 'BUTTON', nodes: [], buttonData: { text: 'x', link: { url: 'data:text/html,x' } } }),
  ).toEqual(at('.buttonData.link.url'));
  expect(await node({ type: 'WIDGET' })).toHaveLength(1);
  expect(await node(words('x'))).toEqual(at('.type'));
  expect(await node({ type: 'DIVIDER', imageData: {} })).toEqual(at('.imageData'));
  expect(await node({ type: 'HEADING', nodes: [], headingData: { level: 9 } })).toEqual(at('.headingData.level'));
  const image = { type: 'IMAGE', nodes: [], imageData: { image: { src: { id: 'elsewhere.png' } } } };
  expect(await node(image)).toEqual(at('.imageData.image.src.id'));
  let deep: object = paragraph(words('x'));
  for (let level = 0; level < 17; level++) deep = { type: 'BLOCKQUOTE', nodes: [deep], blockquoteData: {} };
  expect(await node(deep)).toHaveLength(1);
  expect(await fieldsOf({ categoryIds: [MISSING], tagIds: ['no id'], relatedPostIds: [MISSING] })).toEqual([
    ...['draftPost.categoryIds.0', 'draftPost.tagIds.0', 'draftPost.relatedPostIds.0'],
  ]);
  expect(await fieldsOf({ memberId: randomUUID() })).toEqual(['draftPost.memberId']);
  expect(await fieldsOf({ title: 'x'.repeat(201) })).toEqual(['draftPost.title']);
  expect(Object.keys(await violationsOf(write({ title: ' ' }, { publish: true })))).toEqual(['draftPost.title']);

  const { draftPost: { _id: id = '' } = {} } = await write({ title: 'Taken' });
  expect(await fieldsOf({ seoSlug: 'taken' })).toEqual(['draftPost.seoSlug']);
  const stale = { title: 'Later', revision: '0' } as never;
  expect(await statusOf(staff().draftPosts.updateDraftPost(id, stale))).toBe(409);
  expect(await statusOf(visitor().draftPosts.getDraftPost(id))).toBe(403);
  expect(await statusOf(visitor().draftPosts.updateDraftPost(id, { title: 'Mine' }))).toBe(403);
});

test('a post is written in another language, once in each', async () => {
  const { draftPost: { _id: id = '' } = {} } = await write({ title: 'Hello', ...article(paragraph(words('Hi'))) });
  const { draftPosts: ours } = staff();
  const { draftPost: copy } = await ours.translateDraft(id, 'fr', { fieldsets: ['RICH_CONTENT'] });
  const { draftPost: original } = await ours.getDraftPost(id);
  expect(copy).toMatchObject({ language: 'fr', title: 'Hello', translationId: original?.translationId });
  expect(copy?.richContent?.nodes).toHaveLength(1);
  expect(await statusOf(ours.translateDraft(id, 'fr'))).toBe(409);
  expect((await ours.updateDraftPostLanguage(id, 'pt')).draftPost).toMatchObject({ language: 'pt' });
});
