import { Badge } from '@mantine/core';
import { type SubscriptionView, subscriptionStatuses } from './subscription.ts';

export function SubscriptionStatus({ status }: Pick<SubscriptionView, 'status'>) {
  const { label, color } = subscriptionStatuses[status ?? 'ACTIVE'];
  return (
    <Badge variant="light" color={color} miw="max-content" style={{ flex: 'none' }}>
      {label}
    </Badge>
  );
}
