import { Badge, Button, Group, Paper, Stack, Switch, Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { notifications } from '@mantine/notifications';
import { IconPlus } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../app/api.ts';
import { Page } from '../../app/page.tsx';
import { useMay } from '../../app/permissions.ts';
import { explain } from '../../ui/explain.ts';
import { Failure } from '../../ui/failure.tsx';
import list from '../../ui/list.module.css';
import { ListSkeleton } from '../../ui/list-skeleton.tsx';
import { LocationDrawer } from './location-drawer.tsx';
import { type Location, locationsQuery, sellingQuery } from './queries.ts';

export function Component() {
  const [edited, setEdited] = useState<Location | null>(null);
  const mayManage = useMay()('locations.createLocation');
  return (
    <Page
      title="Locations"
      back={{ to: '/inventory', label: 'Inventory' }}
      actions={
        mayManage && (
          <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setEdited({})}>
            Add location
          </Button>
        )
      }
    >
      <LocationList onEdit={mayManage ? setEdited : null} />
      <LocationDrawer location={edited} onClose={() => setEdited(null)} />
    </Page>
  );
}

/** `onEdit` is null for who only looks. */
function LocationList({ onEdit }: { onEdit: ((location: Location) => void) | null }) {
  const result = useQuery(locationsQuery({ includeArchived: true }));
  const selling = useQuery(sellingQuery);
  const queryClient = useQueryClient();
  const changing = useMutation({
    mutationFn: (change: () => Promise<unknown>) => change(),
    onError: (error) => {
      const { title, detail } = explain(error);
      notifications.show({ color: 'red', title, message: detail });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['inventory'] }),
  });
  if (result.isError) return <Failure error={result.error} onRetry={() => result.refetch()} />;
  if (result.isPending) return <ListSkeleton />;
  return (
    <Stack gap="sm">
      <Text size="sm" c="dimmed">
        Orders take what they need from the default location first, then from others that sell online.
      </Text>
      <Paper className={list.frame}>
        <ul className={list.cards} aria-label="Locations">
          {result.data.map((location) => (
            <LocationCard
              key={location.id}
              location={location}
              isSelling={selling.data?.includes(location.id ?? '') ?? false}
              isBusy={changing.isPending}
              onEdit={onEdit && (() => onEdit(location))}
              onChange={(change) => changing.mutate(change)}
            />
          ))}
        </ul>
      </Paper>
    </Stack>
  );
}

type LocationCardProps = {
  location: Location;
  isSelling: boolean;
  isBusy: boolean;
  onEdit: (() => void) | null;
  onChange: (change: () => Promise<unknown>) => void;
};

function LocationCard({ location, isSelling, isBusy, onEdit, onChange }: LocationCardProps) {
  const { id = '', name = '', archived, address } = location;
  const isDefault = location.default ?? false;
  const place = [address?.streetAddress?.name, address?.city, address?.country].filter(Boolean).join(', ');
  return (
    <li className={list.card}>
      <Group justify="space-between" gap="sm">
        <div>
          <Group gap="xs">
            <Text fw={600}>{name}</Text>
            {isDefault && <Badge variant="light">Default</Badge>}
            {archived && (
              <Badge variant="light" color="gray">
                Archived
              </Badge>
            )}
          </Group>
          <Text size="sm" c="dimmed">
            {place || 'No address'}
          </Text>
        </div>
        {!archived && !onEdit && isSelling && <Badge variant="light">Sells online</Badge>}
        {!archived && onEdit && (
          <Group gap="xs">
            <Switch
              label="Sells online"
              checked={isSelling}
              disabled={isDefault || isBusy}
              onChange={({ currentTarget: { checked } }) =>
                onChange(() =>
                  api.inventoryHistory.updateLocationSelling({ locationId: id ?? '', sellsOnline: checked }),
                )
              }
            />
            <Button size="xs" variant="default" aria-label={`Edit ${name}`} onClick={onEdit}>
              Edit
            </Button>
            {!isDefault && (
              <>
                <Button
                  size="xs"
                  variant="default"
                  aria-label={`Make default: ${name}`}
                  disabled={isBusy}
                  onClick={() => onChange(() => api.locations.setDefaultLocation({ id: id ?? '' }))}
                >
                  Make default
                </Button>
                <Button
                  size="xs"
                  variant="subtle"
                  color="red"
                  aria-label={`Archive ${name}`}
                  disabled={isBusy}
                  onClick={() =>
                    confirmArchive(name, () => onChange(() => api.locations.archiveLocation({ id: id ?? '' })))
                  }
                >
                  Archive
                </Button>
              </>
            )}
          </Group>
        )}
      </Group>
    </li>
  );
}

const confirmArchive = (name: string, onConfirm: () => void) =>
  modals.openConfirmModal({
    title: `Archive ${name}?`,
    children: <Text size="sm">Its stock stays on record, but nothing more can be put there or sold from there.</Text>,
    labels: { confirm: 'Archive', cancel: 'Cancel' },
    confirmProps: { color: 'red' },
    onConfirm,
  });
