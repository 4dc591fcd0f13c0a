import { IconBuildingStore } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../app/api.ts';
import { useMay } from '../../../app/permissions.ts';
import { words } from '../../../app/words.ts';
import { defineRows } from '../../../ui/list/define-list.ts';
import { RowsPanel } from '../../../ui/list/rows-panel.tsx';
import { AddButton, type EditProps, RowButtons } from './parts.tsx';
import { PickupDrawer } from './pickup-drawer.tsx';
import { type Pickup, pickupsQuery, type Region, titlesOf } from './queries.ts';

const texts = words.delivery;

type PickupExtra = EditProps<Pickup> & { regions: Region[] };

/** Where customers collect their orders. */
export function PickupsPanel({ regions }: { regions: Region[] }) {
  const mayAdd = useMay()('pickupLocations.createPickupLocation');
  const [edited, setEdited] = useState<Pickup | null>(null);
  const add = mayAdd && <AddButton onClick={() => setEdited({})}>{texts.pickup.add}</AddButton>;
  return (
    <RowsPanel
      title={texts.pickup.title}
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
      show: ({ deliveryRegionIds }, { extra: { regions } }) => titlesOf(regions, deliveryRegionIds) || texts.nowhere,
    },
    {
      at: 'end',
      show: (pickup, { may, extra: { onEdit } }) =>
        may('pickupLocations.deletePickupLocation') && (
          <RowButtons
            name={pickup.name ?? ''}
            onEdit={() => onEdit(pickup)}
            consequence={texts.pickup.deleteText}
            remove={() => api.pickupLocations.deletePickupLocation({ pickupLocationId: pickup.id ?? '' })}
          />
        ),
    },
  ],
  empty: {
    icon: <IconBuildingStore aria-hidden />,
    title: texts.pickup.none,
    description: texts.pickup.noneText,
  },
});
