import { Badge } from '@mantine/core';
import { oneOf } from '../../../ui/one-of.ts';
import type { ProductView } from '../product.ts';
import { stockTexts } from './product-summary.ts';

const colors = { IN_STOCK: 'green', PARTIALLY_OUT_OF_STOCK: 'yellow', OUT_OF_STOCK: 'red' } as const;

export function StockBadge({ product }: { product: ProductView }) {
  const status = oneOf(['IN_STOCK', 'PARTIALLY_OUT_OF_STOCK', 'OUT_OF_STOCK'], availabilityOf(product));
  return status ? (
    <Badge variant="light" color={colors[status]} miw="max-content">
      {stockTexts[status]}
    </Badge>
  ) : null;
}

const availabilityOf = ({ inventory }: ProductView): string | null => inventory?.availabilityStatus ?? null;

export function VisibilityBadge({ product }: { product: ProductView }) {
  return (
    <Badge variant={product.visible ? 'light' : 'outline'} color="gray" miw="max-content">
      {product.visible ? 'Visible' : 'Hidden'}
    </Badge>
  );
}
