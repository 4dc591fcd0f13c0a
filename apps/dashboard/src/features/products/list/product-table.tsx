import { Anchor, Checkbox, Group, Table, Text } from '@mantine/core';
import { Link } from 'react-router';
import list from '../../../ui/list.module.css';
import { Picture } from '../../../ui/picture.tsx';
import type { ProductView } from '../product.ts';
import { InlinePrice } from './inline-price.tsx';
import { InlineStock } from './inline-stock.tsx';
import classes from './list.module.css';
import type { ProductListProps } from './list-props.ts';
import { ProductActions } from './product-actions.tsx';
import { VisibilityBadge } from './product-badges.tsx';
import { categorySummary, skuSummary, thumbnailOf } from './product-summary.ts';
import { isSelected, mark } from './selection.ts';

export function ProductTable({ products, stock, categories, selection, onSelection }: ProductListProps) {
  const isMarked = (product: ProductView) => selection !== null && isSelected(selection, product);
  const isAll = products.every(isMarked);
  return (
    <Table.ScrollContainer minWidth={860}>
      <Table verticalSpacing="xs" horizontalSpacing="sm" aria-label="Products">
        <Table.Thead>
          <Table.Tr>
            {selection && (
              <Table.Th className={classes.check}>
                <Checkbox
                  size="xs"
                  aria-label="Select all products of this page"
                  checked={isAll}
                  indeterminate={!isAll && products.some(isMarked)}
                  onChange={() => onSelection(mark(selection, products, !isAll, products))}
                />
              </Table.Th>
            )}
            <Table.Th scope="col">Product</Table.Th>
            <Table.Th scope="col">SKU</Table.Th>
            <Table.Th scope="col">Categories</Table.Th>
            <Table.Th scope="col">Visibility</Table.Th>
            <Table.Th scope="col">Stock</Table.Th>
            <Table.Th scope="col" className={list.numeric}>
              Price
            </Table.Th>
            <Table.Th scope="col" className={list.numeric}>
              Actions
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {products.map((product) => (
            <Table.Tr key={product.id} className={list.row} data-selected={isMarked(product) || undefined}>
              {selection && (
                <Table.Td className={classes.check}>
                  <span className={list.above}>
                    <Checkbox
                      size="xs"
                      aria-label={`Select ${product.name}`}
                      checked={isMarked(product)}
                      onChange={({ currentTarget: { checked } }) =>
                        onSelection(mark(selection, [product], checked, products))
                      }
                    />
                  </span>
                </Table.Td>
              )}
              <Table.Th scope="row">
                <Group gap="sm" wrap="nowrap">
                  <Picture id={thumbnailOf(product)} alt="" width={40} height={50} />
                  <Anchor component={Link} to={`/products/${product.id}`} className={list.cover} inherit fw={600}>
                    {product.name}
                  </Anchor>
                </Group>
              </Table.Th>
              <Table.Td style={{ whiteSpace: 'nowrap' }}>{skuSummary(product)}</Table.Td>
              <Table.Td>
                <Text size="sm" c="dimmed" lineClamp={2}>
                  {categorySummary(product, categories)}
                </Text>
              </Table.Td>
              <Table.Td>
                <VisibilityBadge product={product} />
              </Table.Td>
              <Table.Td>
                <span className={list.above}>
                  <InlineStock product={product} items={stock?.get(product.id ?? '')} />
                </span>
              </Table.Td>
              <Table.Td className={list.numeric}>
                <span className={list.above}>
                  <InlinePrice product={product} />
                </span>
              </Table.Td>
              <Table.Td className={list.numeric}>
                <span className={list.above}>
                  <ProductActions product={product} />
                </span>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}
