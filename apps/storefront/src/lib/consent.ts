/** What a visitor is asked to agree to, what they decided, and what their decision opens. */
import { isPrivatePath } from '@stoa/page-model';
import type { ApiSite } from './api.ts';
import type { StorefrontRequest, StorefrontResponse } from './storefront-request.ts';

const categories = ['FUNCTIONAL', 'ANALYTICS', 'ADVERTISING'] as const;
type ConsentCategory = (typeof categories)[number];
type Tag = { category: ConsentCategory; place: 'HEAD' | 'BODY'; html: string; hosts: string[] };

export type SiteConsent = {
  /** Null for the usual words. */
  title: string | null;
  text: string | null;
  categories: ConsentCategory[];
  /** What is allowed before a visitor has decided. */
  allowed: ConsentCategory[];
  tags: Tag[];
};

export function readConsent(consent: ApiSite['consent']): SiteConsent | null {
  if (!consent) return null;
  const { title = null, text = null, policy = {}, tags = [] } = consent;
  const before = { FUNCTIONAL: policy.functional, ANALYTICS: policy.analytics, ADVERTISING: policy.advertising };
  return {
    title,
    text,
    categories: consent.categories ?? [],
    allowed: categories.filter((category) => before[category]),
    tags: tags.flatMap(({ category, place = 'HEAD', html = '', hosts = [] }) =>
      category ? [{ category, place, html, hosts }] : [],
    ),
  };
}

type Deciding = Pick<StorefrontRequest, 'decision'>;

/** Whether the visitor has decided about everything that the site asks for now. */
export const hasDecided = (consent: SiteConsent, { decision }: Deciding): boolean =>
  consent.categories.every((category) => decision.includes(`+${category}`) || decision.includes(`-${category}`));

/** Whether what belongs to a category may be loaded. */
export const mayLoad = (consent: SiteConsent, { decision }: Deciding, category: ConsentCategory): boolean =>
  decision.includes(`+${category}`) || (consent.allowed.includes(category) && !decision.includes(`-${category}`));

/** A decision about what the site asks for, to be kept. */
export const decide = (consent: SiteConsent, agreed: (category: ConsentCategory) => boolean): string =>
  categories
    .filter((category) => consent.categories.includes(category))
    .map((category) => `${agreed(category) ? '+' : '-'}${category}`)
    .join('');

/**
 * The document with the tags that the visitor agreed to, which may reach the hosts that they name and no others. Those of
 * others see no private page.
 */
export function withTags(
  document: StorefrontResponse,
  consent: SiteConsent | null,
  request: Pick<StorefrontRequest, 'decision' | 'nonce' | 'url'>,
): StorefrontResponse {
  if (!consent || typeof document.body !== 'string' || isPrivatePath(request.url.pathname)) return document;
  const tags = consent.tags.filter(({ category }) => mayLoad(consent, request, category));
  if (tags.length === 0) return document;
  const htmlAt = (place: Tag['place']) =>
    tags
      .filter((tag) => tag.place === place)
      .map(({ html }) => html.replace(/<(script|style)(?=[\s>])/gi, `<$1 nonce="${request.nonce}"`))
      .join('');
  const headEnd = document.body.indexOf('</head>');
  const bodyEnd = document.body.lastIndexOf('</body>');
  const body =
    document.body.slice(0, headEnd) +
    htmlAt('HEAD') +
    document.body.slice(headEnd, bodyEnd) +
    htmlAt('BODY') +
    document.body.slice(bodyEnd);
  return { ...document, body, hosts: [...new Set(tags.flatMap(({ hosts }) => hosts))] };
}
