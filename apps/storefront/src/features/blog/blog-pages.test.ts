import { blockSchemas } from '@stoa/blocks/schemas';
import { shopPages } from '@stoa/blocks/shop-pages';
import { type Block, wrongTree } from '@stoa/page-model';
import { expect, test } from 'vitest';
import { createStorefront } from '../../server.tsx';
import { answers, manifest, noted, request, site } from '../../storefront.fixture.ts';

const storefront = createStorefront({ manifest });
const DAY = '2026-05-03T12:00:00.000Z';
const words = (text: string) => [{ type: 'PARAGRAPH', nodes: [{ type: 'TEXT', textData: { text } }] }];
const postNamed = (slug: string, title: string, more: object = {}) => ({
  ...{ id: slug, slug, title, excerpt: `About ${title}`, minutesToRead: 4 },
  ...{ firstPublishedDate: DAY, lastPublishedDate: DAY, ...more },
});
const ink = postNamed('ink', 'Ink & paper', {
  ...{ authorName: 'Ada', metrics: { likes: 2 }, richContent: { nodes: words('Two colours.') } },
  media: { wixMedia: { image: { id: 'print', width: 1200, height: 800 } }, displayed: true, altText: 'A print' },
});
const care = { id: 'c', label: 'Care', slug: 'care', title: 'Care', description: 'How prints last', postCount: 2 };
const page = {
  post: ink,
  ...{ categories: [care], tags: [{ id: 't', label: 'Risograph', slug: 'risograph' }] },
  ...{ related: [postNamed('glue', 'Glue')], previous: postNamed('wood', 'Wood'), next: postNamed('wax', 'Wax') },
};
const blog = {
  ...answers,
  '/stoa/v1/blog/pages/ink': { status: 200, body: { page } },
  '/stoa/v1/blog/previews/token': { status: 200, body: { page } },
  '/blog/v1/likes': { status: 200, body: { like: {} } },
  '/blog/v3/categories/slugs/care': { status: 200, body: { category: care } },
  '/blog/v3/categories': { status: 200, body: { categories: [care] } },
  '/v3/posts': { status: 200, body: { posts: [postNamed('glue', 'Glue')], metaData: { total: 13 } } },
};

/** The blog of a site whose owner has arranged one of its pages. */
const arranged = (kind: 'BLOG_POST' | 'BLOG', root: Block) => {
  expect(wrongTree(blockSchemas, root)).toBeNull();
  return {
    ...blog,
    [`/stoa/v1/shop-pages/${kind}`]: { status: 200, body: { page: { kind, revision: 'r1', root } } },
    '/stoa/v1/site': { status: 200, body: { site: { ...site, shopPages: { [kind]: 'r1' } } } },
    '/form-schema-service/v4/forms/f1': { status: 200, body: { form: { id: 'f1', formFields: [] } } },
    '/form-submission-service/v4/submissions': { status: 200, body: {} },
  };
};

async function bodyOf(path: string, api: Parameters<typeof request>[1] = blog): Promise<string> {
  const { body } = await storefront.handle(request(path, api));
  return String(body);
}
/** What stands between header and footer, an element a line. Pictures are known by their alternative text. */
const linesOf = (body: string): string[] =>
  (/<main id="content">(.*)<\/main>/s.exec(body)?.[1] ?? '')
    .replace(/<img (?:(?!class)[^>])*?alt="([^"]*)"[^>]*>/g, '<img alt="$1">')
    .replace(/<img (class="[^"]*") [^>]*?(alt="[^"]*")[^>]*>/g, '<img $1 $2>')
    .split(/(?=<(?!\/))/);

const card = [
  '<article class="post-card">',
  '<div>',
  '<p class="post-facts">',
  `<time dateTime="${DAY}">May 3, 2026</time>`,
  '<span>4 min read</span></p>',
];
const standardPost = [
  ...['<nav class="breadcrumbs" aria-label="Breadcrumbs">', '<ol>'],
  ...['<li>', '<a href="/blog">Blog</a></li>'],
  ...['<li>', '<a href="/blog/categories/care">Care</a></li>'],
  ...['<li>', '<a href="/blog/ink" aria-current="page">Ink &amp; paper</a></li></ol></nav>'],
  '<article class="post">',
  ...['<p class="post-categories">', '<a href="/blog/categories/care">Care</a></p>'],
  '<h1>Ink &amp; paper</h1>',
  ...['<div class="post-byline">', '<p>By Ada</p>', ...card.slice(2, 4), '<span>4 min read</span></p></div>'],
  '<img class="post-cover" alt="A print">',
  ...['<div class="prose rich-content">', '<p>Two colours.</p></div>'],
  ...[
    '<ul class="post-tags" aria-label="Tags">',
    '<li>',
    '<a href="/blog/tags/risograph" rel="tag">Risograph</a></li></ul>',
  ],
  '<form id="like" class="post-likes" action="/blog/ink" method="post">',
  '<button type="submit" class="button button-quiet" value="like" name="intent">Like this post</button>',
  '<p role="status">2 likes</p></form>',
  '<img class="post-seen" alt=""></article>',
  '<nav class="post-neighbours" aria-label="More posts">',
  ...['<a rel="prev" href="/blog/wood">', '<span>Previous post</span>Wood</a>'],
  ...['<a rel="next" href="/blog/wax">', '<span>Next post</span>Wax</a></nav>'],
  ...['<section class="post-related">', '<h2>Read next</h2>', '<div class="post-grid">', ...card],
  ...['<h3>', '<a href="/blog/glue">Glue</a></h3>', '<p>About Glue</p></div></article></div></section>'],
];
const standardList = [
  ...['<div class="listing-part listing-head">', '<div class="blog-top">', '<h1>Blog</h1></div></div>'],
  ...['<div class="listing-part">', '<nav class="category-navigation" aria-label="Topics">', '<ul>'],
  ...['<li>', '<a href="/blog" aria-current="page">All posts</a></li>'],
  ...['<li>', '<a href="/blog/categories/care">Care</a></li></ul></nav></div>'],
  ...['<div class="listing-part">', '<div class="blog-posts">', '<div class="post-grid" data-first="">', ...card],
  ...['<h2>', '<a href="/blog/glue">Glue</a></h2>', '<p>About Glue</p></div></article></div>'],
  ...['<p class="blog-feed">', '<a href="/blog/feed.xml">Subscribe by RSS</a></p></div></div>'],
];

