import { Badge, Button, Group, Stack, Text } from '@mantine/core';
import { IconBuildingStore, IconMap, IconPlus, IconTruckDelivery } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../app/api.ts';
import { useMay } from '../../../app/permissions.ts';
import { useSession } from '../../../app/session.ts';
import { confirmFirst } from '../../../ui/confirm.tsx';
import { defineRows } from '../../../ui/list/define-list.ts';
import { RowsPanel } from '../../../ui/list/rows-panel.tsx';
import { useChange } from '../../../ui/use-change.ts';
import { PickupDrawer } from './pickup-drawer.tsx';
import {
  DELIVERY,
  type Pickup,
  type Profile,
  pickupsQuery,
  profilesQuery,
  type Region,
  regionsOf,
  type ShippingOption,
  shippingQuery,
  titlesOf,
} from './queries.ts';
import { priceText } from './rates.ts';
import { RegionDrawer } from './region-drawer.tsx';
import { ShippingDrawer } from './shipping-drawer.tsx';

/** Where the site delivers, how, and at what price. */
export function Component() {
  const { site } = useSession();
  const profiles = useQuery(profilesQuery);
  const regions = regionsOf(profiles.data ?? []);
  return (
    <Stack>
      <Text size="sm" c="dimmed">
        Customers are offered what their region has. A country belongs to one region; a region without countries is the
        rest of the world.
      </Text>
      <Regions query={profiles} regions={regions} />
      <Shipping regions={regions} currency={site.currency ?? ''} />
      <Pickups regions={regions} />
    </Stack>
  );
}

type EditProps<Item> = { onEdit: (item: Item) => void };

const AddButton = ({ children, onClick }: { children: string; onClick: () => void }) => (
  <Button size="sm" leftSection={<IconPlus size={16} aria-hidden />} onClick={onClick}>
    {children}
  </Button>
);

type RowButtonsProps = {
  name: string;
  onEdit: () => void;
  remove: () => Promise<unknown>;
  consequence: string;
};

function RowButtons({ name, onEdit, remove, consequence }: RowButtonsProps) {
  const change = useChange(DELIVERY);
  const confirm = () =>
    confirmFirst({
      title: `Delete ${name}?`,
      text: consequence,
      confirm: 'Delete',
      onConfirm: () => change.mutate({ change: remove, done: `${name} was deleted` }),
    });
  return (
    <Group gap="xs">
      <Button size="xs" variant="default" aria-label={`Edit ${name}`} onClick={onEdit}>
        Edit
      </Button>
      <Button size="xs" variant="subtle" color="red" aria-label={`Delete ${name}`} onClick={confirm}>
        Delete
      </Button>
    </Group>
  );
}

type RegionsProps = { query: ReturnType<typeof useQuery<Profile[]>>; regions: Region[] };

function Regions({ query, regions }: RegionsProps) {
  const mayAdd = useMay()('deliveryProfiles.addDeliveryRegion');
  const [edited, setEdited] = useState<Region | null>(null);
  const profileId = query.data?.find((profile) => profile.default)?.id ?? '';
  const add = mayAdd && <AddButton onClick={() => setEdited({ profileId, title: '' })}>Add region</AddButton>;
  const list = { data: query.data && regions, error: query.error, refetch: query.refetch };
  return (
    <RowsPanel
      title="Regions"
      rows={regionRows}
      query={list as Parameters<typeof RowsPanel<Region, EditProps<Region>>>[0]['query']}
      aside={add}
      extra={{ onEdit: setEdited }}
    >
      <RegionDrawer region={edited} onClose={() => setEdited(null)} />
    </RowsPanel>
  );
}

const regionRows = defineRows<Region, EditProps<Region>>({
  idOf: ({ id }) => id ?? '',
  name: { of: ({ title }) => title },
  parts: [
    {
      at: 'beside',
      show: ({ active }) =>
        active === false && (
          <Badge variant="light" color="gray">
            Off
          </Badge>
        ),
    },
    {
      at: 'detail',
      show: ({ destinations = [] }, { format }) =>
        destinations.map(({ countryCode = '' }) => format.country(countryCode)).join(', ') || 'Rest of the world',
    },
    {
      at: 'end',
      show: (region, { may, extra: { onEdit } }) =>
        may('deliveryProfiles.removeDeliveryRegion') && (
          <RowButtons
            name={region.title}
            onEdit={() => onEdit(region)}
            consequence="Customers there will no longer be offered any delivery, unless another region covers them."
            remove={() =>
              api.deliveryProfiles.removeDeliveryRegion({
                deliveryProfileId: region.profileId,
                deliveryRegionId: region.id ?? '',
              })
            }
          />
        ),
    },
  ],
  empty: {
    icon: <IconMap aria-hidden />,
    title: 'No regions',
    description: 'Add the countries that you deliver to. One region can be the rest of the world.',
  },
});

