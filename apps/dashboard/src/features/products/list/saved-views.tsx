import { ActionIcon, Button, Group, Menu, Modal, ScrollArea, Stack, Switch, Text, TextInput } from '@mantine/core';
import { modals } from '@mantine/modals';
import { notifications } from '@mantine/notifications';
import { IconBookmarkPlus, IconDots } from '@tabler/icons-react';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { api } from '../../../app/api.ts';
import { useMay } from '../../../app/permissions.ts';
import { explain } from '../../../ui/explain.ts';
import { isSameView, viewParameters } from './view-parameters.ts';

const LIST = 'products';
const savedViewsQuery = queryOptions({
  queryKey: ['saved-views', LIST],
  queryFn: async () => (await api.savedViews.listSavedViews({ list: LIST })).savedViews ?? [],
});
type SavedView = NonNullable<Awaited<ReturnType<typeof api.savedViews.listSavedViews>>['savedViews']>[number];

/** The list under names: one's own views and those that colleagues share. */
export function SavedViews({ params }: { params: URLSearchParams }) {
  const may = useMay();
  const views = useQuery({ ...savedViewsQuery, enabled: may('savedViews.listSavedViews') }).data ?? [];
  const [isSaving, setIsSaving] = useState(false);
  const [renamed, setRenamed] = useState<SavedView | null>(null);
  const parameters = viewParameters(params);
  const open = views.find((view) => isSameView(view.parameters ?? '', parameters));
  if (views.length === 0 && (parameters === '' || !may('savedViews.createSavedView'))) return null;
  return (
    <Group gap="xs" wrap="nowrap" justify="space-between">
      <ScrollArea type="never" style={{ minWidth: 0 }}>
        <Group component="nav" aria-label="Saved views" gap={6} wrap="nowrap" p={2}>
          <ViewLink name="All products" to="" isOpen={parameters === ''} />
          {views.map((view) => (
            <ViewLink
              key={view.id}
              name={view.mine ? (view.name ?? '') : `${view.name} (shared)`}
              to={view.parameters ?? ''}
              isOpen={view === open}
            />
          ))}
        </Group>
      </ScrollArea>
      {open?.mine && may('savedViews.updateSavedView') && <ViewMenu view={open} onRename={() => setRenamed(open)} />}
      {!open && parameters !== '' && may('savedViews.createSavedView') && (
        <Button
          variant="subtle"
          size="compact-sm"
          style={{ flex: 'none' }}
          leftSection={<IconBookmarkPlus size={16} aria-hidden />}
          onClick={() => setIsSaving(true)}
        >
          Save view
        </Button>
      )}
      <Modal opened={isSaving} onClose={() => setIsSaving(false)} title="Save this view">
        <ViewForm
          name=""
          isShared={false}
          onDone={() => setIsSaving(false)}
          save={(fields) => api.savedViews.createSavedView({ savedView: { list: LIST, parameters, ...fields } })}
        />
      </Modal>
      <Modal opened={renamed !== null} onClose={() => setRenamed(null)} title="Change this view">
        {renamed && (
          <ViewForm
            name={renamed.name ?? ''}
            isShared={renamed.shared ?? false}
            onDone={() => setRenamed(null)}
            save={(fields) => api.savedViews.updateSavedView({ savedView: { id: renamed.id ?? '', ...fields } })}
          />
        )}
      </Modal>
    </Group>
  );
}

function ViewLink({ name, to, isOpen }: { name: string; to: string; isOpen: boolean }) {
  return (
    <Button
      component={Link}
      to={{ search: to }}
      replace
      size="compact-sm"
      radius="xl"
      variant={isOpen ? 'filled' : 'default'}
      aria-current={isOpen ? 'page' : undefined}
      style={{ flex: 'none' }}
    >
      {name}
    </Button>
  );
}

function ViewMenu({ view, onRename }: { view: SavedView; onRename: () => void }) {
  const queryClient = useQueryClient();
  const deletion = useMutation({
    mutationFn: () => api.savedViews.deleteSavedView({ savedViewId: view.id ?? '' }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: savedViewsQuery.queryKey }),
    onError: (error) => notifications.show({ color: 'red', message: explain(error).detail }),
  });
  const confirmDelete = () =>
    modals.openConfirmModal({
      title: 'Forget this view?',
      children: <Text size="sm">No product is deleted; only the view “{view.name}” goes.</Text>,
      labels: { confirm: 'Forget view', cancel: 'Keep it' },
      confirmProps: { color: 'red' },
      onConfirm: () => deletion.mutate(),
    });
  return (
    <Menu position="bottom-end" shadow="md">
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" aria-label={`Actions for view ${view.name}`}>
          <IconDots size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={onRename}>Rename or share</Menu.Item>
        <Menu.Item color="red" onClick={confirmDelete}>
          Forget view
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

type ViewFormProps = {
  name: string;
  isShared: boolean;
  save: (fields: { name: string; shared: boolean }) => Promise<unknown>;
  onDone: () => void;
};

function ViewForm({ name: first, isShared, save, onDone }: ViewFormProps) {
  const [name, setName] = useState(first);
  const [shared, setShared] = useState(isShared);
  const queryClient = useQueryClient();
  const saving = useMutation({
    mutationFn: () => save({ name: name.trim(), shared }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: savedViewsQuery.queryKey });
      onDone();
    },
  });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim()) saving.mutate();
      }}
    >
      <Stack gap="sm">
        <TextInput
          label="Name of the view"
          required
          maxLength={60}
          data-autofocus
          value={name}
          error={saving.isError && explain(saving.error).detail}
          onChange={({ currentTarget: { value } }) => setName(value)}
        />
        <Switch
          label="Everybody on the team sees it"
          checked={shared}
          onChange={({ currentTarget: { checked } }) => setShared(checked)}
        />
        <Group justify="flex-end">
          <Button type="submit" loading={saving.isPending} disabled={!name.trim()}>
            Save view
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