test('a post that nobody has arranged shows what every blog shows, without another call and without scripts', async () => {
  const { calls, request: asked } = noted(request('/blog/ink', blog));
  const { body } = await storefront.handle(asked);
  expect(linesOf(String(body))).toEqual(standardPost);
  expect(calls.filter((call) => call.includes('shop-pages'))).toEqual([]);
  expect(body).not.toContain('<script type="module"');
  expect(body).toContain('src="/blog/ink/seen.svg"');
  expect(body).toContain('"@type":"Article","headline":"Ink & paper"');
  expect(body).toContain('<link rel="canonical" href="http://shop.test/blog/ink"/>');
});

test('so does a list of posts', async () => {
  const body = await bodyOf('/blog');
  expect(linesOf(body)).toEqual(standardList);
  expect(body).not.toContain('<script type="module"');
  expect(body).toContain('href="http://shop.test/blog/feed.xml" title="Blog of Halftone"');
});

const bound = (id: string, type: string, name: string, bind: string): Block => ({
  ...{ id, type },
  props: { [name]: { bind } },
});
const post = (...content: Block[]): Block => ({ id: 'post', type: 'post', slots: { content } });
const text: Block = { id: 'text', type: 'postText' };
const aboutThePost = post(
  bound('title', 'heading', 'text', 'post.title'),
  bound('cover', 'picture', 'image', 'post.cover'),
  text,
  bound('author', 'words', 'text', 'post.author'),
  bound('date', 'words', 'text', 'post.date'),
  bound('category', 'button', 'link', 'post.category'),
);
const postPage = (...content: Block[]): Block => ({ id: 'root', type: 'postPage', slots: { content } });

test('blocks show the post of the page, in the order of its owner and still without scripts', async () => {
  const related: Block = { id: 'more', type: 'relatedPosts', props: { heading: 'Also good' } };
  const body = await bodyOf('/blog/ink', arranged('BLOG_POST', postPage(aboutThePost, related)));
  expect(linesOf(body).slice(0, -card.length - 4)).toEqual([
    '<article class="post">',
    '<h1>Ink &amp; paper</h1>',
    ...['<figure class="column-picture">', '<img alt="A print"></figure>'],
    ...['<div class="prose rich-content">', '<p>Two colours.</p></div>'],
    ...['<div class="prose">', '<p>Ada</p></div>', '<div class="prose">', '<p>May 3, 2026</p></div>'],
    ...['<p>', '<a class="button" href="/blog/categories/care">Care</a></p>'],
    '<img class="post-seen" alt=""></article>',
    ...['<section class="post-related">', '<h2>Also good</h2>'],
  ]);
  expect(body).not.toContain('<script type="module"');
});

test('a form on the page of a post is sent from there, and loads scripts; a like is one still', async () => {
  const ask: Block = { id: 'ask', type: 'form', props: { form: 'f1' } };
  const api = arranged('BLOG_POST', postPage(post(text), ask));
  expect(await bodyOf('/blog/ink', api)).toContain('<script type="module"');
  const sent = await storefront.handle(request('/blog/ink', api, 'block=ask'));
  expect([sent.status, sent.headers.location]).toEqual([303, '/blog/ink?sent=ask#form-ask']);
  const liked = await storefront.handle(request('/blog/ink', api, 'intent=like'));
  expect([liked.status, liked.headers.location]).toEqual([303, '/blog/ink#like']);
  // whoever looks at a draft sends nothing, likes nothing and is not counted
  const draft = await storefront.handle(request('/blog/preview/token', api, 'block=ask'));
  expect(draft.status).toBe(200);
  expect(draft.body).not.toContain('seen.svg');
  expect(draft.body).not.toContain('id="like"');
});

test('what stands in the list of posts is seen on those of categories, too', async () => {
  const { standard } = shopPages.BLOG;
  const quote = bound('q', 'quote', 'text', 'blog.title');
  const list = { ...standard, slots: { content: [quote, ...(standard.slots?.content ?? [])] } };
  const api = arranged('BLOG', list);
  expect(await bodyOf('/blog', api)).toContain('<blockquote><p>Blog</p></blockquote>');
  const body = await bodyOf('/blog/categories/care', api);
  expect(body).toContain('<blockquote><p>Care</p></blockquote>');
  expect(body).toContain('<h1>Care</h1><p class="lead">How prints last</p>');
});
