import { Button, Group, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../../app/api.ts';
import { useMay } from '../../../../app/permissions.ts';
import { words } from '../../../../app/words.ts';
import { Failure } from '../../../../ui/failure.tsx';
import { NameDialog } from '../../../../ui/form/name-dialog.tsx';
import { ListSkeleton } from '../../../../ui/list-skeleton.tsx';
import { DELIVERY, type Profile, type Region } from '../queries.ts';
import { ProfilePanel } from './profile-panel.tsx';

const texts = words.deliveryProfiles;

type ProfilesSectionProps = {
  query: Pick<UseQueryResult<Profile[]>, 'data' | 'error' | 'refetch'>;
  regions: readonly Region[];
};

/** The site's delivery profiles with their regions, the default one first. */
export function ProfilesSection({ query, regions }: ProfilesSectionProps) {
  if (query.error) return <Failure error={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data) return <ListSkeleton />;
  const profiles = query.data.toSorted((one, other) => Number(other.default ?? false) - Number(one.default ?? false));
  return (
    <>
      {profiles.map((profile) => (
        <ProfilePanel
          key={profile.id}
          profile={profile}
          isOnly={profiles.length === 1}
          regions={regions.filter(({ profileId }) => profileId === profile.id)}
        />
      ))}
      <AddProfile />
    </>
  );
}

function AddProfile() {
  const [name, setName] = useState<string>();
  if (!useMay()('deliveryProfiles.createDeliveryProfile')) return null;
  return (
    <Group justify="space-between" gap="xs">
      <Text size="sm" c="dimmed" flex="1 1 300px">
        {texts.text}
      </Text>
      <Button size="sm" variant="default" leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setName('')}>
        {texts.add}
      </Button>
      <NameDialog
        title={texts.add}
        name={name}
        maxLength={256}
        confirm={words.actions.add}
        hint={texts.addText}
        onSave={(wanted) => api.deliveryProfiles.createDeliveryProfile({ deliveryProfile: { name: wanted } })}
        saved={(wanted) => texts.added(wanted)}
        refresh={[DELIVERY]}
        onClose={() => setName(undefined)}
      />
    </Group>
  );
}
