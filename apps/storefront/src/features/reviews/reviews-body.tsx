import type { Messages } from '@stoa/messages';
import { useMessages } from '@stoa/messages/react';
import type { ReactNode } from 'react';
import { SortMenu } from '../../components/sort-menu.tsx';
import { ActiveFilters } from '../listing/active-filters.tsx';
import type { ActiveFilter } from '../listing/filter-labels.ts';
import { Pager } from '../listing/pager.tsx';
import { allReviews, choiceHref, isFiltered, readChoice, reviewSorts } from './review-choice.ts';
import { reviewHref } from './review-href.ts';
import { ReviewItem } from './review-item.tsx';
import type { ReviewsView } from './review-view.ts';
import { ReviewsSummary } from './reviews-summary.tsx';

type ReviewsBodyProps = {
  /** Of the product. */
  slug: string;
  view: ReviewsView;
  /** The address of the page. */
  url: URL;
  siteName: string;
};

/** The summary and the list. Only what belongs to `view.own`, or to votes in the view, differs between visitors. */
export function ReviewsBody({ slug, view, url, siteName }: ReviewsBodyProps) {
  if (!view.rating) return null;
  return (
    <>
      <ReviewsSummary rating={view.rating} view={view} url={url} writeHref={view.own ? null : reviewHref(slug)} />
      <ReviewList view={view} url={url} siteName={siteName} />
    </>
  );
}

function ReviewList({ view: { reviews, paging }, url, siteName }: Omit<ReviewsBodyProps, 'slug'>) {
  const messages = useMessages('reviews');
  const choice = readChoice(url.searchParams);
  const clearHref = choiceHref(url, { ...allReviews, sort: choice.sort });
  const sortings = (Object.keys(reviewSorts) as (keyof typeof reviewSorts)[]).map((sort) => ({
    label: messages.sortings[sort],
    href: choiceHref(url, { sort }),
    isCurrent: sort === choice.sort,
  }));
  const count =
    paging.pageCount === 1
      ? messages.count(paging.total)
      : messages.countOnPage(paging.first, paging.last, paging.total);
  return (
    <div className="reviews-list">
      <div className="listing-tools">
        <p role="status">{count}</p>
        <SortMenu sortings={sortings} />
      </div>
      <ActiveFilters filters={filtersOf(url, messages)} clearHref={clearHref} />
      {reviews.length > 0 ? (
        <ul className="review-items">
          {reviews.map((review) => (
            <ReviewItem key={review.id} review={review} siteName={siteName} />
          ))}
        </ul>
      ) : (
        <NoneMatch>
          <a className="button button-quiet" href={clearHref} rel="nofollow">
            {messages.showAll}
          </a>
        </NoneMatch>
      )}
      <Pager paging={paging} hrefOf={(page) => choiceHref(url, { page })} label={messages.pages} />
    </div>
  );
}

function NoneMatch({ children }: { children: ReactNode }) {
  const messages = useMessages('reviews');
  return (
    <div className="reviews-empty">
      <p>{messages.noneMatch}</p>
      <p>{children}</p>
    </div>
  );
}

/** The active filters, each with the link that removes it. */
function filtersOf(url: URL, messages: Messages['reviews']): ActiveFilter[] {
  const choice = readChoice(url.searchParams);
  if (!isFiltered(choice)) return [];
  return [
    ...choice.stars.map((stars) => ({
      label: messages.stars(stars),
      href: choiceHref(url, { stars: choice.stars.filter((other) => other !== stars) }),
    })),
    ...(choice.isWithPhotos
      ? [{ label: messages.onlyWithPhotos, href: choiceHref(url, { isWithPhotos: false }) }]
      : []),
    ...(choice.isVerified ? [{ label: messages.onlyVerified, href: choiceHref(url, { isVerified: false }) }] : []),
  ];
}
