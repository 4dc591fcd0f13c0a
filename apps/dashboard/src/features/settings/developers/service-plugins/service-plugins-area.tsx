import { Badge, Button, Group, Text } from '@mantine/core';
import { IconPlug, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../../app/api.ts';
import { useMay } from '../../../../app/permissions.ts';
import { words } from '../../../../app/words.ts';
import { confirmFirst } from '../../../../ui/confirm.tsx';
import { defineRows } from '../../../../ui/list/define-list.ts';
import { RowsPanel } from '../../../../ui/list/rows-panel.tsx';
import { useChange } from '../../../../ui/use-change.ts';
import { type OAuthApp, oAuthAppsQuery } from '../queries.ts';
import { KeyDialog } from './key-dialog.tsx';
import { PluginDrawer } from './plugin-drawer.tsx';
import { type Plugin, type PluginKey, SERVICE_PLUGINS, servicePluginsQuery } from './queries.ts';
import { TrialDialog } from './trial-dialog.tsx';

const texts = words.servicePlugins;

/** Data and callbacks that the page provides to its rows. */
type Extra = {
  apps: readonly OAuthApp[];
  keys: readonly PluginKey[];
  onEdit: (plugin: Plugin) => void;
  onTry: (plugin: Plugin) => void;
  onKey: (key: PluginKey) => void;
};

/** What apps answer for the shop: deliveries, fees, taxes and the like. */
export function Component() {
  const mayManage = useMay()('servicePlugins.createServicePlugin');
  const apps = (useQuery(oAuthAppsQuery).data ?? []).filter(({ kind }) => kind === 'APP');
  const keys = useQuery({ ...servicePluginsQuery, select: (listed) => listed.keys }).data ?? [];
  const [edited, setEdited] = useState<Plugin | null>(null);
  const [tried, setTried] = useState<Plugin | null>(null);
  const [key, setKey] = useState<PluginKey | null>(null);
  const newPlugin = mayManage && apps.length > 0 && (
    <Button size="sm" leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setEdited({})}>
      {texts.add}
    </Button>
  );
  return (
    <RowsPanel
      title={texts.title}
      rows={apps.length > 0 || !mayManage ? pluginRows : rowsWithoutApps}
      query={useQuery({ ...servicePluginsQuery, select: ({ servicePlugins }) => servicePlugins })}
      extra={{ apps, keys, onEdit: setEdited, onTry: setTried, onKey: setKey }}
      aside={newPlugin}
    >
      <PluginDrawer plugin={edited} apps={apps} onClose={() => setEdited(null)} />
      <TrialDialog plugin={tried} onClose={() => setTried(null)} />
      <KeyDialog shown={key} apps={apps} onClose={() => setKey(null)} />
    </RowsPanel>
  );
}

const pluginRows = defineRows<Plugin, Extra>({
  idOf: ({ id = '' }) => id,
  name: { of: ({ name = '' }) => name },
  parts: [
    {
      at: 'beside',
      show: ({ kind }) => (
        <Badge variant="light" color="gray">
          {kind && texts.kinds[kind]}
        </Badge>
      ),
    },
    { at: 'beside', show: ({ active }) => active === false && <Badge color="gray">{texts.inactive}</Badge> },
    { at: 'detail', show: ({ appId }, { extra: { apps } }) => apps.find(({ id }) => id === appId)?.name },
    { at: 'note', show: ({ url }) => <span style={{ overflowWrap: 'anywhere' }}>{url}</span> },
    {
      at: 'below',
      show: ({ lastFailure }, { format }) =>
        lastFailure?.reason && (
          <Text size="sm" c="red" title={lastFailure.detail}>
            {texts.failedAt(texts.reasons[lastFailure.reason], format.dateTime(lastFailure.date ?? ''))}
          </Text>
        ),
    },
    {
      at: 'end',
      show: (plugin, { may, extra }) =>
        may('servicePlugins.createServicePlugin') && <PluginButtons plugin={plugin} {...extra} />,
    },
  ],
  empty: { icon: <IconPlug aria-hidden />, title: texts.none, description: texts.noneText },
});

const rowsWithoutApps = {
  ...pluginRows,
  empty: { icon: <IconPlug aria-hidden />, title: texts.noApps, description: texts.noAppsText },
};

function PluginButtons({ plugin, keys, onEdit, onTry, onKey }: Extra & { plugin: Plugin }) {
  const { id = '', name = '', appId } = plugin;
  const change = useChange(SERVICE_PLUGINS);
  const key = keys.find((one) => one.appId === appId);
  const remove = () =>
    confirmFirst({
      title: words.actions.deleteTitle(name),
      text: texts.removeText,
      confirm: texts.removeButton,
      onConfirm: () =>
        change.mutate({
          change: () => api.servicePlugins.deleteServicePlugin({ servicePluginId: id }),
          done: words.actions.deleted(name),
        }),
    });
  return (
    <Group gap="xs">
      <Button size="xs" variant="default" aria-label={words.actions.tryNamed(name)} onClick={() => onTry(plugin)}>
        {words.actions.try}
      </Button>
      {key && (
        <Button size="xs" variant="default" aria-label={texts.keyNamed(name)} onClick={() => onKey(key)}>
          {texts.key}
        </Button>
      )}
      <Button size="xs" variant="default" aria-label={words.actions.editNamed(name)} onClick={() => onEdit(plugin)}>
        {words.actions.edit}
      </Button>
      <Button size="xs" variant="subtle" color="red" aria-label={words.actions.deleteNamed(name)} onClick={remove}>
        {words.common.delete}
      </Button>
    </Group>
  );
}
