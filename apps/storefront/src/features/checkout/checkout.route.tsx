import { isCountry } from '@stoa/contract/stoa/countries';
import { sandboxCards } from '@stoa/contract/stoa/sandbox-cards';
import type { Messages } from '@stoa/messages';
import { ApiError } from '@stoa/sdk';
import { FormProblems } from '../../components/form-problems.tsx';
import type { Checkout } from '../../lib/api.ts';
import { hasCode, orNull } from '../../lib/api-errors.ts';
import { type FormState, hasProblems } from '../../lib/form-state.ts';
import { renderCheckoutPage, type Visit } from '../../lib/render-page.tsx';
import { loadSite, type Site } from '../../lib/site.ts';
import { personal, redirect, type StorefrontResponse } from '../../lib/storefront-request.ts';
import { loadMember } from '../account/account-page.tsx';
import { fittingIn } from '../address/address.ts';
import { countriesIn, countryName } from '../address/countries.ts';
import { loadFormat } from '../address/formats.ts';
import { likelyCountry } from '../address/likely-country.ts';
import { changeCodes } from '../codes/change-codes.ts';
import { CODE, type CodeProblem, kindOfError, problemText } from '../codes/codes.ts';
import { showNotOpen } from '../errors/errors.route.tsx';
import { likelyPayment, withSavedCards } from '../payment-methods/load-cards.ts';
import { type Asked, readAsked } from './asked.ts';
import {
  type CheckoutFields,
  type Formats,
  isOverlong,
  type Offers,
  readCheckoutForm,
  validateCheckout,
} from './checkout-fields.ts';
import { CheckoutForm } from './checkout-form.tsx';
import {
  type CheckoutView,
  fillFromAccount,
  formOfCheckout,
  isAddressTyped,
  type Known,
  viewCheckout,
} from './checkout-view.ts';
import { type Folded, foldedOf, isComplete } from './folded.ts';
import { membershipOffers } from './memberships.ts';
import { needsShipping } from './needs-shipping.ts';
import { payCheckout } from './pay-checkout.ts';
import { saveCheckout } from './save-checkout.ts';
import { offeredPickups, offeredShipping } from './shipping-view.ts';
import { consentFor, payableIn } from './subscribed.ts';
import { saveTip, type TipFields, tipFields } from './tip.ts';
import { fieldErrorsOf } from './violations.ts';

/** Marks the address of a checkout whose payment was declined. */
export const DECLINED = 'declined';

/** The form, and the error that stopped the payment, beside errors of fields. */
type State = FormState & { asked: Asked; tip?: TipFields; form: CheckoutFields; codeProblem: CodeProblem | null };

export async function showCheckout(visit: Visit, id: string): Promise<StorefrontResponse> {
  const { api, request } = visit;
  const [whole, found] = await Promise.all([
    loadSite(api, request.url.origin),
    orNull(api.checkouts.getCheckout({ id })),
  ]);
  if (!found?.checkout) return showNotOpen(visit);
  if (found.checkout.completed) return renderCompleted(visit, whole);
  const [site, asked] = await Promise.all([
    withSavedCards(visit, payableIn(whole, found.checkout), found.checkout),
    loadAsked(visit, found.checkout),
  ]);
  const tip = await loadTip(visit, asked, id);
  const { checkout, form } = await withKnown(visit, site, asked, found.checkout, tip);
  const wasDeclined = request.url.searchParams.get('notice') === DECLINED;
  return renderCheckout(visit, site, checkout, {
    asked,
    tip,
    form,
    errors: {},
    codeProblem: null,
    problem: wasDeclined ? visit.messages.checkout.declined : null,
  });
}

const loadAsked = async ({ api, messages }: Visit, checkout: Checkout): Promise<Asked> =>
  readAsked((await api.checkoutForm.getCheckoutForm({})).form ?? {}, checkout, messages.site);

/** The saved tip, where the site takes tips. */
const loadTip = async ({ api }: Visit, { tips }: Asked, id: string): Promise<TipFields> =>
  tipFields(tips ? (await orNull(api.tips.getTipChoice({ purchaseFlowId: id })))?.tipChoice : undefined);

