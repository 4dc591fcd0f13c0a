/** Where the pages of a blog are, for clients that link to them. */
import { anyone, operation, service } from '../operation.ts';
import { boolean, choice, date, guid, list, message, nullable, readonly, ref, text } from '../schema.ts';

const BlogLanguage = message('BlogLanguage', {
  languageCode: text(),
  localeStatus: choice('UNDEFINED_STATUS', 'INACTIVE', 'ACTIVE', 'DEFAULT'),
  flagCode: nullable(text()),
  resolutionMethodValue: choice('QUERY_PARAM', 'SUBDOMAIN', 'SUBDIRECTORY'),
});
const BlogPageInfo = message('BlogPageInfo', {
  title: text(),
  pageId: text(),
  hidden: boolean,
  path: text(),
  url: text(),
  isSmProtected: boolean,
  isDynamic: boolean,
  platformApps: list(text()),
});
export const BlogCache = message('BlogCache', {
  id: readonly(nullable(guid)),
  siteSupportedLanguages: list(ref(BlogLanguage)),
  pagesData: ref(
    message('BlogPagesData', {
      blogPage: ref(BlogPageInfo),
      postPage: ref(BlogPageInfo),
      sitePrimaryUrl: readonly(nullable(text())),
    }),
  ),
  siteProperties: ref(
    message('BlogSiteProperties', {
      businessName: nullable(text()),
      siteDisplayName: nullable(text()),
    }),
  ),
  updatedDate: readonly(nullable(date)),
  postPageUrlMapping: nullable(text({ maxLength: 1000 })),
});

export const blogCache = service('blog.blog-cache', ['/_api/blog-cache-service', '/blog-cache', ''], {
  getBlogCache: operation({
    method: 'GET',
    path: '/v1/blog-cache',
    summary: 'Get where the pages of the blog are, and the languages of the site',
    permit: anyone('BLOG.READ_SETTINGS'),
    request: {},
    response: { blogCache: ref(BlogCache) },
  }),
});
