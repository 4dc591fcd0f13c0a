import { sandboxCards } from '@stoa/contract/stoa/sandbox-cards';
import { ApiError } from '@stoa/sdk';
import { CheckoutForm } from '../components/checkout-form.tsx';
import { FormProblems } from '../components/form-problems.tsx';
import { loadMember } from '../lib/account-page.tsx';
import type { Checkout } from '../lib/api.ts';
import { hasCode, orNull } from '../lib/api-errors.ts';
import {
  type CheckoutForm as Form,
  isOverlong,
  type Offers,
  readCheckoutForm,
  validateCheckout,
} from '../lib/checkout-form.ts';
import { formOfCheckout, viewCheckout } from '../lib/checkout-view.ts';
import { countriesIn } from '../lib/countries.ts';
import { type FormState, hasProblems } from '../lib/form-state.ts';
import { payCheckout } from '../lib/pay-checkout.ts';
import { renderCheckoutPage, type Visit } from '../lib/render-page.tsx';
import { prefillCheckout, saveCheckout } from '../lib/save-checkout.ts';
import { loadSite, type Site } from '../lib/site.ts';
import { redirect, type StorefrontResponse } from '../lib/storefront-request.ts';
import { fieldErrorsOf } from '../lib/violations.ts';
import { showNotOpen } from './errors.tsx';

/** The form, and what stopped the payment, beside errors of fields. */
type State = FormState & { form: Form };

export async function showCheckout(visit: Visit, id: string): Promise<StorefrontResponse> {
  const { api, request } = visit;
  const [site, found] = await Promise.all([
    loadSite(api, request.url.origin),
    orNull(api.checkouts.getCheckout({ id })),
  ]);
  if (!found?.checkout) return showNotOpen(visit);
  const { checkout } = found;
  if (checkout.completed) return renderCompleted(visit, site);
  if (request.url.searchParams.has('welcome')) return welcomeToCheckout(visit, id);
  const wasDeclined = request.url.searchParams.get('notice') === 'declined';
  return renderCheckout(visit, site, checkout, {
    form: formOfCheckout(checkout, site.paymentMethods[0]?.id ?? ''),
    errors: {},
    problem: wasDeclined ? 'The payment was declined. Nothing was charged. Try again, or pay in another way.' : null,
  });
}

/** The page to log in on, which leads back here; a front end may have one of its own. */
const loginHrefOf = ({ request }: Visit, id: string): string =>
  request.returnAddresses.loginUrl ?? `/account/login?returnTo=${encodeURIComponent(`/checkout/${id}?welcome`)}`;

/** Whoever has just logged in need not type what their account knows. */
async function welcomeToCheckout(visit: Visit, id: string): Promise<StorefrontResponse> {
  const member = await loadMember(visit);
  if (member) await prefillCheckout(visit.api.checkouts, id, member).catch(() => undefined);
  return redirect(`/checkout/${id}`);
}

/** Saves the form, and pays where everything is right. */
export async function postCheckoutForm(visit: Visit, id: string): Promise<StorefrontResponse> {
  const { api, request } = visit;
  const fields = request.form ?? new URLSearchParams();
  const form = readCheckoutForm(fields);
  const [site, found] = await Promise.all([
    loadSite(api, request.url.origin),
    orNull(api.checkouts.getCheckout({ id })),
  ]);
  if (!found?.checkout) return showNotOpen(visit);
  if (found.checkout.completed) return renderCompleted(visit, site);
  if (isOverlong(form)) {
    // where is delivered to is known only once the address is kept
    const errors = validateCheckout(form, { ...offersOf(site, found.checkout), needsShipping: false });
    return renderCheckout(visit, site, found.checkout, { form, errors, problem: null });
  }
  const { needsShipping } = viewCheckout(found.checkout);
  try {
    const checkout = await saveCheckout(api.checkouts, id, form, needsShipping);
    if (fields.get('intent') === 'update') return redirect(`/checkout/${id}`);
    return await payOrAskAgain(visit, site, checkout, form, fields.get('seenTotal'));
  } catch (error) {
    if (!isRefusal(error)) throw error;
    const hasBilling = needsShipping && form.billing !== null;
    const state = { form, errors: fieldErrorsOf(error, hasBilling), problem: refusalText(error) };
    return renderCheckout(visit, site, found.checkout, state);
  }
}

