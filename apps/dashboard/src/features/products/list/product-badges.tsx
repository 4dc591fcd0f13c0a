import { Badge } from '@mantine/core';
import type { ProductView } from '../product.ts';
import { stockStatuses } from './product-summary.ts';

export function StockBadge({ product }: { product: ProductView }) {
  const status = stockStatuses[product.inventory?.availabilityStatus ?? ''];
  return status ? (
    <Badge variant="light" color={status.color} tt="none" miw="max-content">
      {status.text}
    </Badge>
  ) : null;
}

export function VisibilityBadge({ product }: { product: ProductView }) {
  return (
    <Badge variant={product.visible ? 'light' : 'outline'} color="gray" tt="none" miw="max-content">
      {product.visible ? 'Visible' : 'Hidden'}
    </Badge>
  );
}
