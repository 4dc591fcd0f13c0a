import { IconTruckDelivery } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../app/api.ts';
import { useMay } from '../../../app/permissions.ts';
import { words } from '../../../app/words.ts';
import { defineRows } from '../../../ui/list/define-list.ts';
import { RowsPanel } from '../../../ui/list/rows-panel.tsx';
import { AddButton, type EditProps, RowButtons } from './parts.tsx';
import { type Region, type ShippingOption, shippingQuery, titlesOf } from './queries.ts';
import { priceText } from './rates.ts';
import { ShippingDrawer } from './shipping-drawer.tsx';

const texts = words.delivery;

type ShippingExtra = EditProps<ShippingOption> & { regions: Region[] };

/** The ways of delivery with their prices. */
export function ShippingPanel({ regions }: { regions: Region[] }) {
  const mayAdd = useMay()('shippingOptions.createShippingOption');
  const [edited, setEdited] = useState<ShippingOption | null>(null);
  const add = mayAdd && <AddButton onClick={() => setEdited({})}>{texts.options.add}</AddButton>;
  return (
    <RowsPanel
      title={texts.options.title}
      rows={shippingRows}
      query={useQuery(shippingQuery)}
      aside={add}
      extra={{ onEdit: setEdited, regions }}
    >
      <ShippingDrawer option={edited} regions={regions} onClose={() => setEdited(null)} />
    </RowsPanel>
  );
}

const shippingRows = defineRows<ShippingOption, ShippingExtra>({
  idOf: ({ id }) => id ?? '',
  name: { of: ({ title }) => title ?? '' },
  parts: [
    { at: 'detail', show: ({ rates }, { format }) => priceText(rates, format.money) },
    {
      at: 'note',
      show: ({ estimatedDeliveryTime, deliveryRegionIds }, { extra: { regions } }) =>
        [estimatedDeliveryTime, titlesOf(regions, deliveryRegionIds) || texts.nowhere].filter(Boolean).join(' · '),
    },
    {
      at: 'end',
      show: (option, { may, extra: { onEdit } }) =>
        may('shippingOptions.deleteShippingOption') && (
          <RowButtons
            name={option.title ?? ''}
            onEdit={() => onEdit(option)}
            consequence={texts.options.deleteText}
            remove={() => api.shippingOptions.deleteShippingOption({ shippingOptionId: option.id ?? '' })}
          />
        ),
    },
  ],
  empty: {
    icon: <IconTruckDelivery aria-hidden />,
    title: texts.options.none,
    description: texts.options.noneText,
  },
});
