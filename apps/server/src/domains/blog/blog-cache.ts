import type { blogCache } from '@stoa/contract';
import type { UseCase } from '../../use-case.ts';

/** The pages of the blog have fixed addresses: one that lists posts, and one for each post. */
export const getBlogCache: UseCase<typeof blogCache.getBlogCache> = async ({ site, addresses }) => {
  const page = (title: string, path: string, isDynamic: boolean) => ({
    ...{ title, pageId: path, path, url: `${addresses.site}${path}` },
    ...{ hidden: false, isSmProtected: false, isDynamic, platformApps: [] },
  });
  return {
    blogCache: {
      id: site.id,
      siteSupportedLanguages: [
        {
          languageCode: site.language,
          localeStatus: 'DEFAULT' as const,
          resolutionMethodValue: 'QUERY_PARAM' as const,
        },
      ],
      pagesData: {
        blogPage: page('Blog', '/blog', false),
        postPage: page('Post', '/blog', true),
        sitePrimaryUrl: addresses.site,
      },
      siteProperties: { businessName: site.name, siteDisplayName: site.name },
      postPageUrlMapping: '/blog/{slug}',
    },
  };
};
