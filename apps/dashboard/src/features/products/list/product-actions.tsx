import { ActionIcon, Menu } from '@mantine/core';
import { IconCopy, IconDots, IconExternalLink, IconPencil, IconTrash } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useSession } from '../../../app/session.ts';
import type { ProductView } from '../product.ts';
import { productAddress } from '../product-address.ts';
import { useDeleteProduct } from '../use-delete-product.tsx';

/** What can be done with a product of the list. */
export function ProductActions({ product }: { product: ProductView }) {
  const { site } = useSession();
  const confirmDelete = useDeleteProduct();
  return (
    <Menu position="bottom-end" shadow="md" width={200}>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size="lg" aria-label={`Actions for ${product.name}`}>
          <IconDots size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item component={Link} to={`/products/${product.id}`} leftSection={<IconPencil size={16} aria-hidden />}>
          Edit
        </Menu.Item>
        <Menu.Item
          component={Link}
          to={`/products/new?from=${product.id}`}
          leftSection={<IconCopy size={16} aria-hidden />}
        >
          Duplicate
        </Menu.Item>
        {product.visible && (
          <Menu.Item
            component="a"
            href={productAddress(site.url, product)}
            target="_blank"
            leftSection={<IconExternalLink size={16} aria-hidden />}
          >
            View in shop
          </Menu.Item>
        )}
        <Menu.Divider />
        <Menu.Item color="red" leftSection={<IconTrash size={16} aria-hidden />} onClick={() => confirmDelete(product)}>
          Delete
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
