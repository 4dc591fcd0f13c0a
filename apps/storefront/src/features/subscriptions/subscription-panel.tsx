import { formatsOf } from '@stoa/messages';
import { useMessages } from '@stoa/messages/react';
import type { Subscription } from '../../lib/api.ts';
import type { Site } from '../../lib/site.ts';
import { trialOf } from './trial.ts';

type SubscriptionPanelProps = {
  subscription: Subscription;
  site: Site;
  /** The address that its forms are sent to. */
  action: string;
};

/** Nothing is charged any more, and nothing can be changed. */
export const isOver = ({ status }: Subscription): boolean => status === 'CANCELED' || status === 'ENDED';

/** A subscription: what is charged when, and how to pause or end it. */
export function SubscriptionPanel({ subscription, site, action }: SubscriptionPanelProps) {
  const messages = useMessages('subscriptions');
  const cards = useMessages('cards');
  const { cardEnding } = useMessages('orders');
  const { status = 'ACTIVE', settings, total, createdDate, nextChargeDate, endDate, problem } = subscription;
  const day = formatsOf(site).longDate;
  const { brand, lastFourDigits, expirationMonth: month, expirationYear: year } = subscription.card ?? {};
  const until = month && year ? cards.expires(month, year) : '';
  const cardText = lastFourDigits ? [cardEnding(brand, lastFourDigits), until].filter(Boolean).join(', ') : '';
  const { frequency, interval, billingCycles } = settings ?? {};
  const every = frequency && frequency !== 'UNDEFINED' ? messages.every(frequency, interval ?? 1) : '';
  const how = billingCycles ? messages.times(every, billingCycles) : every;
  const trial = subscription.trialEndDate ? trialOf(settings?.freeTrialPeriod) : null;
  const hasEnded = isOver(subscription);
  const facts = [
    { label: messages.status, value: messages.statuses[status] },
    {
      label: messages.delivery,
      value: trial ? messages.trialThenPrice(trial, total?.formattedAmount ?? '', how) : how,
    },
    { label: messages.total, value: total?.formattedAmount ?? '' },
    { label: cards.subscription.card, value: cardText },
    { label: messages.since, value: createdDate ? day(createdDate) : '' },
    { label: messages.trialUntil, value: subscription.trialEndDate ? day(subscription.trialEndDate) : '' },
    { label: problem ? messages.nextTry : messages.next, value: nextChargeDate ? day(nextChargeDate) : '' },
    { label: hasEnded ? messages.ended : messages.ends, value: endDate ? day(endDate) : '' },
  ];
  return (
    <>
      {problem && !hasEnded && <p className="form-message">{messages.problems[problem]}</p>}
      <dl className="order-facts subscription-facts">
        {facts
          .filter(({ value }) => value)
          .map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      {!hasEnded && <Steps subscription={subscription} action={action} day={day} />}
    </>
  );
}

function Steps({
  subscription,
  action,
  day,
}: Pick<SubscriptionPanelProps, 'subscription' | 'action'> & { day: (date: string) => string }) {
  const messages = useMessages('subscriptions');
  const { id = '', status, problem, nextChargeDate, endDate } = subscription;
  const isEnding = status === 'ACTIVE' && Boolean(endDate);
  const isLastCycle = isEnding && Boolean(subscription.settings?.billingCycles) && !nextChargeDate;
  const step = (intent: string, label: string) => (
    <button className="button button-quiet" type="submit" name="intent" value={intent}>
      {label}
    </button>
  );
  const canEndThen = status === 'ACTIVE' && nextChargeDate && !problem;
  return (
    <form method="post" action={action} className="subscription-steps">
      <input type="hidden" name="subscriptionId" value={id ?? ''} />
      <div className="actions">
        {status === 'ACTIVE' && !isEnding && step('pause', messages.pause)}
        {status === 'PAUSED' && step('resume', messages.resume)}
        {status === 'SUSPENDED' && step('resume', messages.tryAgain)}
        {isEnding && !isLastCycle && step('resume', messages.keep)}
      </div>
      {!isEnding && (
        <details>
          <summary>{messages.cancel}</summary>
          <p>{subscription.trialEndDate ? messages.trialCancelHint : messages.cancelHint}</p>
          <div className="actions">
            {canEndThen && step('cancelThen', messages.cancelThen(day(nextChargeDate)))}
            {step('cancelNow', messages.cancelNow)}
          </div>
        </details>
      )}
    </form>
  );
}
