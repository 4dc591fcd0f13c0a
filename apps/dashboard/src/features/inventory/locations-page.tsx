import { Badge, Button, Group, Paper, Stack, Switch, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconPlus } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../app/api.ts';
import { Page } from '../../app/page.tsx';
import { useMay } from '../../app/permissions.ts';
import { words } from '../../app/words.ts';
import { confirmFirst } from '../../ui/confirm.tsx';
import { explain } from '../../ui/explain.ts';
import { Failure } from '../../ui/failure.tsx';
import type { Look } from '../../ui/list/define-list.ts';
import { RowItems } from '../../ui/list/items.tsx';
import css from '../../ui/list.module.css';
import { ListSkeleton } from '../../ui/list-skeleton.tsx';
import { LocationDrawer } from './location-drawer.tsx';
import { type Location, locationsQuery, sellingQuery } from './queries.ts';

const texts = words.inventory;

export function Component() {
  const [edited, setEdited] = useState<Location | null>(null);
  const mayManage = useMay()('locations.createLocation');
  return (
    <Page
      title={texts.locations.title}
      back={{ to: '/inventory', label: texts.title }}
      actions={
        mayManage && (
          <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setEdited({})}>
            {texts.locations.add}
          </Button>
        )
      }
    >
      <Locations onEdit={setEdited} />
      <LocationDrawer location={edited} onClose={() => setEdited(null)} />
    </Page>
  );
}

/** Data and callbacks that the page provides to its rows. */
type Extra = {
  isSelling: (location: Location) => boolean;
  isBusy: boolean;
  onEdit: (location: Location) => void;
  onChange: (change: () => Promise<unknown>) => void;
};

function Locations({ onEdit }: { onEdit: (location: Location) => void }) {
  const result = useQuery(locationsQuery({ includeArchived: true }));
  const { data: selling = [] } = useQuery(sellingQuery);
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
  const extra: Extra = {
    isSelling: ({ id }) => selling.includes(id ?? ''),
    isBusy: changing.isPending,
    onEdit,
    onChange: changing.mutate,
  };
  return (
    <Stack gap="sm">
      <Text size="sm" c="dimmed">
        {texts.locations.text}
      </Text>
      <Paper className={css.frame}>
        <RowItems rows={locationRows} label={texts.locations.title} items={result.data} extra={extra} />
      </Paper>
    </Stack>
  );
}

const locationRows: Look<Location, Extra> = {
  idOf: ({ id }) => id ?? '',
  name: { of: ({ name = '' }) => name },
  parts: [
    { at: 'beside', show: (location) => location.default && <Badge variant="light">{texts.locations.default}</Badge> },
    {
      at: 'beside',
      show: ({ archived }) =>
        archived && (
          <Badge variant="light" color="gray">
            {texts.locations.archived}
          </Badge>
        ),
    },
    {
      at: 'detail',
      show: ({ address }) =>
        [address?.streetAddress?.name, address?.city, address?.country].filter(Boolean).join(', ') ||
        texts.locations.noAddress,
    },
    {
      at: 'end',
      show: (location, { may, extra }) => {
        if (location.archived) return null;
        if (may('locations.createLocation')) return <LocationButtons location={location} {...extra} />;
        return extra.isSelling(location) && <Badge variant="light">{texts.locations.sellsOnline}</Badge>;
      },
    },
  ],
};

function LocationButtons({ location, isSelling, isBusy, onEdit, onChange }: Extra & { location: Location }) {
  const { name = '' } = location;
  const id = location.id ?? '';
  const isDefault = location.default ?? false;
  const sell = (sellsOnline: boolean) =>
    onChange(() => api.inventoryHistory.updateLocationSelling({ locationId: id, sellsOnline }));
  const archive = () =>
    confirmFirst({
      title: texts.locations.archiveTitle(name),
      text: texts.locations.archiveText,
      confirm: words.actions.archive,
      onConfirm: () => onChange(() => api.locations.archiveLocation({ id })),
    });
  return (
    <Group gap="xs">
      <Switch
        label={texts.locations.sellsOnline}
        checked={isSelling(location)}
        disabled={isDefault || isBusy}
        onChange={({ currentTarget: { checked } }) => sell(checked)}
      />
      <Button size="xs" variant="default" aria-label={words.actions.editNamed(name)} onClick={() => onEdit(location)}>
        {words.actions.edit}
      </Button>
      {!isDefault && (
        <>
          <Button
            size="xs"
            variant="default"
            aria-label={texts.locations.makeDefaultNamed(name)}
            disabled={isBusy}
            onClick={() => onChange(() => api.locations.setDefaultLocation({ id }))}
          >
            {texts.locations.makeDefault}
          </Button>
          <Button
            size="xs"
            variant="subtle"
            color="red"
            aria-label={texts.locations.archiveNamed(name)}
            disabled={isBusy}
            onClick={archive}
          >
            {words.actions.archive}
          </Button>
        </>
      )}
    </Group>
  );
}
