import { Picture, Stars } from '@stoa/blocks';
import { useMessages } from '@stoa/messages/react';
import type { MyReview } from '../../lib/api.ts';
import { orNull } from '../../lib/api-errors.ts';
import type { Visit } from '../../lib/render-page.tsx';
import type { Site } from '../../lib/site.ts';
import { redirect, type StorefrontResponse } from '../../lib/storefront-request.ts';
import { loadMember, renderAccount, toLogin } from '../account/account-page.tsx';
import { showNotFound } from '../errors/errors.route.tsx';
import { Pager } from '../listing/pager.tsx';
import { pageHref, pagingOf, readPageNumber } from '../listing/paging.ts';
import { productHref } from '../product/product-href.ts';
import { reviewHref } from './review-href.ts';
import { viewOwn } from './review-view.ts';

const A_PAGE = 20;

/** The member's reviews, latest first. */
export async function showMyReviews(visit: Visit): Promise<StorefrontResponse> {
  const { api, request, messages } = visit;
  if (!(await loadMember(visit))) return toLogin(visit);
  const page = readPageNumber(request.url.searchParams);
  const { reviews = [], total = 0 } = await api.storefrontReviews.listMyReviews({
    limit: A_PAGE,
    offset: (page - 1) * A_PAGE,
  });
  const { title, empty } = messages.reviewing.mine;
  return renderAccount(visit, {
    title,
    children: (site) => (
      <>
        <h1>{title}</h1>
        {reviews.length === 0 ? (
          <div className="empty-state">
            <p className="lead">{empty}</p>
            <p>
              <a className="button" href="/account/orders">
                {messages.orders.orders}
              </a>
            </p>
          </div>
        ) : (
          <ul className="my-reviews">
            {reviews.map((mine) => (
              <MyReviewItem key={mine.review?.id} mine={mine} site={site} />
            ))}
          </ul>
        )}
        <Pager paging={pagingOf(page, total, A_PAGE)} hrefOf={(other) => pageHref(request.url, other)} />
      </>
    ),
  });
}

function MyReviewItem({ mine: { review, product }, site }: { mine: MyReview; site: Site }) {
  const messages = useMessages('reviews');
  const { mine } = useMessages('reviewing');
  const { rated } = useMessages('blocks');
  if (!review || !product) return null;
  const { name = '', slug = '', image, visible } = product;
  const { stars, status, date, title, text } = viewOwn(review, site);
  const source = image?.id ? { id: image.id, width: image.width || null, height: image.height || null, alt: '' } : null;
  return (
    <li>
      <div className="my-review-picture">
        {source && <Picture source={source} ratio={4 / 5} sizes="72px" widths={[72, 144, 216]} name={name} />}
      </div>
      <div>
        <h2>{visible ? <a href={productHref(slug)}>{name}</a> : name}</h2>
        <p className="review-facts">
          <Stars rating={stars} label={rated(stars)} />
          <span className="review-state" data-state={status}>
            {messages.states[status]}
          </span>
          <span>{date}</span>
        </p>
        {title && <p className="review-title">{title}</p>}
        {text && <p className="review-text">{text}</p>}
        {visible && (
          <p>
            <a href={reviewHref(slug)}>
              {mine.edit} <span className="visually-hidden">{mine.editOf(name)}</span>
            </a>
          </p>
        )}
      </div>
    </li>
  );
}

/** Leads from an ordered item to the page that reviews its product, whatever its address is by now. */
export async function toReviewOf(visit: Visit, productId: string): Promise<StorefrontResponse> {
  const found = await orNull(visit.api.products.getProduct({ productId }));
  const slug = found?.product?.slug;
  return slug ? redirect(reviewHref(slug)) : showNotFound(visit);
}
