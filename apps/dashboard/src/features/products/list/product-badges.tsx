import { Badge } from '@mantine/core';
import { words } from '../../../app/words.ts';
import type { ProductView } from '../product.ts';
import { stockState } from './product-summary.ts';

const texts = words.products;

const colors = { IN_STOCK: 'green', PARTIALLY_OUT_OF_STOCK: 'yellow', OUT_OF_STOCK: 'red', PREORDER: 'blue' } as const;

export function StockBadge({ product }: { product: ProductView }) {
  const status = stockState(product);
  return status ? (
    <Badge variant="light" color={colors[status]} miw="max-content">
      {texts.stocks[status]}
    </Badge>
  ) : null;
}

export function VisibilityBadge({ product }: { product: ProductView }) {
  return (
    <Badge variant={product.visible ? 'light' : 'outline'} color="gray" miw="max-content">
      {product.visible ? texts.visible : texts.hidden}
    </Badge>
  );
}
