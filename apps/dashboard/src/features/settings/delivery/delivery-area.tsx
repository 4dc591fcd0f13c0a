import { Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { words } from '../../../app/words.ts';
import { AreasPanel } from './areas/areas-panel.tsx';
import { PickupsPanel } from './pickups-panel.tsx';
import { ProfilesSection } from './profiles/profiles-section.tsx';
import { profilesQuery, regionsOf } from './queries.ts';
import { ShippingPanel } from './shipping-panel.tsx';
import { UspsPanel } from './usps/usps-panel.tsx';

const texts = words.delivery;

/** Where the site delivers, how, and at what price. */
export function Component() {
  const profiles = useQuery(profilesQuery);
  const regions = regionsOf(profiles.data ?? []);
  return (
    <Stack>
      <Text size="sm" c="dimmed">
        {texts.text}
      </Text>
      <ProfilesSection query={profiles} regions={regions} />
      <ShippingPanel regions={regions} />
      <AreasPanel regions={regions} />
      <PickupsPanel regions={regions} />
      <UspsPanel regions={regions} />
    </Stack>
  );
}
