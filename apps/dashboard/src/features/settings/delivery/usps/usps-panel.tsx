import { Button } from '@mantine/core';
import { IconMailbox } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../../app/api.ts';
import { useMay } from '../../../../app/permissions.ts';
import { words } from '../../../../app/words.ts';
import { defineRows } from '../../../../ui/list/define-list.ts';
import { RowsPanel } from '../../../../ui/list/rows-panel.tsx';
import { type Location, useLocations } from '../../../inventory/queries.ts';
import { AddButton, type EditProps, RowButtons } from '../parts.tsx';
import { type Region, titlesOf, type UspsConfiguration, uspsQuery } from '../queries.ts';
import { TrialDialog } from './trial-dialog.tsx';
import { UspsDrawer } from './usps-drawer.tsx';
import { SERVICES } from './usps-form.ts';

const texts = words.usps;

/** The name of the carrier, in every language. */
const TITLE = 'USPS';

type UspsExtra = EditProps<UspsConfiguration> & {
  onTry: (configuration: UspsConfiguration) => void;
  regions: Region[];
  locations: Location[];
};

/** How parcels go by the postal service of the United States. */
export function UspsPanel({ regions }: { regions: Region[] }) {
  const mayAdd = useMay()('shippoConfigurations.createShippoConfiguration');
  const locations = useLocations();
  const [edited, setEdited] = useState<UspsConfiguration | null>(null);
  const [tried, setTried] = useState<UspsConfiguration | null>(null);
  return (
    <RowsPanel
      title={TITLE}
      rows={uspsRows}
      query={useQuery(uspsQuery)}
      aside={mayAdd && <AddButton onClick={() => setEdited({})}>{texts.add}</AddButton>}
      extra={{ onEdit: setEdited, onTry: setTried, regions, locations }}
    >
      <UspsDrawer configuration={edited} regions={regions} locations={locations} onClose={() => setEdited(null)} />
      <TrialDialog configuration={tried} onClose={() => setTried(null)} />
    </RowsPanel>
  );
}

const locationOf = ({ osLocationId }: UspsConfiguration, locations: readonly Location[]): string =>
  locations.find(({ id }) => id === osLocationId)?.name ?? '';

const servicesOf = ({ domesticServices = [], internationalServices = [] }: UspsConfiguration): string =>
  [...domesticServices, ...internationalServices]
    .flatMap(({ service }) => (service ? SERVICES[service] : []))
    .join(', ');

const uspsRows = defineRows<UspsConfiguration, UspsExtra>({
  idOf: ({ id }) => id ?? '',
  name: { of: (configuration) => servicesOf(configuration) },
  parts: [
    {
      at: 'detail',
      show: (configuration, { extra: { locations } }) => texts.from(locationOf(configuration, locations)),
    },
    {
      at: 'note',
      show: ({ deliveryRegionIds }, { extra: { regions } }) => titlesOf(regions, deliveryRegionIds) || texts.nowhere,
    },
    {
      at: 'end',
      show: (configuration, { may, extra }) =>
        may('shippoConfigurations.deleteShippoConfiguration') && (
          <UspsButtons configuration={configuration} {...extra} />
        ),
    },
  ],
  empty: { icon: <IconMailbox aria-hidden />, title: texts.none, description: texts.noneText },
});

function UspsButtons({ configuration, onEdit, onTry, locations }: UspsExtra & { configuration: UspsConfiguration }) {
  const name = texts.named(locationOf(configuration, locations));
  const mayTry = useMay()('postage.tryPostage');
  return (
    <RowButtons
      name={name}
      onEdit={() => onEdit(configuration)}
      consequence={texts.removeText}
      remove={() =>
        api.shippoConfigurations.deleteShippoConfiguration({ shippoConfigurationId: configuration.id ?? '' })
      }
    >
      {mayTry && (
        <Button
          size="xs"
          variant="default"
          aria-label={words.actions.tryNamed(name)}
          onClick={() => onTry(configuration)}
        >
          {words.actions.try}
        </Button>
      )}
    </RowButtons>
  );
}
