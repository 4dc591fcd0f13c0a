import { ApiError } from '@stoa/sdk';
import type { ReactNode } from 'react';
import { Breadcrumbs } from '../../components/breadcrumbs.tsx';
import type { OwnReview, ProductReviews } from '../../lib/api.ts';
import { type FormState, hasProblems, noProblem } from '../../lib/form-state.ts';
import { renderPage, type Visit } from '../../lib/render-page.tsx';
import { loadShell, type Shell } from '../../lib/site.ts';
import { personal, redirect, type StorefrontResponse } from '../../lib/storefront-request.ts';
import { loadMember, loginHref } from '../account/account-page.tsx';
import { fieldOf } from '../account/posted-form.ts';
import { loadProduct } from '../product/load-product.ts';
import { movedProduct } from '../product/moved-product.ts';
import { productHref } from '../product/product-href.ts';
import type { ProductView } from '../product/product-view.ts';
import { DeleteReview } from './delete-review.tsx';
import { emptyReview, fieldsOfReview, missingFields, PHOTOS, type ReviewFields, readFields } from './posted-review.ts';
import { withNotice } from './review-choice.ts';
import { ReviewForm } from './review-form.tsx';
import { reviewHref } from './review-href.ts';
import { refusalState, saveReview, takeFiles, wantsReviewCaptcha } from './save-review.ts';

/** A product that is reviewed, and by whom. */
type Subject = {
  shell: Shell;
  product: ProductView;
  access: NonNullable<ProductReviews['access']>;
  own: OwnReview | null;
  isMember: boolean;
  /** The name of the member; empty for visitors. */
  nickname: string;
};

type Attempt = { fields: ReviewFields; state: FormState; asksCaptcha: boolean };

/** The page on which a product is reviewed, or the visitor's own review is changed or deleted. */
export async function showReviewForm(visit: Visit, slug: string): Promise<StorefrontResponse> {
  const subject = await loadSubject(visit, slug);
  if ('status' in subject) return subject;
  const { own, nickname, product } = subject;
  if (own && visit.request.url.searchParams.has('delete')) return renderDeletion(visit, subject);
  const fields = own ? fieldsOfReview(own) : { ...emptyReview, name: nickname };
  if (subject.access === 'LOGIN_REQUIRED' || subject.access === 'PURCHASE_REQUIRED')
    return renderSubject(visit, subject, {
      title: visit.messages.reviewing.title(product.name),
      children: <NoAccess access={subject.access} slug={product.slug} messages={visit.messages} />,
    });
  return renderForm(visit, subject, { fields, state: noProblem, asksCaptcha: false });
}

export async function postReviewForm(visit: Visit, slug: string): Promise<StorefrontResponse> {
  const subject = await loadSubject(visit, slug);
  if ('status' in subject) return subject;
  const { own, product } = subject;
  if (fieldOf(visit.request, 'intent') === 'delete') {
    if (own?.id) await visit.api.reviews.deleteReview({ reviewId: own.id });
    return redirect(withNotice(productHref(product.slug), 'deleted'));
  }
  const posted = readFields(visit.request.form ?? new URLSearchParams());
  // pictures are kept even where something else is wrong
  const { fields, problems } = await takeFiles(visit, posted);
  const state: FormState = {
    errors: {
      ...missingFields(fields, asksEmail(subject), visit.messages),
      ...(problems.length > 0 && { [PHOTOS]: problems.join(' ') }),
    },
    problem: null,
  };
  if (hasProblems(state)) return renderForm(visit, subject, { fields, state, asksCaptcha: false });
  try {
    await saveReview(visit, product.id, fields, subject);
    return redirect(withNotice(productHref(product.slug), 'written'));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const refused = refusalState(error, visit.messages);
    return renderForm(visit, subject, { fields, state: refused, asksCaptcha: wantsReviewCaptcha(error) });
  }
}

const asksEmail = ({ own, isMember }: Subject): boolean => !own && !isMember;

async function loadSubject(visit: Visit, slug: string): Promise<Subject | StorefrontResponse> {
  const { api, request } = visit;
  const [shell, found, member] = await Promise.all([
    loadShell(api, request.url.origin),
    loadProduct(visit, slug),
    loadMember(visit),
  ]);
  if (found?.view.slug !== slug) return movedProduct(visit, shell, { slug, known: found?.view.slug, below: '/review' });
  const product = found.view;
  const answer = await api.storefrontReviews.listProductReviews({ productId: product.id, limit: 1 });
  const { access = 'OPEN', own = null } = answer;
  return { shell, product, access, own, isMember: member !== null, nickname: member?.profile?.nickname ?? '' };
}

function renderForm(visit: Visit, subject: Subject, attempt: Attempt): StorefrontResponse {
  const messages = visit.messages.reviewing;
  const { product, own } = subject;
  const title = own ? messages.editTitle(product.name) : messages.title(product.name);
  return renderSubject(visit, subject, {
    title,
    state: attempt.state,
    children: (
      <>
        <ReviewForm
          {...attempt}
          action={reviewHref(product.slug)}
          asksEmail={asksEmail(subject)}
          submit={own ? messages.save : messages.submit}
        />
        {own && (
          <p className="review-delete">
            <a href={`${reviewHref(product.slug)}?delete`}>{messages.delete}</a>
          </p>
        )}
      </>
    ),
  });
}

const renderDeletion = (visit: Visit, subject: Subject): StorefrontResponse =>
  renderSubject(visit, subject, {
    title: visit.messages.reviewing.deleteTitle,
    children: <DeleteReview product={subject.product} />,
  });

type NoAccessProps = {
  access: 'LOGIN_REQUIRED' | 'PURCHASE_REQUIRED';
  slug: string;
  messages: Visit['messages'];
};

function NoAccess({ access, slug, messages: { reviewing, login } }: NoAccessProps) {
  return access === 'PURCHASE_REQUIRED' ? (
    <>
      <p className="lead">{reviewing.buyersOnly}</p>
      <p className="actions">
        <a className="button button-quiet" href={productHref(slug)}>
          {reviewing.back}
        </a>
      </p>
    </>
  ) : (
    <>
      <p className="lead">{reviewing.loginRequired}</p>
      <p className="actions">
        <a className="button" href={loginHref(reviewHref(slug))}>
          {login.logIn}
        </a>
        <a className="button button-quiet" href={productHref(slug)}>
          {reviewing.back}
        </a>
      </p>
    </>
  );
}

type SubjectPage = { title: string; children: ReactNode; state?: FormState };

/** A page below that of the product, for its visitor alone. */
function renderSubject(visit: Visit, { shell, product }: Subject, page: SubjectPage): StorefrontResponse {
  const { title, children, state = noProblem } = page;
  const crumbs = [
    { name: visit.messages.site.shop, href: '/shop' },
    { name: product.name, href: productHref(product.slug) },
    { name: title, href: reviewHref(product.slug) },
  ];
  return personal(
    renderPage(visit, shell, {
      status: hasProblems(state) ? 422 : 200,
      hasIslands: true,
      head: { title: hasProblems(state) ? visit.messages.forms.errorTitle(title) : title },
      children: (
        <>
          <Breadcrumbs crumbs={crumbs} />
          <div className="review-page">
            <h1>{title}</h1>
            {children}
          </div>
        </>
      ),
    }),
  );
}
