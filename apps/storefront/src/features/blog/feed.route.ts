/** The blog as RSS and as Atom, for programs that read feeds. */
import { pictureUrl, ratioOf, sizeOf } from '@stoa/blocks';
import { absolute } from '../../components/document.tsx';
import { pageUrl } from '../../lib/page-url.ts';
import type { Visit } from '../../lib/render-page.tsx';
import { loadSite } from '../../lib/site.ts';
import { type StorefrontResponse, textResponse } from '../../lib/storefront-request.ts';
import { type Feed, writeAtom, writeRss } from './feed.ts';
import { viewPost } from './post-view.ts';

const MOST_ENTRIES = 30;
const PICTURE_WIDTH = 1200;

export const showRss = async (visit: Visit): Promise<StorefrontResponse> =>
  textResponse(writeRss(await loadFeed(visit)), 'application/rss+xml');

export const showAtom = async (visit: Visit): Promise<StorefrontResponse> =>
  textResponse(writeAtom(await loadFeed(visit)), 'application/atom+xml');

async function loadFeed({ api, request, messages }: Visit): Promise<Feed> {
  const [site, { posts = [] }] = await Promise.all([
    loadSite(api, request.url.origin),
    api.blogPosts.listPosts({ sort: 'PUBLISHED_DATE_DESC', paging: { limit: MOST_ENTRIES } }),
  ]);
  return {
    title: messages.blog.feed(site.name),
    description: messages.blog.describe(messages.blog.title, site.name),
    url: pageUrl('/blog', site),
    rss: pageUrl('/blog/feed.xml', site),
    atom: pageUrl('/blog/atom.xml', site),
    language: site.language,
    publisher: site.name,
    entries: posts.map((post) => {
      const { id, title, excerpt, href, author, published, modified, picture } = viewPost(post, site, messages.blog);
      const path = picture && pictureUrl(picture.id, sizeOf(PICTURE_WIDTH, ratioOf(picture)), title);
      return {
        ...{ id, title, excerpt, author, published, modified },
        url: pageUrl(href, site),
        picture: path && absolute(path, site),
      };
    }),
  };
}
