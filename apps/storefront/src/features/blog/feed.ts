import { attribute, element, XML_START } from '../feeds/xml.ts';

export type FeedEntry = {
  id: string;
  title: string;
  excerpt: string;
  url: string;
  author: string | null;
  /** ISO 8601. */
  published: string;
  modified: string;
  picture: string | null;
};
/** All addresses are absolute. */
export type Feed = {
  title: string;
  description: string;
  url: string;
  rss: string;
  atom: string;
  language: string;
  publisher: string;
  entries: readonly FeedEntry[];
};

const ATOM = 'http://www.w3.org/2005/Atom';
const DUBLIN_CORE = 'http://purl.org/dc/elements/1.1/';
const MEDIA = 'http://search.yahoo.com/mrss/';

const latest = ({ entries }: Feed): string | undefined =>
  entries
    .map(({ modified }) => modified)
    .sort()
    .at(-1);

/** `Fri, 27 Nov 2026 12:00:00 GMT`, as RSS has it. */
const rssDate = (time: string): string => new Date(time).toUTCString();

/** RSS 2.0. */
export function writeRss(feed: Feed): string {
  const changed = latest(feed);
  const items = feed.entries.map(
    ({ id, title, excerpt, url, author, published, picture }) =>
      `<item>${element('title', title)}${element('link', url)}<guid isPermaLink="false">${id}</guid>` +
      `${element('pubDate', rssDate(published))}${author ? element('dc:creator', author) : ''}` +
      `${element('description', excerpt)}` +
      `${picture ? `<media:content medium="image" ${attribute('url', picture)}/>` : ''}</item>`,
  );
  return (
    `${XML_START}<rss version="2.0" xmlns:atom="${ATOM}" xmlns:dc="${DUBLIN_CORE}" xmlns:media="${MEDIA}"><channel>` +
    `${element('title', feed.title)}${element('link', feed.url)}${element('description', feed.description)}` +
    `${element('language', feed.language)}${changed ? element('lastBuildDate', rssDate(changed)) : ''}` +
    `<atom:link rel="self" type="application/rss+xml" ${attribute('href', feed.rss)}/>${items.join('')}</channel></rss>`
  );
}

/** Atom 1.0. A feed without entries was never changed: the beginning of time stands for that. */
export function writeAtom(feed: Feed): string {
  const entries = feed.entries.map(
    ({ id, title, excerpt, url, author, published, modified }) =>
      `<entry>${element('id', `urn:uuid:${id}`)}${element('title', title)}<link ${attribute('href', url)}/>` +
      `${element('published', published)}${element('updated', modified)}` +
      `${author ? `<author>${element('name', author)}</author>` : ''}${element('summary', excerpt)}</entry>`,
  );
  return (
    `${XML_START}<feed xmlns="${ATOM}" ${attribute('xml:lang', feed.language)}>${element('id', feed.url)}` +
    `${element('title', feed.title)}${element('updated', latest(feed) ?? '1970-01-01T00:00:00.000Z')}` +
    `<author>${element('name', feed.publisher)}</author><link ${attribute('href', feed.url)}/>` +
    `<link rel="self" ${attribute('href', feed.atom)}/>${entries.join('')}</feed>`
  );
}
