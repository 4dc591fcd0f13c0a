import { Button, Group, Stack, Title } from '@mantine/core';
import { IconBooks, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useMay } from '../../../../app/permissions.ts';
import { words } from '../../../../app/words.ts';
import { ListView } from '../../../../ui/list/list-view.tsx';
import type { Place, TaxSetup } from '../queries.ts';
import { RateSetDialog } from '../rate-sets/rate-set-dialog.tsx';
import { PlaceDrawer } from './place-drawer.tsx';
import { editablePlaces, placeList } from './place-list.tsx';

const texts = words.taxPlaces;

const newPlace: Place = { title: '', rates: [] };

/** The places where tax is collected, with their rates. */
export function PlacesSection({ setup }: { setup: TaxSetup }) {
  const may = useMay();
  const [edited, setEdited] = useState<Place | null>(null);
  const [isChoosing, setIsChoosing] = useState(false);
  const maySave = may('taxRates.saveTaxRates');
  return (
    <Stack component="section" gap="md" aria-labelledby="taxed-places">
      <Group justify="space-between" gap="xs">
        <Title order={2} id="taxed-places">
          {texts.title}
        </Title>
        {maySave && (
          <Group gap="xs">
            <Button
              size="sm"
              variant="default"
              leftSection={<IconBooks size={16} aria-hidden />}
              onClick={() => setIsChoosing(true)}
            >
              {words.taxRateSets.title}
            </Button>
            <Button size="sm" leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setEdited(newPlace)}>
              {texts.add}
            </Button>
          </Group>
        )}
      </Group>
      <ListView list={maySave ? editablePlaces : placeList} extra={{ setup, onEdit: setEdited }} />
      <PlaceDrawer place={edited} setup={setup} onClose={() => setEdited(null)} />
      <RateSetDialog opened={isChoosing} setup={setup} onClose={() => setIsChoosing(false)} />
    </Stack>
  );
}
