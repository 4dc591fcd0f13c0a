import { Badge } from '@mantine/core';
import { type AbandonedCheckout, statuses, statusOf } from './abandoned-checkout.ts';

export function StatusBadge({ abandoned }: { abandoned: AbandonedCheckout }) {
  const { text, color } = statuses[statusOf(abandoned)];
  return (
    <Badge variant="light" color={color} miw="max-content" style={{ flex: 'none' }}>
      {text}
    </Badge>
  );
}
