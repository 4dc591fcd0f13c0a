import { formatsOf } from '@stoa/messages';
import { useMessages } from '@stoa/messages/react';
import { Notice } from '../../components/notice.tsx';
import type { SavedCard, Subscription, SubscriptionCycle } from '../../lib/api.ts';
import { orNull } from '../../lib/api-errors.ts';
import type { Visit } from '../../lib/render-page.tsx';
import type { Site } from '../../lib/site.ts';
import type { StorefrontResponse } from '../../lib/storefront-request.ts';
import { loadMember, renderAccount, toLogin } from '../account/account-page.tsx';
import { showNotFound } from '../errors/errors.route.tsx';
import { likelyCard, loadUsableCards } from '../payment-methods/load-cards.ts';
import { SavedCardChoice } from '../payment-methods/saved-card-choice.tsx';
import { OtherCard } from './other-card.tsx';
import { postSubscription, subscriptionNotice } from './post-subscription.ts';
import { isOver, SubscriptionPanel } from './subscription-panel.tsx';

const nameOf = ({ items = [] }: Subscription): string =>
  items.map(({ name = '', quantity = 1 }) => (quantity > 1 ? `${quantity} × ${name}` : name)).join(', ');

/** The member's subscriptions, the latest first. */
export async function showSubscriptions(visit: Visit): Promise<StorefrontResponse> {
  if (!(await loadMember(visit))) return toLogin(visit);
  const { subscriptions = [] } = await visit.api.subscriptions.listMySubscriptions({});
  const messages = visit.messages.subscriptions;
  return renderAccount(visit, {
    title: messages.title,
    children: (site) => (
      <>
        <h1>{messages.title}</h1>
        {subscriptions.length === 0 ? (
          <div className="empty-state">
            <p className="lead">{messages.empty}</p>
            <p>
              <a className="button" href="/shop">
                {visit.messages.site.browseShop}
              </a>
            </p>
          </div>
        ) : (
          <SubscriptionTable subscriptions={subscriptions} site={site} />
        )}
      </>
    ),
  });
}

function SubscriptionTable({ subscriptions, site }: { subscriptions: Subscription[]; site: Site }) {
  const { columns, statuses } = useMessages('subscriptions');
  const day = formatsOf(site).longDate;
  return (
    <table className="order-table">
      <thead>
        <tr>
          <th scope="col">{columns.items}</th>
          <th scope="col">{columns.status}</th>
          <th scope="col">{columns.next}</th>
          <th scope="col" className="number">
            {columns.total}
          </th>
        </tr>
      </thead>
      <tbody>
        {subscriptions.map((each) => (
          <tr key={each.id}>
            <th scope="row">
              <a href={`/account/subscriptions/${each.id}`}>{nameOf(each)}</a>
            </th>
            <td>{statuses[each.status ?? 'ACTIVE']}</td>
            <td>{each.nextChargeDate && day(each.nextChargeDate)}</td>
            <td className="number">{each.total?.formattedAmount}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** One of the member's subscriptions, with the orders of its cycles. */
export async function showSubscription(visit: Visit, id: string): Promise<StorefrontResponse> {
  if (!(await loadMember(visit))) return toLogin(visit);
  const found = await orNull(visit.api.subscriptions.getSubscription({ subscriptionId: id }));
  if (!found?.subscription) return showNotFound(visit);
  const { subscription, cycles = [] } = found;
  const cards = isOver(subscription) ? null : await loadUsableCards(visit);
  const messages = visit.messages.subscriptions;
  const title = nameOf(subscription);
  return renderAccount(visit, {
    title,
    children: (site) => (
      <>
        <p>
          <a href="/account/subscriptions">{messages.all}</a>
        </p>
        <h1>{title}</h1>
        <Notice>{subscriptionNotice(visit)}</Notice>
        <SubscriptionPanel subscription={subscription} site={site} action={`/account/subscriptions/${id}`} />
        <OtherCard subscription={subscription} site={site} action={`/account/subscriptions/${id}`} heading="h2" />
        {cards && <ChangeCard subscription={subscription} cards={cards} />}
        <Cycles cycles={cycles} site={site} />
      </>
    ),
  });
}

/** Chooses the card that the further cycles are charged to, among those that its buyer lets be kept. */
function ChangeCard({ subscription, cards }: { subscription: Subscription; cards: SavedCard[] }) {
  const { subscription: texts } = useMessages('cards');
  const { id = '', savedPaymentMethodId: current } = subscription;
  const others = cards.filter((card) => card.id !== current);
  return (
    <form method="post" action={`/account/subscriptions/${id}`} className="subscription-card">
      <h2>{texts.change}</h2>
      <p>{others.length > 0 ? texts.changeHint : texts.saveFirst}</p>
      {others.length > 0 && (
        <>
          <input type="hidden" name="subscriptionId" value={id} />
          <fieldset className="cards">
            <legend className="visually-hidden">{texts.change}</legend>
            <SavedCardChoice cards={others} chosen={likelyCard(others, new Date())?.id ?? undefined} isRequired />
          </fieldset>
          <p className="actions">
            <button className="button button-quiet" type="submit" name="intent" value="card">
              {texts.use}
            </button>
          </p>
        </>
      )}
    </form>
  );
}

function Cycles({ cycles, site }: { cycles: SubscriptionCycle[]; site: Site }) {
  const messages = useMessages('subscriptions');
  const { columns } = useMessages('orders');
  return (
    <section aria-labelledby="cycles">
      <h2 id="cycles">{messages.orders}</h2>
      <table className="order-table">
        <thead>
          <tr>
            <th scope="col">{columns.number}</th>
            <th scope="col">{columns.date}</th>
            <th scope="col" className="number">
              {columns.total}
            </th>
          </tr>
        </thead>
        <tbody>
          {cycles.map(({ orderId, orderNumber, date, total }) => (
            <tr key={orderId}>
              <th scope="row">
                <a href={`/account/orders/${orderId}`}>{orderNumber}</a>
              </th>
              <td>{date && formatsOf(site).longDate(date)}</td>
              <td className="number">{total?.formattedAmount}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Pauses, resumes or cancels a subscription. */
export async function postSubscriptionForm(visit: Visit, id: string): Promise<StorefrontResponse> {
  if (!(await loadMember(visit))) return toLogin(visit);
  return (await postSubscription(visit, `/account/subscriptions/${id}`)) ?? showSubscription(visit, id);
}
