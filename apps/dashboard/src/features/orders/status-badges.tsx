import { Badge } from '@mantine/core';
import { words } from '../../app/words.ts';
import { fulfillmentStatuses, orderStatuses, paymentStatuses } from './statuses.ts';

const texts = words.orders;

const badgeOf = (labels: Record<string, { text: string; color: string }>) =>
  function StatusBadge({ status }: { status: string | undefined }) {
    const label = status === undefined ? undefined : labels[status];
    return label ? (
      <Badge variant="light" color={label.color} miw="max-content" style={{ flex: 'none' }}>
        {label.text}
      </Badge>
    ) : null;
  };

export const PaymentBadge = badgeOf(paymentStatuses);
export const FulfillmentBadge = badgeOf(fulfillmentStatuses);
/** Renders nothing for an order in the usual state. */
export const OrderBadge = badgeOf(orderStatuses);

/** Renders nothing for an order that is not in the archive. */
export const ArchivedBadge = ({ archived }: { archived: boolean | null | undefined }) =>
  archived && (
    <Badge variant="outline" color="gray" style={{ flex: 'none' }}>
      {texts.archived}
    </Badge>
  );
