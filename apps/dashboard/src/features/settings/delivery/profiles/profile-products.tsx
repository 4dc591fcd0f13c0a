import { Button, Drawer, Group, Stack, Text } from '@mantine/core';
import { IconPackage, IconPlus } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMay } from '../../../../app/permissions.ts';
import { words } from '../../../../app/words.ts';
import { Failure } from '../../../../ui/failure.tsx';
import { defineRows } from '../../../../ui/list/define-list.ts';
import { RowItems } from '../../../../ui/list/items.tsx';
import { Empty } from '../../../../ui/list/list-states.tsx';
import { MoreButton } from '../../../../ui/list/list-view.tsx';
import { ListSkeleton } from '../../../../ui/list-skeleton.tsx';
import { Picture } from '../../../../ui/picture.tsx';
import { ChooseProductsDialog } from '../../../products/choose-products-dialog.tsx';
import { type ProductView, productCount } from '../../../products/product.ts';
import { DELIVERY, type Profile, profileProductsQuery } from '../queries.ts';
import { giveProfile, useTakingOut } from './use-profile-changes.tsx';

const texts = words.deliveryProfiles;

type ProfileProductsProps = { profile: Profile; opened: boolean; onClose: () => void };

/** The products that are delivered as a profile says. */
export function ProfileProducts({ profile, opened, onClose }: ProfileProductsProps) {
  return (
    <Drawer
      position="right"
      size="md"
      opened={opened}
      onClose={onClose}
      title={texts.products.titleOf(profile.name ?? '')}
    >
      <Products profile={profile} />
    </Drawer>
  );
}

function Products({ profile }: { profile: Profile }) {
  const [isAdding, setIsAdding] = useState(false);
  const profileId = profile.id ?? '';
  const mayChange = useMay()('productsV3.bulkUpdateProducts');
  const result = useInfiniteQuery(profileProductsQuery(profileId));
  const takeOut = useTakingOut(profileId);
  if (result.error) return <Failure error={result.error} onRetry={() => void result.refetch()} />;
  if (!result.data) return <ListSkeleton />;
  const products = result.data.pages.flatMap((page) => page.products);
  return (
    <Stack>
      <Group justify="space-between">
        <Text size="sm" c="dimmed">
          {texts.products.text}
        </Text>
        {mayChange && (
          <Button size="sm" leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setIsAdding(true)}>
            {texts.products.add}
          </Button>
        )}
      </Group>
      {products.length === 0 ? (
        <Empty {...productRows.empty} />
      ) : (
        <RowItems
          rows={productRows}
          label={texts.products.title}
          items={products}
          extra={{ onTakeOut: mayChange ? (product) => void takeOut(product) : null }}
        />
      )}
      <MoreButton {...result} />
      <ChooseProductsDialog
        title={texts.products.addTo(profile.name ?? '')}
        opened={isAdding}
        onClose={() => setIsAdding(false)}
        filter={{ productType: 'PHYSICAL' }}
        isIn={({ physicalProperties }) => physicalProperties?.deliveryProfileId === profileId}
        add={(chosen) => giveProfile(chosen, profileId)}
        added={(count) => texts.products.added(productCount(count), profile.name ?? '')}
        refresh={[DELIVERY]}
      />
    </Stack>
  );
}

const productRows = defineRows<ProductView, { onTakeOut: ((product: ProductView) => void) | null }>({
  idOf: ({ id }) => id ?? '',
  name: {
    of: ({ name }) => name ?? '',
    picture: ({ media }) => <Picture id={media?.main?.id} alt="" width={40} height={40} />,
  },
  parts: [
    {
      at: 'end',
      show: (product, { extra: { onTakeOut } }) =>
        onTakeOut && (
          <Button
            size="xs"
            variant="subtle"
            color="red"
            aria-label={texts.products.takeOutNamed(product.name ?? '')}
            onClick={() => onTakeOut(product)}
          >
            {texts.products.takeOut}
          </Button>
        ),
    },
  ],
  empty: {
    icon: <IconPackage aria-hidden />,
    title: texts.products.none,
    description: texts.products.noneText,
  },
});
