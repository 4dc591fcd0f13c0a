import { blogLikes, blogPosts, blogReading, blogTags, draftPosts, POST_FQDN } from '@stoa/contract';
import { openTestDatabase } from '@stoa/server/testing/database';
import { expectAnswer, openShop, type Shop } from '@stoa/server/testing/shop';
import { doDueWork } from '@stoa/server/testing/tasks';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, withSite } from '../../platform/db/index.ts';
import { moveLikes } from './index.ts';
import { blogData } from './personal-data.ts';
import { postIsDue } from './publishing.ts';

let database: Database;
let shop: Shop;
beforeAll(async () => {
  database = await openTestDatabase();
  shop = await openShop(database);
});
afterAll(() => database?.close());

const words = (text: string) => ({ nodes: [{ type: 'PARAGRAPH', nodes: [{ type: 'TEXT', textData: { text } }] }] });
const write = async (draft: object, more: object = {}) => {
  const request = { draftPost: { title: 'A post', ...draft }, ...more };
  const { draftPost } = expectAnswer(await shop.staff().call(draftPosts.createDraftPost, request as never));
  return draftPost?.id ?? '';
};
const update = (id: string, draft: object, more: object = {}) =>
  shop.staff().call(draftPosts.updateDraftPost, { draftPost: { id, ...draft }, ...more } as never);
const read = async (postId: string) =>
  expectAnswer(await shop.visitor().call(blogPosts.getPost, { postId, fieldsets: ['METRICS'] })).post;
const told = async (from: number) => (await shop.events()).slice(from).filter((type) => type.startsWith('wix.blog'));

test('a scheduled post is published once, as it is written by then, however often it was put off', async () => {
  const id = await write({ title: 'Later' });
  const at = (hours: number) => new Date(shop.clock.now.getTime() + hours * 3_600_000).toISOString();
  const schedule = (scheduledPublishDate: string) =>
    update(id, {}, { action: 'UPDATE_SCHEDULE', scheduledPublishDate });
  const [first, second] = [at(1), at(2)];
  expectAnswer(await schedule(first));
  expectAnswer(await schedule(second));
  expectAnswer(await update(id, { title: 'Later, and better' }));
  const begun = (await shop.events()).length;
  shop.clock.now = new Date(first);
  await doDueWork(shop.staff().ctx, [postIsDue]);
  expect(await told(begun)).toEqual([]);
  shop.clock.now = new Date(second);
  await doDueWork(shop.staff().ctx, [postIsDue]);
  await doDueWork(shop.staff().ctx, [postIsDue]);
  expect(await told(begun)).toEqual(['wix.blog.v3.draft_updated', 'wix.blog.v3.post_created']);
  expect(await read(id)).toMatchObject({ title: 'Later, and better', firstPublishedDate: second });
});

test('what is announced follows what readers notice', async () => {
  const begun = (await shop.events()).length;
  const id = await write({});
  await update(id, { richContent: words('Two words') });
  await update(id, {}, { action: 'UPDATE_PUBLISH' });
  await update(id, { title: 'Another' });
  await update(id, {}, { action: 'UPDATE_PUBLISH' });
  await update(id, {}, { action: 'UPDATE_REVERT_TO_DRAFT' });
  const [draft, post] = ['wix.blog.v3.draft', 'wix.blog.v3.post'];
  expect(await told(begun)).toEqual([
    ...[`${draft}_created`, `${draft}_updated`, `${draft}_updated`, `${post}_created`, `${draft}_updated`],
    ...[`${draft}_updated`, `${post}_updated`, `${draft}_updated`, `${post}_deleted`],
  ]);
});

test('a tag is announced whenever more or fewer posts have it', async () => {
  const { tag } = expectAnswer(await shop.staff().call(blogTags.createTag, { label: 'News' }));
  const begun = (await shop.events()).length;
  const counted = async () => (await told(begun)).filter((type) => type === 'wix.blog.v3.tag_updated').length;
  const id = await write({ tagIds: [tag?.id ?? ''] });
  expect(await counted()).toBe(1);
  await update(id, { title: 'Another' });
  expect(await counted()).toBe(1);
  await update(id, {}, { action: 'UPDATE_PUBLISH' });
  expect(await counted()).toBe(2);
  expectAnswer(await shop.staff().call(draftPosts.deleteDraftPost, { draftPostId: id, permanent: true }));
  expect(await counted()).toBe(3);
});

test('posts with one title have addresses of their own; a draft gives up an address that nobody saw', async () => {
  const one = await write({ title: 'Same' });
  const two = await write({ title: 'Same' }, { publish: true });
  expect(await read(two)).toMatchObject({ slug: 'same-1' });
  expectAnswer(await update(one, { title: 'Different' }));
  const three = await write({ title: 'Same' }, { publish: true });
  expect(await read(three)).toMatchObject({ slug: 'same' });
  expectAnswer(await update(three, { seoSlug: 'new' }, { action: 'UPDATE_PUBLISH' }));
  const { page } = expectAnswer(await shop.visitor().call(blogReading.getPostPage, { slug: 'same' }));
  expect(page?.post).toMatchObject({ id: three, slug: 'new' });
});

