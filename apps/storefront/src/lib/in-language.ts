/** Pages in another language than the site's own: their addresses begin with it, and so do the links on them. */
import type { StorefrontResponse } from './storefront-request.ts';

/** First names of addresses that are no pages, beside those that begin with `_`. */
const NO_PAGES = new Set(['api', 'dashboard', 'ecom', 'feeds', 'media', 'media-download', 'stoa']);
/** Links and forms in a document; texts and attributes hold no quotes and brackets of their own. */
const LINKS = /(<(?:a|button|form|iframe|input)\b[^>]*?\s(?:href|action|formaction|src)=")(\/[^"]*)/gi;

/** A path of the site in a language, `/he`; that of the site's own language is empty. Files have no language. */
export function pathIn(languagePath: string, path: string): string {
  const [first = ''] = path.slice(1).split(/[/?#]/);
  const isFile = (first.startsWith('_') && first !== '_embed') || NO_PAGES.has(first) || first.includes('.');
  if (!languagePath || !path.startsWith('/') || path.startsWith('//') || isFile) return path;
  return languagePath + path.replace(/^\/(?=$|[?#])/, '');
}

/** An answer whose links, forms and redirects stay in a language. */
export function inLanguage(response: StorefrontResponse, languagePath: string): StorefrontResponse {
  if (!languagePath) return response;
  const { location, ...headers } = response.headers;
  const { body } = response;
  const isDocument = typeof body === 'string' && headers['content-type']?.startsWith('text/html');
  return {
    ...response,
    headers: location === undefined ? headers : { ...headers, location: pathIn(languagePath, location) },
    body: isDocument
      ? body.replace(LINKS, (_link, before: string, path: string) => before + pathIn(languagePath, path))
      : body,
  };
}

/**
 * Keeps a visitor in the language of the page where scripts make links of their own: a press on one leads on in it. Runs in
 * documents with islands in another language than the site's.
 */
export const keepLanguage = (languagePath: string): string => `{
const path=${JSON.stringify(languagePath)},
within=(element,name)=>{
const to=element?.getAttribute(name);
if(to?.[0]=='/'&&to!=path&&!to.startsWith(path+'/')&&!to.startsWith(path+'?')&&!/^\\/(\\/|_|media\\/|dashboard|stoa\\/|ecom\\/)/.test(to))
element.setAttribute(name,path+(to=='/'?'':to))};
addEventListener('click',({target})=>within(target.closest('a[href]'),'href'),true);
addEventListener('submit',({target,submitter})=>{within(target,'action');within(submitter,'formaction')},true)}`;
