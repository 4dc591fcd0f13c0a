/** The absolute addresses of pages, in the language of the site that they are in. */
import type { LanguageLink } from '@stoa/blocks/site-frame';
import { pathIn } from './in-language.ts';
import type { Site } from './site.ts';

/** The absolute address of a page by its path, in the language of the site. */
export function pageUrl(path: string, { url }: Pick<Site, 'url'>): string {
  const { pathname } = new URL(url);
  return new URL(pathIn(pathname === '/' ? '' : pathname, path), url).href;
}

/** The addresses of a page in all languages of the site, its own first; none where there is only one. */
export const languageLinks = (path: string, { languages, url }: Pick<Site, 'languages' | 'url'>): LanguageLink[] =>
  languages.map((language, index) => ({
    language,
    href: new URL(index === 0 ? path : pathIn(`/${language}`, path), url).href,
  }));