type PricedExtra = EditProps<ShippingOption> & { regions: Region[]; currency: string };

function Shipping({ regions, currency }: { regions: Region[]; currency: string }) {
  const mayAdd = useMay()('shippingOptions.createShippingOption');
  const [edited, setEdited] = useState<ShippingOption | null>(null);
  const add = mayAdd && <AddButton onClick={() => setEdited({})}>Add option</AddButton>;
  return (
    <RowsPanel
      title="Delivery options"
      rows={shippingRows}
      query={useQuery(shippingQuery)}
      aside={add}
      extra={{ onEdit: setEdited, regions, currency }}
    >
      <ShippingDrawer option={edited} regions={regions} onClose={() => setEdited(null)} />
    </RowsPanel>
  );
}

const shippingRows = defineRows<ShippingOption, PricedExtra>({
  idOf: ({ id }) => id ?? '',
  name: { of: ({ title }) => title ?? '' },
  parts: [
    { at: 'detail', show: ({ rates }, { extra: { currency } }) => priceText(rates, currency) },
    {
      at: 'note',
      show: ({ estimatedDeliveryTime, deliveryRegionIds }, { extra: { regions } }) =>
        [estimatedDeliveryTime, titlesOf(regions, deliveryRegionIds) || 'Offered in no region']
          .filter(Boolean)
          .join(' · '),
    },
    {
      at: 'end',
      show: (option, { may, extra: { onEdit } }) =>
        may('shippingOptions.deleteShippingOption') && (
          <RowButtons
            name={option.title ?? ''}
            onEdit={() => onEdit(option)}
            consequence="Customers will no longer be offered it. Orders that were placed keep it."
            remove={() => api.shippingOptions.deleteShippingOption({ shippingOptionId: option.id ?? '' })}
          />
        ),
    },
  ],
  empty: {
    icon: <IconTruckDelivery aria-hidden />,
    title: 'No delivery options',
    description: 'Add a way of delivery with its price, such as “Standard delivery” for 4.90, free from 80.00.',
  },
});

type PickupExtra = EditProps<Pickup> & { regions: Region[] };

function Pickups({ regions }: { regions: Region[] }) {
  const mayAdd = useMay()('pickupLocations.createPickupLocation');
  const [edited, setEdited] = useState<Pickup | null>(null);
  const add = mayAdd && <AddButton onClick={() => setEdited({})}>Add location</AddButton>;
  return (
    <RowsPanel
      title="Pickup locations"
      rows={pickupRows}
      query={useQuery(pickupsQuery)}
      aside={add}
      extra={{ onEdit: setEdited, regions }}
    >
      <PickupDrawer pickup={edited} regions={regions} onClose={() => setEdited(null)} />
    </RowsPanel>
  );
}

const pickupRows = defineRows<Pickup, PickupExtra>({
  idOf: ({ id }) => id ?? '',
  name: { of: ({ name }) => name ?? '' },
  parts: [
    { at: 'detail', show: ({ address }) => [address?.addressLine, address?.city].filter(Boolean).join(', ') },
    {
      at: 'note',
      show: ({ deliveryRegionIds }, { extra: { regions } }) =>
        titlesOf(regions, deliveryRegionIds) || 'Offered in no region',
    },
    {
      at: 'end',
      show: (pickup, { may, extra: { onEdit } }) =>
        may('pickupLocations.deletePickupLocation') && (
          <RowButtons
            name={pickup.name ?? ''}
            onEdit={() => onEdit(pickup)}
            consequence="Customers can no longer collect there. Orders that were placed keep the address."
            remove={() => api.pickupLocations.deletePickupLocation({ pickupLocationId: pickup.id ?? '' })}
          />
        ),
    },
  ],
  empty: {
    icon: <IconBuildingStore aria-hidden />,
    title: 'No pickup locations',
    description: 'Add a place where customers can collect their orders, with its address and opening hours.',
  },
});
