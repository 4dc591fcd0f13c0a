import { useMessages } from '@stoa/messages/react';
import type { Subscription } from '../../lib/api.ts';
import type { Site } from '../../lib/site.ts';
import { CardFields } from '../checkout/payment-fields.tsx';

type OtherCardProps = {
  subscription: Subscription;
  site: Site;
  /** The address that its form is sent to. */
  action: string;
  /** Of its heading: one below what it stands under. */
  heading: 'h2' | 'h3';
};

/** Pays the cycle whose charge failed with another card; nothing where none did. */
export function OtherCard({ subscription, site, action, heading: Heading }: OtherCardProps) {
  const { otherCard } = useMessages('subscriptions');
  const { id = '', status, problem } = subscription;
  const method = site.paymentMethods.find((one) => one.id === 'card');
  const isOpen = status === 'ACTIVE' || status === 'SUSPENDED';
  if (!method || !isOpen || problem !== 'PAYMENT') return null;
  return (
    <form method="post" action={action} className="subscription-card">
      <Heading>{otherCard.title}</Heading>
      <p>{otherCard.hint}</p>
      <input type="hidden" name="subscriptionId" value={id} />
      {method.form === 'PAGE' ? (
        // the provider's page asks for the card
        <input type="hidden" name="card" value="page" />
      ) : (
        <CardFields chosen="" error={undefined} />
      )}
      <p className="actions">
        <button className="button" type="submit" name="intent" value="pay">
          {otherCard.pay}
        </button>
      </p>
    </form>
  );
}
