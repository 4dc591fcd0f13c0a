import { Anchor, Checkbox, Group, Text } from '@mantine/core';
import { Link } from 'react-router';
import list from '../../../ui/list.module.css';
import { Picture } from '../../../ui/picture.tsx';
import { InlinePrice } from './inline-price.tsx';
import { InlineStock } from './inline-stock.tsx';
import type { ProductListProps } from './list-props.ts';
import { ProductActions } from './product-actions.tsx';
import { VisibilityBadge } from './product-badges.tsx';
import { skuSummary, thumbnailOf } from './product-summary.ts';
import { isSelected, mark } from './selection.ts';

/** The products on narrow screens. */
export function ProductCards({ products, stock, selection, onSelection }: ProductListProps) {
  return (
    <ul className={list.cards} aria-label="Products">
      {products.map((product) => (
        <li key={product.id} className={`${list.card} ${list.row}`}>
          <Group wrap="nowrap" gap="sm" align="flex-start">
            {selection && (
              <span className={list.above}>
                <Checkbox
                  aria-label={`Select ${product.name}`}
                  checked={isSelected(selection, product)}
                  onChange={({ currentTarget: { checked } }) =>
                    onSelection(mark(selection, [product], checked, products))
                  }
                />
              </span>
            )}
            <Picture id={thumbnailOf(product)} alt="" width={56} height={70} />
            <div style={{ flex: 1, minWidth: 0 }}>
              <Anchor component={Link} to={`/products/${product.id}`} className={list.cover} fw={600}>
                {product.name}
              </Anchor>
              <Text size="xs" c="dimmed">
                {skuSummary(product)}
              </Text>
              <Group gap="sm" mt={4} className={list.above} w="fit-content" fz="sm">
                <InlinePrice product={product} />
                <InlineStock product={product} items={stock?.get(product.id ?? '')} />
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
