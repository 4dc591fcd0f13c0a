import { Stars } from '@stoa/blocks';
import { useMessages } from '@stoa/messages/react';
import type { ReactNode } from 'react';
import { Notice } from '../../components/notice.tsx';
import { SortMenu } from '../../components/sort-menu.tsx';
import { ActiveFilters } from '../listing/active-filters.tsx';
import type { ActiveFilter } from '../listing/filter-labels.ts';
import { Pager } from '../listing/pager.tsx';
import type { ProductView } from '../product/product-view.ts';
import { allReviews, choiceHref, isFiltered, noticeOf, REVIEWS_ID, readChoice, reviewSorts } from './review-choice.ts';
import { reviewHref } from './review-href.ts';
import { ReviewItem } from './review-item.tsx';
import { ReviewMedia } from './review-media.tsx';
import type { ReviewsView } from './review-view.ts';
import { ReviewsSummary } from './reviews-summary.tsx';

export type ReviewsSectionProps = {
  product: Pick<ProductView, 'slug' | 'name'>;
  view: ReviewsView;
  /** The address of the page. */
  url: URL;
  siteName: string;
};

/** The reviews of a product, below what is sold. Filters, order and pages are links to the same page. */
export function ReviewsSection({ product, view, url, siteName }: ReviewsSectionProps) {
  const messages = useMessages('reviews');
  return (
    <section className="reviews" id={REVIEWS_ID} aria-labelledby="reviews-heading">
      <h2 id="reviews-heading">{messages.title}</h2>
      <Notice>{noticeText(url, view, messages)}</Notice>
      {view.own && <OwnReview own={view.own} slug={product.slug} />}
      {view.rating ? (
        <div className="reviews-body">
          <ReviewsSummary
            rating={view.rating}
            view={view}
            url={url}
            writeHref={view.own ? null : reviewHref(product.slug)}
          />
          <ReviewList product={product} view={view} url={url} siteName={siteName} />
        </div>
      ) : (
        !view.own && (
          <div className="reviews-empty">
            <p>{messages.empty}</p>
            <p className="lead">{messages.invite(product.name)}</p>
            <p>
              <a className="button button-quiet" href={reviewHref(product.slug)}>
                {messages.write}
              </a>
            </p>
          </div>
        )
      )}
    </section>
  );
}

type Texts = ReturnType<typeof useMessages<'reviews'>>;

function noticeText(url: URL, { own }: ReviewsView, messages: Texts): string | null {
  const notice = noticeOf(url.searchParams);
  if (notice === 'written') return own && messages.thanks[own.status];
  if (notice === 'deleted') return own ? null : messages.deleted;
  return notice === 'vote-failed' ? messages.voteFailed : null;
}

/** Published ones are also in the list: the others can only be read here. */
function OwnReview({ own, slug }: { own: NonNullable<ReviewsView['own']>; slug: string }) {
  const messages = useMessages('reviews');
  const { rated } = useMessages('blocks');
  return (
    <div className="own-review">
      <h3>{messages.own}</h3>
      <p className="review-facts">
        <Stars rating={own.stars} label={rated(own.stars)} />
        <span className="review-state" data-state={own.status}>
          {messages.states[own.status]}
        </span>
        <span>{own.date}</span>
      </p>
      {own.status !== 'APPROVED' && (
        <>
          {own.title && <p className="review-title">{own.title}</p>}
          {own.text && <p className="review-text">{own.text}</p>}
          <ReviewMedia media={own.media} name={own.title} />
        </>
      )}
      <p>
        <a href={reviewHref(slug)}>{messages.edit}</a>
      </p>
    </div>
  );
}

function ReviewList({ product, view: { reviews, paging }, url, siteName }: ReviewsSectionProps) {
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
            <ReviewItem key={review.id} review={review} slug={product.slug} url={url} siteName={siteName} />
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
function filtersOf(url: URL, messages: Texts): ActiveFilter[] {
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