test('two who save at a time: the second is told', async () => {
  const id = await write({});
  expectAnswer(await update(id, { title: 'One', revision: '1' }));
  expect(await update(id, { title: 'Two', revision: '1' })).toEqual({ refused: 'code', code: 'INVALID_REVISION' });
});

test('likes of a visitor become the member’s who logs in, one for each post', async () => {
  const [one, two] = [await write({}, { publish: true }), await write({}, { publish: true })];
  const [visitor, member] = [shop.visitor(), shop.member('0190a000-0000-7000-8000-00000000aaaa')];
  const like = { fqdn: POST_FQDN };
  for (const entityId of [one, two]) await visitor.call(blogLikes.createLike, { like: { ...like, entityId } });
  await member.call(blogLikes.createLike, { like: { ...like, entityId: one } });
  const visitorId = 'id' in visitor.ctx.caller ? visitor.ctx.caller.id : '';
  const memberId = 'id' in member.ctx.caller ? member.ctx.caller.id : '';
  await withSite(visitor.ctx, (tx) => moveLikes(tx, visitorId, memberId));
  expect((await read(one))?.metrics).toMatchObject({ likes: 1 });
  expect((await read(two))?.metrics).toMatchObject({ likes: 1 });
  const person = { memberId, contactId: null, emails: [] };
  const kept = await withSite(shop.staff().ctx, (tx) => blogData.export(shop.staff().ctx, tx, person));
  const { likes } = kept as { likes: { postId: string }[] };
  expect(likes.map(({ postId }) => postId).toSorted()).toEqual([one, two].toSorted());
  await withSite(shop.staff().ctx, (tx) => blogData.erase(shop.staff().ctx, tx, [person]));
  expect((await read(two))?.metrics).toMatchObject({ likes: 0 });
});

test('views are counted, of published posts alone', async () => {
  const [id, draft] = [await write({}, { publish: true }), await write({})];
  for (const postId of [id, id, draft]) await shop.as({ kind: 'nobody' }).call(blogReading.recordPostView, { postId });
  expect((await read(id))?.metrics).toMatchObject({ views: 2 });
  expect(await shop.rows('blog_views')).toHaveLength(1);
});

test('a post’s page has its neighbours, and what it names or what is like it', async () => {
  const own = await openShop(database);
  const staff = own.staff();
  const make = async (title: string, day: number, more: object = {}) => {
    const draftPost = { title, firstPublishedDate: `2026-01-0${day}T00:00:00.000Z`, ...more };
    return expectAnswer(await staff.call(draftPosts.createDraftPost, { draftPost, publish: true })).draftPost?.id ?? '';
  };
  const first = await make('First', 1);
  await make('Second', 2, { relatedPostIds: [first] });
  await make('Third', 3);
  const { page } = expectAnswer(await own.visitor().call(blogReading.getPostPage, { slug: 'second' }));
  expect([page?.previous?.title, page?.next?.title]).toEqual(['First', 'Third']);
  expect(page?.related?.map(({ title }) => title)).toEqual(['First']);
});

test('a link to a preview shows the draft to anybody, until it ends', async () => {
  const id = await write({ title: 'Secret' });
  const { url = '' } = expectAnswer(await shop.staff().call(blogReading.createPostPreview, { postId: id }));
  const token = url.split('/').at(-1) ?? '';
  const open = () => shop.as({ kind: 'nobody' }).call(blogReading.getPostPreview, { token });
  expect(expectAnswer(await open()).page?.post).toMatchObject({ title: 'Secret' });
  const now = shop.clock.now;
  shop.clock.now = new Date(now.getTime() + 8 * 86_400_000);
  expect(await open()).toMatchObject({ refused: 'not-found' });
  shop.clock.now = now;
});

test('readers find posts by their words, those of titles first, as they were published', async () => {
  const publishPost = (title: string, text: string) => write({ title, richContent: words(text) }, { publish: true });
  const told = await publishPost('A visit to the mill', 'Where our paper comes from.');
  const named = await publishPost('How paper is made', 'At the vat, by hand.');
  await write({ title: 'Paper that nobody may read of yet' });
  const found = async (asked: string) => {
    const { posts = [] } = expectAnswer(await shop.visitor().call(blogReading.searchPosts, { words: asked }));
    return posts.map(({ id }) => id);
  };
  expect(await found('PAPER')).toEqual([named, told]);
  expect(await found('paper mill')).toEqual([told]);
  expect(await found('vat hand')).toEqual([named]);
  expect(await found('?!')).toEqual([]);
  await update(told, { title: 'A visit to the press', richContent: words('No word of it.') });
  expect(await found('paper mill')).toEqual([told]); // what is written is not published yet
  await update(told, {}, { action: 'UPDATE_PUBLISH' });
  expect(await found('paper mill')).toEqual([]);
  expect(await found('press')).toEqual([told]);
  await update(told, {}, { action: 'UPDATE_REVERT_TO_DRAFT' });
  expect(await found('press')).toEqual([]);
});