/** What is known of a checkout before its form is saved. */
const knownOf = (checkout: Checkout, asked: Asked, tip?: TipFields): Known => ({
  needsShipping: needsShipping(checkout),
  asked,
  tip,
  customFields: checkout.customFields,
  buyerNote: checkout.buyerNote,
});

/** The login page, which leads back here; a front end may have its own. */
const loginHrefOf = ({ request }: Visit, id: string): string =>
  request.returnAddresses.loginUrl ?? `/account/login?returnTo=${encodeURIComponent(`/checkout/${id}`)}`;

/** A checkout with its form: members need not type what their account knows, and others start with the likely country. */
async function withKnown(
  visit: Visit,
  site: Site,
  asked: Asked,
  checkout: Checkout,
  tip: TipFields,
): Promise<{ checkout: Checkout; form: CheckoutFields }> {
  const { payment, savedCard } = likelyPayment(site, new Date());
  const formOf = (one: Checkout) => ({ ...formOfCheckout(one, payment, asked, tip), savedCard });
  const form = formOf(checkout);
  if (isAddressTyped(form)) return { checkout, form };
  const member = checkout.buyerInfo?.memberId ? await loadMember(visit) : null;
  const filled = member ? fillFromAccount(form, member) : form;
  // the likely country is there already
  if (form.address.country && !isAddressTyped(filled)) return { checkout, form: { ...filled, address: form.address } };
  const country = filled.address.country || likelyCountry(site, visit.request);
  const known = { ...filled, address: { ...filled.address, country } };
  if (!isCountry(country)) return { checkout, form: known };
  // delivery and totals depend on the address; if it cannot be used, the buyer types another
  const saved = await saveCheckout(visit.api.checkouts, checkout.id ?? '', known, knownOf(checkout, asked)).catch(
    () => null,
  );
  return saved ? { checkout: saved, form: formOf(saved) } : { checkout, form: known };
}

/** Saves the form, and pays if everything is valid. */
export async function postCheckoutForm(visit: Visit, id: string): Promise<StorefrontResponse> {
  const { api, request } = visit;
  const fields = request.form ?? new URLSearchParams();
  const typed = readCheckoutForm(fields);
  const [whole, found] = await Promise.all([
    loadSite(api, request.url.origin),
    orNull(api.checkouts.getCheckout({ id })),
  ]);
  if (!found?.checkout) return showNotOpen(visit);
  if (found.checkout.completed) return renderCompleted(visit, whole);
  const [site, asked, formats] = await Promise.all([
    withSavedCards(visit, payableIn(whole, found.checkout), found.checkout),
    loadAsked(visit, found.checkout),
    loadFormats(visit, typed),
  ]);
  const form = {
    ...typed,
    address: fittingIn(typed.address, formats.address),
    billing: typed.billing && fittingIn(typed.billing, formats.billing),
  };
  if (isOverlong(form)) {
    const offers = offersOf(site, asked, found.checkout, viewCheckout(found.checkout, visit.messages));
    // the delivery address is known only once it is saved
    const errors = validateCheckout(form, { ...offers, needsShipping: false }, formats, visit.messages);
    return renderCheckout(visit, site, found.checkout, { asked, form, errors, codeProblem: null, problem: null });
  }
  const isShipped = needsShipping(found.checkout);
  try {
    if (asked.tips) await saveTip(api.tips, id, form, await loadTip(visit, asked, id));
    const saved = await saveCheckout(api.checkouts, id, form, knownOf(found.checkout, asked));
    const { checkout, problem } = await changeCodes(api.checkouts, saved, form, asked.codes);
    if (problem) return renderCheckout(visit, site, checkout, { asked, ...refusedCode(visit, form, problem) });
    if (form.intent !== 'pay') return redirect(`/checkout/${id}`);
    return await payOrAskAgain(visit, site, checkout, { asked, form, formats, seenTotal: fields.get('seenTotal') });
  } catch (error) {
    if (!isRefusal(error)) throw error;
    const hasBilling = isShipped && form.billing !== null;
    const errors = fieldErrorsOf(error, hasBilling, visit.messages.forms);
    // the visitor sees the current cost, so that a second press on the button is enough
    const { checkout = found.checkout } = (await orNull(api.checkouts.getCheckout({ id }))) ?? {};
    const problem = refusalText(error, viewCheckout(checkout, visit.messages), visit.messages);
    return renderCheckout(visit, site, checkout, { asked, form, errors, codeProblem: null, problem });
  }
}

