import { Button, Group, Menu, ScrollArea, Switch, Text, TextInput } from '@mantine/core';
import { modals } from '@mantine/modals';
import { notifications } from '@mantine/notifications';
import { IconBookmarkPlus } from '@tabler/icons-react';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { api } from '../../app/api.ts';
import { useMay } from '../../app/permissions.ts';
import { words } from '../../app/words.ts';
import { ActionsMenu } from '../actions-menu.tsx';
import { explain } from '../explain.ts';
import { missing } from '../form/checks.ts';
import { Form } from '../form/form.tsx';
import { FormEnd } from '../form/form-end.tsx';
import { FormDialog } from '../form/form-window.tsx';
import { useEntityForm } from '../form/use-entity-form.ts';
import { isSameView, viewParameters } from './address.ts';
import type { List, Nouns } from './define-list.ts';

const KEY = ['saved-views'];
const savedViewsQuery = (list: string) =>
  queryOptions({
    queryKey: [...KEY, list],
    queryFn: async () => (await api.savedViews.listSavedViews({ list })).savedViews ?? [],
  });
type SavedView = NonNullable<Awaited<ReturnType<typeof api.savedViews.listSavedViews>>['savedViews']>[number];

type SavedViewsProps = {
  /** The name by which the server stores the views. */
  list: string;
  /** Views that everybody has. */
  usual: NonNullable<List<never>['views']>;
  nouns: Nouns;
  params: URLSearchParams;
};

/** Saved views of the list: the user's own, and those shared by colleagues. */
export function SavedViews({ list, usual, nouns, params }: SavedViewsProps) {
  const may = useMay();
  const views = useQuery({ ...savedViewsQuery(list), enabled: may('savedViews.listSavedViews') }).data ?? [];
  const [isSaving, setIsSaving] = useState(false);
  const [renamed, setRenamed] = useState<SavedView | null>(null);
  const parameters = viewParameters(params);
  const open = views.find((view) => isSameView(view.parameters ?? '', parameters));
  const isUsual = parameters === '' || usual.some((view) => isSameView(view.parameters, parameters));
  const isNew = !open && !isUsual && may('savedViews.createSavedView');
  if (views.length === 0 && usual.length === 0 && !isNew) return null;
  return (
    <Group gap="xs" wrap="nowrap" justify="space-between">
      <ScrollArea type="never" style={{ minWidth: 0 }}>
        <Group component="nav" aria-label={words.lists.views.title} gap={6} wrap="nowrap" p={2}>
          <ViewLink name={words.lists.views.all(nouns.many)} to="" isOpen={parameters === ''} />
          {usual.map(({ name, parameters: own }) => (
            <ViewLink key={name} name={name} to={own} isOpen={isSameView(own, parameters)} />
          ))}
          {views.map((view) => (
            <ViewLink
              key={view.id}
              name={view.mine ? (view.name ?? '') : words.lists.views.shared(view.name ?? '')}
              to={view.parameters ?? ''}
              isOpen={view === open}
            />
          ))}
        </Group>
      </ScrollArea>
      {open?.mine && may('savedViews.updateSavedView') && <ViewMenu view={open} onRename={() => setRenamed(open)} />}
      {isNew && (
        <Button
          variant="subtle"
          size="compact-sm"
          style={{ flex: 'none' }}
          leftSection={<IconBookmarkPlus size={16} aria-hidden />}
          onClick={() => setIsSaving(true)}
        >
          {words.lists.views.save}
        </Button>
      )}
      <FormDialog opened={isSaving} onClose={() => setIsSaving(false)} title={words.lists.views.saveTitle}>
        <ViewForm
          name=""
          isShared={false}
          onDone={() => setIsSaving(false)}
          save={(fields) => api.savedViews.createSavedView({ savedView: { list, parameters, ...fields } })}
        />
      </FormDialog>
      <FormDialog opened={renamed !== null} onClose={() => setRenamed(null)} title={words.lists.views.changeTitle}>
        {renamed && (
          <ViewForm
            name={renamed.name ?? ''}
            isShared={renamed.shared ?? false}
            onDone={() => setRenamed(null)}
            save={(fields) => api.savedViews.updateSavedView({ savedView: { id: renamed.id ?? '', ...fields } })}
          />
        )}
      </FormDialog>
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
    onSuccess: () => queryClient.invalidateQueries({ queryKey: KEY }),
    onError: (error) => notifications.show({ color: 'red', message: explain(error).detail }),
  });
  const confirmDelete = () =>
    modals.openConfirmModal({
      title: words.lists.views.deleteTitle(view.name ?? ''),
      children: <Text size="sm">{words.lists.views.deleteText}</Text>,
      labels: { confirm: words.lists.views.delete, cancel: words.lists.views.keep },
      confirmProps: { color: 'red' },
      onConfirm: () => deletion.mutate(),
    });
  return (
    <ActionsMenu label={words.lists.views.actions(view.name ?? '')} size="md">
      <Menu.Item onClick={onRename}>{words.lists.views.rename}</Menu.Item>
      <Menu.Item color="red" onClick={confirmDelete}>
        {words.lists.views.delete}
      </Menu.Item>
    </ActionsMenu>
  );
}

type ViewFormProps = {
  name: string;
  isShared: boolean;
  save: (fields: { name: string; shared: boolean }) => Promise<unknown>;
  onDone: () => void;
};

function ViewForm({ name: known, isShared, save, onDone }: ViewFormProps) {
  const form = useEntityForm({
    entity: known,
    read: (name) => ({ name, shared: isShared }),
    validate: ({ name }) => ({ name: missing(name) }),
    save: ({ name, shared }) => save({ name: name.trim(), shared }),
    onDone,
    refresh: [KEY],
    isQuick: true,
  });
  return (
    <Form form={form} gap="sm">
      <TextInput label={words.lists.views.name} required maxLength={60} data-autofocus {...form.text('name')} />
      <Switch label={words.lists.views.share} {...form.toggle('shared')} />
      <FormEnd form={form}>{words.lists.views.save}</FormEnd>
    </Form>
  );
}
