/** The metadata of a post for browsers, search engines and shared links. */
import { pictureUrl, ratioOf, sizeOf } from '@stoa/blocks';
import { absolute, type Head, SITE_PICTURE } from '../../components/document.tsx';
import type { BlogPost } from '../../lib/api.ts';
import { pageUrl } from '../../lib/page-url.ts';
import { shorten } from '../../lib/plain-text.ts';
import { seoTexts } from '../../lib/seo-texts.ts';
import type { Site } from '../../lib/site.ts';
import { breadcrumbList } from '../../lib/structured-data.ts';
import type { PostView } from './post-view.ts';

const SHARED_WIDTH = 1200;
const DESCRIPTION_LENGTH = 160;

type Crumb = { name: string; href: string };

export function headOfPost(post: BlogPost, view: PostView, crumbs: readonly Crumb[], site: Site): Head {
  const seo = seoTexts(post.seoData);
  const { picture } = view;
  const cover = picture && pictureUrl(picture.id, sizeOf(SHARED_WIDTH, ratioOf(picture)), view.title);
  const image = seo.image ?? absolute(cover ?? SITE_PICTURE, site);
  const description = seo.description ?? shorten(view.excerpt, DESCRIPTION_LENGTH);
  return {
    title: seo.title ?? view.title,
    description,
    canonical: view.href,
    image,
    type: 'article',
    article: { published: view.published, modified: view.modified },
    shared: { title: seo.sharedTitle, description: seo.sharedDescription },
    isHidden: seo.isHidden,
    feed: { href: '/blog/feed.xml', title: site.name },
    data: [
      articleData(view, { description, image, site }),
      breadcrumbList(crumbs.map(({ name, href }) => ({ name, url: pageUrl(href, site) }))),
    ],
  };
}

type Said = { description: string; image: string; site: Site };

function articleData(view: PostView, { description, image, site }: Said) {
  const url = pageUrl(view.href, site);
  const business = { '@type': 'Organization', name: site.name, url: pageUrl('/', site) };
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: view.title,
    ...(description && { description }),
    image: [image],
    datePublished: view.published,
    dateModified: view.modified,
    author: view.author ? { '@type': 'Person', name: view.author } : business,
    publisher: { ...business, logo: { '@type': 'ImageObject', url: absolute(SITE_PICTURE, site) } },
    mainEntityOfPage: url,
    inLanguage: view.language ?? site.language,
  };
}
