import { NativeSelect, Switch, Text, TextInput } from '@mantine/core';
import { api, present } from '../../../../app/api.ts';
import { words } from '../../../../app/words.ts';
import { missing } from '../../../../ui/form/checks.ts';
import { Form } from '../../../../ui/form/form.tsx';
import { FormEnd } from '../../../../ui/form/form-end.tsx';
import { FormDrawer } from '../../../../ui/form/form-window.tsx';
import { useEntityForm } from '../../../../ui/form/use-entity-form.ts';
import type { OAuthApp } from '../queries.ts';
import { type Plugin, SERVICE_PLUGINS } from './queries.ts';

const texts = words.servicePlugins;
type Kind = keyof typeof texts.kinds;
const KINDS = Object.entries(texts.kinds).map(([value, label]) => ({ value, label }));

type PluginDrawerProps = {
  /** The plugin to edit; one without an id is new. */
  plugin: Plugin | null;
  apps: readonly OAuthApp[];
  onClose: () => void;
};

/** Lets an app answer for the shop, or changes where it is asked. */
export function PluginDrawer({ plugin, apps, onClose }: PluginDrawerProps) {
  return (
    <FormDrawer opened={plugin !== null} onClose={onClose} title={plugin?.id ? texts.edit : texts.add}>
      {plugin && <PluginForm key={plugin.id ?? 'new'} plugin={plugin} apps={apps} onClose={onClose} />}
    </FormDrawer>
  );
}

const readPlugin = (plugin: Plugin) => ({
  appId: plugin.appId ?? '',
  kind: (plugin.kind ?? 'SHIPPING_RATES') as Kind,
  name: plugin.name ?? '',
  url: plugin.url ?? '',
  active: plugin.active ?? true,
  validateInCart: plugin.validateInCart ?? false,
  fallbackRequires3dSecure: plugin.fallbackRequires3dSecure ?? false,
});

/** Only the server knows which addresses without encryption are its own. */
const wrongAddress = (url: string): string | null =>
  /^https?:\/\/[^\s?#]+$/.test(url.trim()) ? null : texts.noAddress;

type Values = ReturnType<typeof readPlugin>;

async function save({ appId, kind, ...values }: Values, { id, revision }: Plugin): Promise<Plugin> {
  const sent = { ...values, name: values.name.trim(), url: values.url.trim() };
  const { servicePlugin } = id
    ? await api.servicePlugins.updateServicePlugin({
        servicePlugin: { ...sent, id, revision: present(revision, 'revision') },
      })
    : await api.servicePlugins.createServicePlugin({ servicePlugin: { ...sent, appId, kind } });
  return present(servicePlugin, 'servicePlugin');
}

function PluginForm({ plugin, apps, onClose }: PluginDrawerProps & { plugin: Plugin }) {
  const form = useEntityForm({
    entity: plugin,
    read: readPlugin,
    validate: ({ appId, name, url }) => ({
      appId: appId === '' && texts.chooseApp,
      name: missing(name),
      url: wrongAddress(url),
    }),
    save: (values, { entity }) => save(values, entity),
    reload: async ({ id }) => {
      const { servicePlugins = [] } = await api.servicePlugins.listServicePlugins();
      return present(
        servicePlugins.find((one) => one.id === id),
        'servicePlugin',
      );
    },
    saved: ({ name = '' }) => words.actions.saved(name),
    settle: (saved) => saved,
    onDone: onClose,
    refresh: [SERVICE_PLUGINS],
  });
  const { kind } = form.values;
  const isNew = !plugin.id;
  return (
    <Form form={form}>
      {isNew && (
        <>
          <NativeSelect
            label={texts.app}
            required
            data-autofocus
            data={[
              { value: '', label: texts.chooseApp },
              ...apps.map(({ id = '', name = '' }) => ({ value: id, label: name })),
            ]}
            {...form.text('appId')}
          />
          <NativeSelect label={texts.kind} required data={KINDS} {...form.text('kind')} />
        </>
      )}
      {kind === 'SHIPPING_RATES' && <Hint>{texts.carrierText}</Hint>}
      {kind === 'TAX_CALCULATION' && <Hint>{texts.taxText}</Hint>}
      <TextInput label={words.forms.name} description={texts.nameText} required maxLength={64} {...form.text('name')} />
      <TextInput
        label={texts.url}
        description={texts.urlText}
        required
        type="url"
        maxLength={2048}
        {...form.text('url')}
      />
      {kind === 'VALIDATIONS' && <Switch label={texts.inCart} {...form.toggle('validateInCart')} />}
      {kind === 'PAYMENT_SETTINGS' && <Switch label={texts.fallback} {...form.toggle('fallbackRequires3dSecure')} />}
      <Switch label={texts.active} {...form.toggle('active')} />
      <FormEnd form={form}>{texts.save}</FormEnd>
    </Form>
  );
}

const Hint = ({ children }: { children: string }) => (
  <Text size="sm" c="dimmed">
    {children}
  </Text>
);
