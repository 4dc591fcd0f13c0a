import { Badge } from '@mantine/core';
import { type ReturnView, returnStatuses } from './return.ts';

export function ReturnStatus({ status }: Pick<ReturnView, 'status'>) {
  const { label, color } = returnStatuses[status ?? 'REQUESTED'];
  return (
    <Badge variant="light" color={color} miw="max-content" style={{ flex: 'none' }}>
      {label}
    </Badge>
  );
}
