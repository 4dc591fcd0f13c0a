import { Menu } from '@mantine/core';
import { IconCopy, IconExternalLink, IconEye, IconPencil, IconTrash } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useMay } from '../../../app/permissions.ts';
import { useSession } from '../../../app/session.ts';
import { useMayOpen } from '../../../app/use-may-open.ts';
import { words } from '../../../app/words.ts';
import { ActionsMenu } from '../../../ui/actions-menu.tsx';
import { mayEditProducts } from '../may-edit.ts';
import type { ProductView } from '../product.ts';
import { productAddress } from '../product-address.ts';
import { useDeleteProduct } from '../use-delete-product.tsx';

const texts = words.products;

/** The actions for a product in the list. */
export function ProductActions({ product }: { product: ProductView }) {
  const { site } = useSession();
  const may = useMay();
  const mayOpen = useMayOpen();
  const isEdited = mayEditProducts(may);
  const confirmDelete = useDeleteProduct();
  return (
    <ActionsMenu label={words.actions.of(product.name ?? '')} width={200}>
      <Menu.Item
        component={Link}
        to={`/products/${product.id}`}
        leftSection={isEdited ? <IconPencil size={16} aria-hidden /> : <IconEye size={16} aria-hidden />}
      >
        {isEdited ? words.actions.edit : words.actions.view}
      </Menu.Item>
      {mayOpen('/products/new') && (
        <Menu.Item
          component={Link}
          to={`/products/new?from=${product.id}`}
          leftSection={<IconCopy size={16} aria-hidden />}
        >
          {texts.duplicate}
        </Menu.Item>
      )}
      {product.visible && (
        <Menu.Item
          component="a"
          href={productAddress(site.url, product)}
          target="_blank"
          leftSection={<IconExternalLink size={16} aria-hidden />}
        >
          {texts.viewInShop}
        </Menu.Item>
      )}
      {may('productsV3.deleteProduct') && (
        <>
          <Menu.Divider />
          <Menu.Item
            color="red"
            leftSection={<IconTrash size={16} aria-hidden />}
            onClick={() => confirmDelete(product)}
          >
            {words.common.delete}
          </Menu.Item>
        </>
      )}
    </ActionsMenu>
  );
}
