import { Anchor, Group, Text } from '@mantine/core';
import { Link } from 'react-router';
import { useFormat } from '../../../app/format.ts';
import list from '../../../ui/list.module.css';
import { Picture } from '../../../ui/picture.tsx';
import type { ProductView } from '../product.ts';
import { ProductActions } from './product-actions.tsx';
import { StockBadge, VisibilityBadge } from './product-badges.tsx';
import { priceRange, skuSummary } from './product-summary.ts';

/** The products on narrow screens. */
export function ProductCards({ products }: { products: ProductView[] }) {
  const format = useFormat();
  return (
    <ul className={list.cards} aria-label="Products">
      {products.map((product) => (
        <li key={product.id} className={`${list.card} ${list.row}`}>
          <Group wrap="nowrap" gap="sm" align="flex-start">
            <Picture id={product.media?.main?.image?.id ?? product.media?.main?.id} alt="" width={56} height={70} />
            <div style={{ flex: 1, minWidth: 0 }}>
              <Anchor component={Link} to={`/products/${product.id}`} className={list.cover} fw={600}>
                {product.name}
              </Anchor>
              <Text size="sm" c="dimmed">
                {priceRange(product, format)} · {skuSummary(product)}
              </Text>
              <Group gap={6} mt={4}>
                <StockBadge product={product} />
                {!product.visible && <VisibilityBadge product={product} />}
              </Group>
            </div>
            <span className={list.above}>
              <ProductActions product={product} />
            </span>
          </Group>
        </li>
      ))}
    </ul>
  );
}
