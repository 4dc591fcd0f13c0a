import { Checkbox, Skeleton, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { api, present } from '../../../app/api.ts';
import { useMay } from '../../../app/permissions.ts';
import { words } from '../../../app/words.ts';
import { Failure } from '../../../ui/failure.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { useEntityForm } from '../../../ui/form/use-entity-form.ts';
import { Panel } from '../../../ui/panel.tsx';
import { SettingsEnd } from '../../../ui/settings-end.tsx';
import { loadSiteSettings, type SiteSettings, siteSettingsQuery } from '../general/queries.ts';

const texts = words.paymentSettings.methods;

const methods = [
  { value: 'card', label: texts.cards, description: texts.cardsText },
  { value: 'payPal', label: texts.payPal, description: texts.payPalText },
  { value: 'offline', label: texts.invoice, description: texts.invoiceText },
] as const;

/** Which ways to pay the checkout offers. */
export function MethodsPanel() {
  const mayRead = useMay()('siteSettings.getSiteSettings');
  const settings = useQuery({ ...siteSettingsQuery, enabled: mayRead });
  if (!mayRead) return null;
  return (
    <Panel title={texts.title}>
      {settings.isError && <Failure error={settings.error} onRetry={() => void settings.refetch()} />}
      {settings.isPending && <Skeleton h={150} />}
      {settings.data && <MethodsForm known={settings.data} />}
    </Panel>
  );
}

function MethodsForm({ known }: { known: SiteSettings }) {
  const mayChange = useMay()('siteSettings.updateSiteSettings');
  const form = useEntityForm({
    entity: known,
    read: ({ paymentMethods = [] }) => ({ paymentMethods }),
    save: ({ paymentMethods }, { entity: { revision } }) =>
      api.siteSettings.updateSiteSettings({ settings: { paymentMethods, revision: present(revision, 'revision') } }),
    settle: ({ settings }) => present(settings, 'settings'),
    reload: loadSiteSettings,
    saved: () => words.actions.settingsSaved,
    refresh: [siteSettingsQuery.queryKey],
  });
  const chosen = form.values.paymentMethods;
  return (
    <Form form={form}>
      <Checkbox.Group
        aria-label={texts.title}
        value={[...chosen]}
        error={form.errors.paymentMethods ?? (chosen.length === 0 ? texts.none : null)}
        onChange={(values) =>
          form.set({ paymentMethods: methods.map(({ value }) => value).filter((value) => values.includes(value)) })
        }
      >
        <Stack gap="sm">
          {methods.map((method) => (
            <Checkbox key={method.value} {...method} disabled={!mayChange} />
          ))}
        </Stack>
      </Checkbox.Group>
      <SettingsEnd form={form} mayChange={mayChange} />
    </Form>
  );
}
