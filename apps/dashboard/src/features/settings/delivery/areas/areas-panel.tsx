import { IconBike } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../../app/api.ts';
import { useMay } from '../../../../app/permissions.ts';
import { words } from '../../../../app/words.ts';
import { defineRows } from '../../../../ui/list/define-list.ts';
import { RowsPanel } from '../../../../ui/list/rows-panel.tsx';
import { AddButton, type EditProps, RowButtons } from '../parts.tsx';
import { type Area, areasQuery, type Region, titlesOf } from '../queries.ts';
import { priceText } from '../rates.ts';
import { AreaDrawer } from './area-drawer.tsx';
import { describeOutline, describeWeek, ratesOf } from './area-form.ts';

const texts = words.localDelivery;

type AreaExtra = EditProps<Area> & { regions: Region[] };

/** The areas that the shop delivers to by itself. */
export function AreasPanel({ regions }: { regions: Region[] }) {
  const mayAdd = useMay()('localDeliveryOptions.createLocalDeliveryOption');
  const [edited, setEdited] = useState<Area | null>(null);
  const add = mayAdd && <AddButton onClick={() => setEdited({})}>{texts.add}</AddButton>;
  return (
    <RowsPanel
      title={texts.title}
      rows={areaRows}
      query={useQuery(areasQuery)}
      aside={add}
      extra={{ onEdit: setEdited, regions }}
    >
      <AreaDrawer area={edited} regions={regions} onClose={() => setEdited(null)} />
    </RowsPanel>
  );
}

const areaRows = defineRows<Area, AreaExtra>({
  idOf: ({ id }) => id ?? '',
  name: { of: ({ areaName }) => areaName ?? '' },
  parts: [
    { at: 'detail', show: describeOutline },
    { at: 'detail', show: (area, { format }) => priceText(ratesOf(area), format.money) },
    { at: 'note', show: describeWeek },
    {
      at: 'note',
      show: ({ deliveryRegionIds }, { extra: { regions } }) =>
        titlesOf(regions, deliveryRegionIds) || words.delivery.nowhere,
    },
    {
      at: 'end',
      show: (area, { may, extra: { onEdit } }) =>
        may('localDeliveryOptions.deleteLocalDeliveryOption') && (
          <RowButtons
            name={area.areaName ?? ''}
            onEdit={() => onEdit(area)}
            consequence={texts.deleteText}
            remove={() => api.localDeliveryOptions.deleteLocalDeliveryOption({ localDeliveryOptionId: area.id ?? '' })}
          />
        ),
    },
  ],
  empty: {
    icon: <IconBike aria-hidden />,
    title: texts.none,
    description: texts.noneText,
  },
});
