import { Badge } from '@mantine/core';
import { type PaymentRequestView, requestStatuses } from './queries.ts';

export function RequestStatus({ request: { status = 'UNPAID' } }: { request: PaymentRequestView }) {
  const { label, color } = requestStatuses[status];
  return (
    <Badge variant="light" color={color} style={{ flex: 'none' }}>
      {label}
    </Badge>
  );
}
