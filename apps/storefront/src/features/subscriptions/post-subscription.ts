import { ApiError } from '@stoa/sdk';
import { hasCode, succeeds } from '../../lib/api-errors.ts';
import { messageOf } from '../../lib/message-of.ts';
import type { Visit } from '../../lib/render-page.tsx';
import { redirect, type StorefrontResponse } from '../../lib/storefront-request.ts';
import { fieldOf } from '../account/posted-form.ts';
import { SAVED_CARD } from '../payment-methods/saved-card.ts';

/** Does what a form about a subscription asks for; null where the form is another one. `token` is that of a guest's order. */
export async function postSubscription(
  { api, request }: Visit,
  page: string,
  token?: string,
): Promise<StorefrontResponse | null> {
  const asked = { subscriptionId: fieldOf(request, 'subscriptionId'), ...(token && { token }) };
  const { subscriptions } = api;
  const goOn = async (done: Promise<unknown>, notice: string) =>
    redirect(`${page}?notice=${(await succeeds(done)) ? notice : 'refused'}`);
  switch (fieldOf(request, 'intent')) {
    case 'pause':
      return goOn(subscriptions.pauseSubscription(asked), 'paused');
    case 'card':
      return goOn(
        subscriptions.changeSubscriptionCard({
          subscriptionId: asked.subscriptionId,
          savedPaymentMethodId: fieldOf(request, SAVED_CARD),
        }),
        'cardChanged',
      );
    case 'pay':
      return redirect(await payWithOtherCard({ api, request }, asked, page));
    case 'resume':
      return goOn(subscriptions.resumeSubscription(asked), 'resumed');
    case 'cancelThen':
      return goOn(subscriptions.cancelSubscription({ ...asked, when: 'CYCLE_END' }), 'canceled');
    case 'cancelNow':
      return goOn(subscriptions.cancelSubscription({ ...asked, when: 'NOW' }), 'canceled');
    default:
      return null;
  }
}

/** Where a buyer goes on who pays what failed with another card: to their bank, or to the page that says what became of it. */
async function payWithOtherCard(
  { api, request }: Pick<Visit, 'api' | 'request'>,
  asked: { subscriptionId: string; token?: string },
  page: string,
): Promise<string> {
  const card = fieldOf(request, 'card');
  try {
    const { outcome, actionUrl } = await api.subscriptions.paySubscription({
      ...asked,
      ...(card && { paymentToken: card }),
    });
    if (outcome === 'ACTION_REQUIRED' && actionUrl) return actionUrl;
    return `${page}?notice=${outcome === 'PAID' ? 'paid' : 'declined'}`;
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) throw error;
    return `${page}?notice=${hasCode(error, 'SUBSCRIPTION_CANNOT_BE_CHARGED') ? 'unavailable' : 'refused'}`;
  }
}

/** What the address of a page tells of the last change. */
export const subscriptionNotice = ({ messages, request }: Visit): string | null =>
  messageOf(messages.subscriptions.notices, request.url.searchParams.get('notice'));