async function payOrAskAgain(
  visit: Visit,
  site: Site,
  checkout: Checkout,
  {
    asked,
    form,
    formats,
    seenTotal,
  }: { asked: Asked; form: CheckoutFields; formats: Formats; seenTotal: string | null },
): Promise<StorefrontResponse> {
  const view = viewCheckout(checkout, visit.messages);
  const errors = validateCheckout(form, offersOf(site, asked, checkout, view), formats, visit.messages);
  const state = { asked, form, errors, codeProblem: null };
  if (Object.keys(errors).length > 0) return renderCheckout(visit, site, checkout, { ...state, problem: null });
  const objection = blockingOf(view);
  if (objection) return renderCheckout(visit, site, checkout, { ...state, problem: objection });
  if (view.isTooExpensive)
    return renderCheckout(visit, site, checkout, { ...state, problem: visit.messages.checkout.refused.tooExpensive });
  if (seenTotal !== view.seenTotal) {
    const problem = visit.messages.checkout.totalChanged(view.charged);
    return renderCheckout(visit, site, checkout, { ...state, problem });
  }
  const outcome = await payCheckout(visit, checkout, view.isPaid ? { ...form, payment: 'offline' } : form);
  return redirect(outcome ?? `/checkout/${checkout.id}?notice=${DECLINED}`);
}

/** The form again, with what is wrong with the typed code. */
const refusedCode = ({ messages }: Visit, form: CheckoutFields, codeProblem: CodeProblem): Omit<State, 'asked'> => ({
  ...{ form, codeProblem, problem: null },
  errors: { [CODE]: problemText(codeProblem, messages.codes) },
});

function offersOf(
  site: Site,
  asked: Asked,
  checkout: Checkout,
  { isPaid, deliveryProblem }: Pick<CheckoutView, 'isPaid' | 'deliveryProblem'>,
): Offers {
  return {
    needsShipping: needsShipping(checkout),
    shipping: offeredShipping(checkout),
    pickups: offeredPickups(checkout),
    deliveryProblem,
    isPaid,
    payments: site.paymentMethods.map(({ id }) => id),
    cards: site.paymentMethods.some(({ form }) => form === 'TEST_CARDS')
      ? sandboxCards.map(({ token }) => token)
      : null,
    saved: site.paymentMethods.flatMap(({ saved = [] }) => saved.map(({ id }) => id ?? '')),
    asked,
  };
}

async function loadFormats(visit: Visit, form: CheckoutFields): Promise<Formats> {
  const [address, billing] = await Promise.all([
    loadFormat(visit, form.address.country),
    loadFormat(visit, form.billing?.country),
  ]);
  return { address, billing };
}

