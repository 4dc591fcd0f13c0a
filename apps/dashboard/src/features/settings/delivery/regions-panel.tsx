import { Badge } from '@mantine/core';
import { IconMap } from '@tabler/icons-react';
import type { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../app/api.ts';
import { useMay } from '../../../app/permissions.ts';
import { defineRows } from '../../../ui/list/define-list.ts';
import { RowsPanel } from '../../../ui/list/rows-panel.tsx';
import { AddButton, type EditProps, RowButtons } from './parts.tsx';
import type { Profile, Region } from './queries.ts';
import { RegionDrawer } from './region-drawer.tsx';

type RegionsProps = { query: ReturnType<typeof useQuery<Profile[]>>; regions: Region[] };

/** The regions that the site delivers to. */
export function RegionsPanel({ query, regions }: RegionsProps) {
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
