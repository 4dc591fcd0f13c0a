import { Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMay } from '../../../app/permissions.ts';
import { words } from '../../../app/words.ts';
import { Failure } from '../../../ui/failure.tsx';
import { PanelsSkeleton } from '../../../ui/panels-skeleton.tsx';
import { ExemptGroupsPanel, TaxGroupsPanel } from './groups-panels.tsx';
import { PlacesSection } from './places/places-section.tsx';
import { PriceCheckPanel } from './price-check-panel.tsx';
import { PricesPanel } from './prices-panel.tsx';
import { taxQuery } from './queries.ts';

const texts = words.taxSettings;

/** Where the site collects tax, at which rates, and who is exempt. */
export function Component() {
  const may = useMay();
  const setup = useQuery(taxQuery);
  if (setup.isError) return <Failure error={setup.error} onRetry={() => void setup.refetch()} />;
  if (setup.isPending) return <PanelsSkeleton />;
  return (
    <Stack gap="xl">
      <Text size="sm" c="dimmed">
        {texts.text}
      </Text>
      <PlacesSection setup={setup.data} />
      <Stack>
        {may('taxSettings.getTaxSettings') && <PricesPanel />}
        {may('taxCalculation.calculateTax') && <PriceCheckPanel setup={setup.data} />}
        <TaxGroupsPanel setup={setup.data} />
        <ExemptGroupsPanel setup={setup.data} />
      </Stack>
    </Stack>
  );
}