async function payOrAskAgain(
  visit: Visit,
  site: Site,
  checkout: Checkout,
  form: Form,
  seenTotal: string | null,
): Promise<StorefrontResponse> {
  const { total } = viewCheckout(checkout);
  const errors = validateCheckout(form, offersOf(site, checkout));
  if (Object.keys(errors).length > 0) return renderCheckout(visit, site, checkout, { form, errors, problem: null });
  if (seenTotal !== total) {
    const problem = `The total is now ${total}. Check your order and pay.`;
    return renderCheckout(visit, site, checkout, { form, errors, problem });
  }
  const outcome = await payCheckout(visit, checkout.id ?? '', form);
  return 'href' in outcome
    ? redirect(outcome.href)
    : renderCheckout(visit, site, checkout, { form, errors, problem: outcome.problem });
}

function offersOf(site: Site, checkout: Checkout): Offers {
  const { needsShipping, shippingChoices } = viewCheckout(checkout);
  return {
    needsShipping,
    shipping: shippingChoices.map(({ value }) => value),
    payments: site.paymentMethods.map(({ id }) => id),
    cards: sandboxCards.map(({ token }) => token),
  };
}

function renderCheckout(visit: Visit, site: Site, checkout: Checkout, state: State): StorefrontResponse {
  const { form, errors } = state;
  return renderCheckoutPage(
    visit,
    { site },
    {
      status: hasProblems(state) ? 422 : 200,
      head: { title: hasProblems(state) ? 'Error: Checkout' : 'Checkout' },
      hasIslands: true,
      cartHref: visit.request.returnAddresses.cartPageUrl ?? '/cart',
      children: (
        <div className="checkout-page">
          <h1>Checkout</h1>
          <FormProblems state={state} />
          <CheckoutForm
            id={checkout.id ?? ''}
            view={viewCheckout(checkout)}
            form={form}
            errors={errors}
            countries={countriesIn(site.language)}
            paymentMethods={site.paymentMethods}
            loginHref={checkout.buyerInfo?.memberId ? null : loginHrefOf(visit, checkout.id ?? '')}
          />
        </div>
      ),
    },
  );
}

/** After paying, by the browser's way back. */
export function renderCompleted(visit: Visit, site: Site): StorefrontResponse {
  return renderCheckoutPage(
    visit,
    { site },
    {
      head: { title: 'Order placed' },
      cartHref: null,
      children: (
        <div className="notice-page">
          <h1>This order has been placed</h1>
          <p className="lead">There is nothing left to pay here.</p>
          <p className="actions">
            <a className="button" href={visit.request.returnAddresses.postFlowUrl ?? '/shop'}>
              Continue shopping
            </a>
          </p>
        </div>
      ),
    },
  );
}

/** The server said no to what was asked, for a reason that the visitor can do something about. */
const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && [400, 409, 428].includes(error.status);

function refusalText(error: ApiError): string {
  if (hasCode(error, 'FULL_OUT_OF_STOCK', 'PARTIAL_OUT_OF_STOCK')) {
    return 'Something in your order has just been sold out. Go back to the cart to change it. Nothing was charged.';
  }
  if (hasCode(error, 'CHECKOUT_CHANGED')) return 'Prices have changed. Check your order and pay again.';
  if (hasCode(error, 'CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS')) {
    return 'A payment for this order is under way. Wait a moment before you try again.';
  }
  if (hasCode(error, 'PAYMENT_PROVIDER_IS_NOT_AVAILABLE_ON_SITE', 'SITE_NOT_ACCEPTING_PAYMENTS')) {
    return 'This way to pay is not available at the moment. Choose another one.';
  }
  if (error.violations.length > 0) return 'A few things are missing or not right';
  return 'The order could not be placed as it is. Check it and try again. Nothing was charged.';
}
