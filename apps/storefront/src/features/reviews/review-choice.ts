/** The visitor's choice of a product's reviews, in the address of its page: filters, order and page. */
import type { Messages } from '@stoa/messages';
import type { Api } from '../../lib/api.ts';

/** As many as somebody reads before deciding; what follows on the page is not far below them. */
export const REVIEWS_A_PAGE = 5;
/** The id of the section, where its links lead. */
export const REVIEWS_ID = 'reviews';

export type ReviewSort = keyof Messages['reviews']['sortings'];

export type ReviewChoice = {
  /** Only reviews with these ratings; all if there are none. */
  stars: number[];
  isWithPhotos: boolean;
  isVerified: boolean;
  sort: ReviewSort;
  page: number;
};

/** The page's other parameters are the names of options: ours begin alike. */
const PREFIX = 'reviews-';
const [STARS, PHOTOS, VERIFIED, SORT, PAGE, NOTICE] = ['stars', 'photos', 'verified', 'sort', 'page', 'notice'].map(
  (name) => PREFIX + name,
) as [string, string, string, string, string, string];

type Asked = NonNullable<Parameters<Api['storefrontReviews']['listProductReviews']>[0]>;

/** The first is the default. */
export const reviewSorts = {
  relevant: 'RELEVANT',
  newest: 'NEWEST',
  oldest: 'OLDEST',
  highest: 'HIGHEST',
  lowest: 'LOWEST',
  helpful: 'HELPFUL',
} as const satisfies Record<ReviewSort, Asked['sort']>;

export const allReviews: ReviewChoice = {
  stars: [],
  isWithPhotos: false,
  isVerified: false,
  sort: 'relevant',
  page: 1,
};

export function readChoice(parameters: URLSearchParams): ReviewChoice {
  const stars = parameters.getAll(STARS).filter((text) => /^[1-5]$/.test(text));
  const sort = parameters.get(SORT) ?? '';
  const page = parameters.get(PAGE) ?? '';
  return {
    stars: [...new Set(stars.map(Number))].sort((one, other) => other - one),
    isWithPhotos: parameters.get(PHOTOS) === 'yes',
    isVerified: parameters.get(VERIFIED) === 'yes',
    sort: Object.hasOwn(reviewSorts, sort) ? (sort as ReviewSort) : allReviews.sort,
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
  };
}

export const isFiltered = ({ stars, isWithPhotos, isVerified }: ReviewChoice): boolean =>
  stars.length > 0 || isWithPhotos || isVerified;

/** What an address asks for besides reviews, encoded. */
export const otherParameters = ({ searchParams }: URL): string =>
  new URLSearchParams([...searchParams].filter(([name]) => !name.startsWith(PREFIX))).toString();

/** The same page with another choice of reviews. What is left out stays; another filter or order starts at page 1. */
export function choiceHref(url: URL, change: Partial<ReviewChoice>): string {
  const choice = { ...readChoice(url.searchParams), page: 1, ...change };
  const own = new URLSearchParams([
    ...choice.stars.map((stars): [string, string] => [STARS, String(stars)]),
    ...(choice.isWithPhotos ? [[PHOTOS, 'yes']] : []),
    ...(choice.isVerified ? [[VERIFIED, 'yes']] : []),
    ...(choice.sort === allReviews.sort ? [] : [[SORT, choice.sort]]),
    ...(choice.page === 1 ? [] : [[PAGE, String(choice.page)]]),
  ]);
  const query = [otherParameters(url), own.toString()].filter(Boolean).join('&');
  return `${url.pathname}${query ? `?${query}` : ''}#${REVIEWS_ID}`;
}

/** The stars with one of them added, or taken away. */
export const toggledStars = ({ stars }: ReviewChoice, one: number): number[] =>
  stars.includes(one) ? stars.filter((other) => other !== one) : [...stars, one];

export const toRequest = (
  productId: string,
  { stars, isWithPhotos, isVerified, sort, page }: ReviewChoice,
): Asked & { productId: string } => ({
  productId,
  ...(stars.length > 0 && { ratings: stars }),
  ...(isWithPhotos && { withMedia: true }),
  ...(isVerified && { verified: true }),
  sort: reviewSorts[sort],
  limit: REVIEWS_A_PAGE,
  offset: (page - 1) * REVIEWS_A_PAGE,
});

/** What has just been done about a review, told on the product's page. */
export type ReviewNotice = 'written' | 'deleted' | 'vote-failed';

export const noticeOf = (parameters: URLSearchParams): string | null => parameters.get(NOTICE);

/** A page of the site with a notice above its reviews. */
export function withNotice(path: string, notice: ReviewNotice): string {
  const url = new URL(path, 'http://site');
  url.searchParams.set(NOTICE, notice);
  return `${url.pathname}${url.search}#${REVIEWS_ID}`;
}

/** The address of a page without its notice. */
export function withoutNotice(url: URL): string {
  const parameters = new URLSearchParams(url.search);
  parameters.delete(NOTICE);
  const query = parameters.toString();
  return query ? `${url.pathname}?${query}` : url.pathname;
}
