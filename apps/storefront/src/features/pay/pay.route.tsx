import { ApiError } from '@stoa/sdk';
import { hasCode, orNull } from '../../lib/api-errors.ts';
import { type FormState, noProblem } from '../../lib/form-state.ts';
import { renderCheckoutPage, type Visit } from '../../lib/render-page.tsx';
import { loadSite } from '../../lib/site.ts';
import { redirect, type StorefrontResponse } from '../../lib/storefront-request.ts';
import { ConfirmPayment } from '../checkout/confirm-payment.tsx';
import { PayPage } from './pay-page.tsx';

const NOTHING: FormState = noProblem;
const pageOf = (token: string): string => `/pay/${encodeURIComponent(token)}`;

/** The page of a payment request: what it asks for and how to pay, or why there is nothing to pay. */
export const showPayment = (visit: Visit, token: string): Promise<StorefrontResponse> => {
  const isDeclined = visit.request.url.searchParams.get('notice') === 'declined';
  return render(visit, token, isDeclined ? { errors: {}, problem: visit.messages.pay.declined } : NOTHING);
};

/** Pays by card. A bank may ask the buyer first, on a page of its own. */
export async function postPayment(visit: Visit, token: string): Promise<StorefrontResponse> {
  const { api, request, messages } = visit;
  const card = request.form?.get('card') ?? '';
  if (!card) return render(visit, token, { errors: { card: messages.pay.chooseCard }, problem: null });
  try {
    const { outcome, actionUrl } = await api.paymentRequests.payPaymentRequest({ token, paymentToken: card });
    if (outcome === 'ACTION_REQUIRED' && actionUrl) return redirect(actionUrl);
    return outcome === 'PAID' ? redirect(pageOf(token)) : render(visit, token, problem(messages.pay.declined), card);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) throw error;
    // the page says what became of it in the meantime
    const isOver = hasCode(
      error,
      'ORDER_PAYMENT_REQUEST_NOT_FOUND',
      'CANNOT_CHARGE_PAID_ORDER_PAYMENT_REQUEST',
      'CANNOT_CHARGE_EXPIRED_ORDER_PAYMENT_REQUEST',
      'CANNOT_CHARGE_VOIDED_ORDER_PAYMENT_REQUEST',
      'ORDER_CANCELED',
      'ORDER_PAID',
      'INVALID_AMOUNT',
    );
    if (isOver) return redirect(pageOf(token));
    const isRunning = hasCode(error, 'PAYMENT_IN_PROGRESS');
    return render(visit, token, problem(isRunning ? messages.pay.inProgress : messages.pay.failed), card);
  }
}

const problem = (text: string): FormState => ({ errors: {}, problem: text });

async function render(visit: Visit, token: string, state: FormState, card = ''): Promise<StorefrontResponse> {
  const { api, request, messages } = visit;
  const [site, found] = await Promise.all([
    loadSite(api, request.url.origin),
    orNull(api.paymentRequests.openPaymentRequest({ token })),
  ]);
  const asked = found?.request ?? null;
  const isWrong = asked?.state === 'UNPAID' && state !== NOTHING;
  return renderCheckoutPage(
    visit,
    { site },
    {
      status: statusOf(asked !== null, isWrong),
      head: { title: messages.pay.title },
      cartHref: null,
      children: <PayPage asked={asked} token={token} state={state} card={card} site={site} />,
    },
  );
}

function statusOf(isKnown: boolean, isWrong: boolean): number {
  if (!isKnown) return 404;
  return isWrong ? 422 : 200;
}

/** The sandbox bank's question, in place of a real bank's own page. */
export async function showPaymentQuestion(visit: Visit, token: string): Promise<StorefrontResponse> {
  const { api, request, messages } = visit;
  const paymentId = request.url.searchParams.get('payment');
  const [site, found] = await Promise.all([
    loadSite(api, request.url.origin),
    orNull(api.paymentRequests.openPaymentRequest({ token })),
  ]);
  if (!paymentId || found?.request?.state === 'PAID' || !found?.request) return redirect(pageOf(token));
  return renderCheckoutPage(
    visit,
    { site },
    {
      head: { title: messages.checkout.confirmPayment.title },
      cartHref: null,
      children: (
        <ConfirmPayment
          action={`${pageOf(token)}/confirm`}
          paymentId={paymentId}
          total={found.request.amount?.formattedAmount ?? ''}
          shop={site.name}
        />
      ),
    },
  );
}

/** Where a provider's page sends the buyer back to. */
export async function showPaymentReturn(visit: Visit, token: string): Promise<StorefrontResponse> {
  const paymentId = visit.request.url.searchParams.get('payment') ?? '';
  return answer(visit, token, { paymentId, approved: 'yes' });
}

export async function postPaymentAnswer(visit: Visit, token: string): Promise<StorefrontResponse> {
  const { form } = visit.request;
  return answer(visit, token, {
    paymentId: form?.get('payment') ?? '',
    approved: form?.get('approved') === 'yes' ? 'yes' : 'no',
  });
}

async function answer(
  { api }: Visit,
  token: string,
  given: { paymentId: string; approved: 'yes' | 'no' },
): Promise<StorefrontResponse> {
  const answered = await api.paymentRequests.answerBank({ token, ...given }).catch((error: unknown) => {
    if (error instanceof ApiError && error.status < 500) return null;
    throw error;
  });
  return redirect(answered?.outcome === 'DECLINED' ? `${pageOf(token)}?notice=declined` : pageOf(token));
}
