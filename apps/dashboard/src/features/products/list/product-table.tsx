import { Anchor, Group, Table } from '@mantine/core';
import { Link } from 'react-router';
import { useFormat } from '../../../app/format.ts';
import list from '../../../ui/list.module.css';
import { Picture } from '../../../ui/picture.tsx';
import type { ProductView } from '../product.ts';
import { ProductActions } from './product-actions.tsx';
import { StockBadge, VisibilityBadge } from './product-badges.tsx';
import { priceRange, skuSummary } from './product-summary.ts';

export function ProductTable({ products }: { products: ProductView[] }) {
  const format = useFormat();
  return (
    <Table.ScrollContainer minWidth={760}>
      <Table verticalSpacing="xs" horizontalSpacing="md" aria-label="Products">
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">Product</Table.Th>
            <Table.Th scope="col">SKU</Table.Th>
            <Table.Th scope="col">Stock</Table.Th>
            <Table.Th scope="col">Visibility</Table.Th>
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
            <Table.Tr key={product.id} className={list.row}>
              <Table.Th scope="row">
                <Group gap="sm" wrap="nowrap">
                  <Picture
                    id={product.media?.main?.image?.id ?? product.media?.main?.id}
                    alt=""
                    width={40}
                    height={50}
                  />
                  <Anchor component={Link} to={`/products/${product.id}`} className={list.cover} inherit fw={600}>
                    {product.name}
                  </Anchor>
                </Group>
              </Table.Th>
              <Table.Td style={{ whiteSpace: 'nowrap' }}>{skuSummary(product)}</Table.Td>
              <Table.Td>
                <StockBadge product={product} />
              </Table.Td>
              <Table.Td>
                <VisibilityBadge product={product} />
              </Table.Td>
              <Table.Td className={list.numeric}>{priceRange(product, format)}</Table.Td>
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
