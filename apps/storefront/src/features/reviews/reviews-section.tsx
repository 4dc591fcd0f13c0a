import { Stars } from '@stoa/blocks';
import { useMessages } from '@stoa/messages/react';
import type { ReactNode } from 'react';
import { Notice } from '../../components/notice.tsx';
import type { ProductView } from '../product/product-view.ts';
import type { LoadedReviews } from './load-reviews.tsx';
import { noticeOf, REVIEWS_ID } from './review-choice.ts';
import { reviewHref } from './review-href.ts';
import { ReviewMedia } from './review-media.tsx';
import type { ReviewsView } from './review-view.ts';
import { ReviewsBody } from './reviews-body.tsx';

type ReviewsSectionProps = {
  product: Pick<ProductView, 'slug' | 'name'>;
  reviews: LoadedReviews;
  /** The address of the page. */
  url: URL;
  siteName: string;
};

/** The reviews of a product, below what is sold. Filters, order and pages are links to the same page. */
export function ReviewsSection({ product, reviews: { view, html }, url, siteName, ...marks }: ReviewsSectionProps) {
  const messages = useMessages('reviews');
  return (
    <section className="reviews" id={REVIEWS_ID} aria-labelledby="reviews-heading" {...marks}>
      <h2 id="reviews-heading">{messages.title}</h2>
      <Notice>{noticeText(url, view, messages)}</Notice>
      {view.own && <OwnReview own={view.own} slug={product.slug} />}
      {view.rating ? (
        <Body html={html}>
          <ReviewsBody slug={product.slug} view={view} url={url} siteName={siteName} />
        </Body>
      ) : (
        !view.own && (
          <div className="reviews-empty">
            <p>{messages.empty}</p>
            <p>{messages.invite(product.name)}</p>
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

/** The remembered HTML, or else what it is made from. */
const Body = ({ html, children }: { html: string | null; children: ReactNode }) =>
  html === null ? (
    <div className="reviews-body">{children}</div>
  ) : (
    <div className="reviews-body" dangerouslySetInnerHTML={{ __html: html }} />
  );

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
