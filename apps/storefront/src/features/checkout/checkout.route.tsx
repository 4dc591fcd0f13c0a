import { sandboxCards } from '@stoa/contract/stoa/sandbox-cards';
import type { Messages } from '@stoa/messages';
import { ApiError } from '@stoa/sdk';
import { FormProblems } from '../../components/form-problems.tsx';
import type { Checkout } from '../../lib/api.ts';
import { hasCode, orNull } from '../../lib/api-errors.ts';
import { type FormState, hasProblems } from '../../lib/form-state.ts';
import { renderCheckoutPage, type Visit } from '../../lib/render-page.tsx';
import { loadSite, type Site } from '../../lib/site.ts';
import { redirect, type StorefrontResponse } from '../../lib/storefront-request.ts';
import { loadMember } from '../account/account-page.tsx';
import { countriesIn, isCountry } from '../address/countries.ts';
import { changeCodes } from '../codes/change-codes.ts';
import { type CodeErrors, codeForms, codeKinds, kindOfError, problemText } from '../codes/codes.ts';
import { showNotOpen } from '../errors/errors.route.tsx';
import { type CheckoutFields, isOverlong, type Offers, readCheckoutForm, validateCheckout } from './checkout-fields.ts';
import { CheckoutForm } from './checkout-form.tsx';
import {
  type CheckoutView,
  fillFromAccount,
  formOfCheckout,
  needsShipping,
  offeredShipping,
  viewCheckout,
} from './checkout-view.ts';
import { payCheckout } from './pay-checkout.ts';
import { saveCheckout } from './save-checkout.ts';
import { fieldErrorsOf } from './violations.ts';

/** The form, and the error that stopped the payment, beside errors of fields. */
type State = FormState & { form: CheckoutFields; codeErrors: CodeErrors };

export async function showCheckout(visit: Visit, id: string): Promise<StorefrontResponse> {
  const { api, request } = visit;
  const [site, found] = await Promise.all([
    loadSite(api, request.url.origin),
    orNull(api.checkouts.getCheckout({ id })),
  ]);
  if (!found?.checkout) return showNotOpen(visit);
  if (found.checkout.completed) return renderCompleted(visit, site);
  const { checkout, form } = await withAccount(visit, found.checkout, site.paymentMethods[0]?.id ?? '');
  const wasDeclined = request.url.searchParams.get('notice') === 'declined';
  return renderCheckout(visit, site, checkout, {
    form,
    errors: {},
    codeErrors: {},
    problem: wasDeclined ? visit.messages.checkout.declined : null,
  });
}

/** The login page, which leads back here; a front end may have its own. */
const loginHrefOf = ({ request }: Visit, id: string): string =>
  request.returnAddresses.loginUrl ?? `/account/login?returnTo=${encodeURIComponent(`/checkout/${id}`)}`;

/** A checkout with its form: members need not type what their account knows. */
async function withAccount(
  visit: Visit,
  checkout: Checkout,
  payment: string,
): Promise<{ checkout: Checkout; form: CheckoutFields }> {
  const form = formOfCheckout(checkout, payment);
  const member = checkout.buyerInfo?.memberId && !form.address.country ? await loadMember(visit) : null;
  if (!member) return { checkout, form };
  const filled = fillFromAccount(form, member);
  if (!isCountry(filled.address.country)) return { checkout, form: filled };
  // delivery and totals depend on the address; if it cannot be used, the buyer types another
  const saved = await saveCheckout(visit.api.checkouts, checkout.id ?? '', filled, needsShipping(checkout)).catch(
    () => null,
  );
  return saved ? { checkout: saved, form: formOfCheckout(saved, payment) } : { checkout, form };
}

/** Saves the form, and pays if everything is valid. */
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
    const offers = offersOf(site, found.checkout, viewCheckout(found.checkout, visit.messages));
    // the delivery address is known only once it is saved
    const errors = validateCheckout(form, { ...offers, needsShipping: false }, visit.messages);
    return renderCheckout(visit, site, found.checkout, { form, errors, codeErrors: {}, problem: null });
  }
  const isShipped = needsShipping(found.checkout);
  try {
    const saved = await saveCheckout(api.checkouts, id, form, isShipped);
    const { checkout, errors } = await changeCodes(api.checkouts, saved, form);
    if (Object.keys(errors).length > 0) return renderCheckout(visit, site, checkout, refusedCodes(visit, form, errors));
    if (form.intent !== 'pay') return redirect(`/checkout/${id}`);
    return await payOrAskAgain(visit, site, checkout, form, fields.get('seenTotal'));
  } catch (error) {
    if (!isRefusal(error)) throw error;
    const hasBilling = isShipped && form.billing !== null;
    const errors = fieldErrorsOf(error, hasBilling, visit.messages.forms);
    // the visitor sees the current cost, so that a second press on the button is enough
    const { checkout = found.checkout } = (await orNull(api.checkouts.getCheckout({ id }))) ?? {};
    const problem = refusalText(error, viewCheckout(checkout, visit.messages).total, visit.messages);
    return renderCheckout(visit, site, checkout, { form, errors, codeErrors: {}, problem });
  }
}