async function renderCheckout(visit: Visit, site: Site, checkout: Checkout, state: State): Promise<StorefrontResponse> {
  const { asked, form, errors, codeProblem } = state;
  const [tip, formats] = await Promise.all([
    state.tip ?? loadTip(visit, asked, checkout.id ?? ''),
    loadFormats(visit, form),
  ]);
  const { messages } = visit;
  const title = messages.checkout.checkout;
  const view = viewCheckout(checkout, messages, site.timeZone);
  const page = renderCheckoutPage(
    visit,
    { site },
    {
      status: hasProblems(state) ? 422 : 200,
      head: { title: hasProblems(state) ? messages.forms.errorTitle(title) : title },
      hasIslands: true,
      cartHref: visit.request.returnAddresses.cartPageUrl ?? '/cart',
      heading: asked.heading,
      look: asked.look,
      policies: asked.policies,
      children: (
        <div className="checkout-page">
          <h1 className={asked.look.header?.displayCheckoutLabel === false ? 'visually-hidden' : undefined}>{title}</h1>
          <FormProblems state={state} />
          <CheckoutForm
            id={checkout.id ?? ''}
            view={view}
            form={form}
            memberships={membershipOffers(checkout)}
            errors={errors}
            codeProblem={codeProblem}
            formats={formats}
            asked={asked}
            known={knownOf(checkout, asked, tip)}
            money={{
              currency: site.currency,
              language: site.language,
              displayCurrency: visit.request.displayCurrency,
            }}
            countries={{
              delivery: countriesIn(site.language, site.deliveryCountries),
              all: countriesIn(site.language),
            }}
            paymentMethods={site.paymentMethods}
            consent={consentFor(checkout, messages.subscriptions)}
            loginHref={checkout.buyerInfo?.memberId ? null : loginHrefOf(visit, checkout.id ?? '')}
            folded={
              checkout.buyerInfo?.memberId ? knownParts(visit, site, checkout, { ...state, view, formats }) : null
            }
            isDeclined={visit.request.url.searchParams.get('notice') === DECLINED}
          />
        </div>
      ),
    },
  );
  return personal(page);
}

/** The parts of a member's checkout, if nothing of them is missing or wrong. */
function knownParts(
  { messages }: Visit,
  site: Site,
  checkout: Checkout,
  { asked, form, errors, view, formats }: State & { view: CheckoutView; formats: Formats },
): Folded | null {
  if (!isAddressTyped(form) || Object.keys(errors).length > 0) return null;
  if (!isComplete(validateCheckout(form, offersOf(site, asked, checkout, view), formats, messages))) return null;
  return foldedOf({
    form,
    view,
    format: formats.address,
    country: countryName(form.address.country, site.language),
    methods: site.paymentMethods,
    nameOfCard: messages.orders.cardEnding,
  });
}

/** After the payment, when the browser returns. */
export function renderCompleted(visit: Visit, site: Site): StorefrontResponse {
  const { title, text } = visit.messages.checkout.completed;
  const page = renderCheckoutPage(
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
  return personal(page);
}

/** The server rejected the request for a reason that the visitor can resolve. */
const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && [400, 409, 428].includes(error.status);

/** Why an order cannot be placed as it is; null if it can. */
const blockingOf = ({ objections }: CheckoutView): string | null =>
  objections.find(({ isBlocking }) => isBlocking)?.text ?? null;

function refusalText(error: ApiError, view: CheckoutView, { checkout, codes, forms }: Messages): string {
  const texts = checkout.refused;
  if (hasCode(error, 'FULL_OUT_OF_STOCK', 'PARTIAL_OUT_OF_STOCK')) return texts.soldOut;
  if (hasCode(error, 'LINE_AMOUNT_TOO_LARGE')) return texts.tooExpensive;
  if (hasCode(error, 'VIOLATIONS_WITH_ERROR_SEVERITY')) return blockingOf(view) ?? texts.below;
  if (hasCode(error, 'FAILED_TO_RETRIEVE_VALIDATIONS_VIOLATIONS')) return texts.unchecked;
  if (hasCode(error, 'CHECKOUT_CHANGED')) return texts.pricesChanged(view.charged);
  if (hasCode(error, 'CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS')) return texts.paymentInProgress;
  if (hasCode(error, 'PAYMENT_PROVIDER_IS_NOT_AVAILABLE_ON_SITE', 'SITE_NOT_ACCEPTING_PAYMENTS')) {
    return texts.methodUnavailable;
  }
  if (hasCode(error, 'SUBSCRIPTION_WITH_SEVERAL_LINE_ITEMS')) return texts.subscriptionAlone;
  const kind = kindOfError(error.code);
  if (kind) return problemText({ kind, error: error.code }, codes);
  return error.violations.length > 0 ? forms.problems : texts.other;
}