async function payOrAskAgain(
  visit: Visit,
  site: Site,
  checkout: Checkout,
  form: CheckoutFields,
  seenTotal: string | null,
): Promise<StorefrontResponse> {
  const view = viewCheckout(checkout, visit.messages);
  const errors = validateCheckout(form, offersOf(site, checkout, view), visit.messages);
  const state = { form, errors, codeErrors: {} };
  if (Object.keys(errors).length > 0) return renderCheckout(visit, site, checkout, { ...state, problem: null });
  if (view.isTooExpensive)
    return renderCheckout(visit, site, checkout, { ...state, problem: visit.messages.checkout.refused.tooExpensive });
  if (seenTotal !== view.total) {
    const problem = visit.messages.checkout.totalChanged(view.total);
    return renderCheckout(visit, site, checkout, { ...state, problem });
  }
  const outcome = await payCheckout(visit, checkout, view.isPaid ? { ...form, payment: 'offline' } : form);
  return 'href' in outcome
    ? redirect(outcome.href)
    : renderCheckout(visit, site, checkout, { ...state, problem: outcome.problem });
}

/** The form again, with the errors of the typed codes. */
function refusedCodes({ messages }: Visit, form: CheckoutFields, codeErrors: CodeErrors): State {
  const errors = codeKinds.flatMap((kind): [string, string][] => {
    const error = codeErrors[kind];
    return error ? [[codeForms[kind].field, problemText(kind, error, messages.codes)]] : [];
  });
  return { form, errors: Object.fromEntries(errors), codeErrors, problem: null };
}

function offersOf(site: Site, checkout: Checkout, { isPaid }: Pick<CheckoutView, 'isPaid'>): Offers {
  return {
    needsShipping: needsShipping(checkout),
    shipping: offeredShipping(checkout),
    isPaid,
    payments: site.paymentMethods.map(({ id }) => id),
    cards: sandboxCards.map(({ token }) => token),
  };
}

function renderCheckout(visit: Visit, site: Site, checkout: Checkout, state: State): StorefrontResponse {
  const { form, errors, codeErrors } = state;
  const { messages } = visit;
  const title = messages.checkout.checkout;
  return renderCheckoutPage(
    visit,
    { site },
    {
      status: hasProblems(state) ? 422 : 200,
      head: { title: hasProblems(state) ? messages.forms.errorTitle(title) : title },
      hasIslands: true,
      cartHref: visit.request.returnAddresses.cartPageUrl ?? '/cart',
      children: (
        <div className="checkout-page">
          <h1>{title}</h1>
          <FormProblems state={state} />
          <CheckoutForm
            id={checkout.id ?? ''}
            view={viewCheckout(checkout, messages)}
            form={form}
            errors={errors}
            codeErrors={codeErrors}
            countries={countriesIn(site.language)}
            paymentMethods={site.paymentMethods}
            loginHref={checkout.buyerInfo?.memberId ? null : loginHrefOf(visit, checkout.id ?? '')}
          />
        </div>
      ),
    },
  );
}

/** After the payment, when the browser returns. */
export function renderCompleted(visit: Visit, site: Site): StorefrontResponse {
  const { title, text } = visit.messages.checkout.completed;
  return renderCheckoutPage(
    visit,
    { site },
    {
      head: { title },
      cartHref: null,
      children: (
        <div className="notice-page">
          <h1>{title}</h1>
          <p className="lead">{text}</p>
          <p className="actions">
            <a className="button" href={visit.request.returnAddresses.postFlowUrl ?? '/shop'}>
              {visit.messages.site.continueShopping}
            </a>
          </p>
        </div>
      ),
    },
  );
}

/** The server rejected the request for a reason that the visitor can resolve. */
const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && [400, 409, 428].includes(error.status);

function refusalText(error: ApiError, total: string, { checkout, codes, forms }: Messages): string {
  const texts = checkout.refused;
  if (hasCode(error, 'FULL_OUT_OF_STOCK', 'PARTIAL_OUT_OF_STOCK')) return texts.soldOut;
  if (hasCode(error, 'LINE_AMOUNT_TOO_LARGE')) return texts.tooExpensive;
  if (hasCode(error, 'CHECKOUT_CHANGED')) return texts.pricesChanged(total);
  if (hasCode(error, 'CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS')) return texts.paymentInProgress;
  if (hasCode(error, 'PAYMENT_PROVIDER_IS_NOT_AVAILABLE_ON_SITE', 'SITE_NOT_ACCEPTING_PAYMENTS')) {
    return texts.methodUnavailable;
  }
  const kind = kindOfError(error.code);
  if (kind) return problemText(kind, error.code, codes);
  return error.violations.length > 0 ? forms.problems : texts.other;
}
