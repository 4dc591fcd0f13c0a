import { NumberInput, Stack, Switch, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api, present } from '../../app/api.ts';
import { Page } from '../../app/page.tsx';
import { PageLink } from '../../app/page-link.tsx';
import { useMay } from '../../app/permissions.ts';
import { words } from '../../app/words.ts';
import { Failure } from '../../ui/failure.tsx';
import { Form } from '../../ui/form/form.tsx';
import { FormEnd } from '../../ui/form/form-end.tsx';
import { useEntityForm } from '../../ui/form/use-entity-form.ts';
import { ListSkeleton } from '../../ui/list-skeleton.tsx';
import { Panel } from '../../ui/panel.tsx';
import { TextWithLink } from '../../ui/text-with-link.tsx';
import { describeReminders, type ReminderRule } from './describe-reminders.ts';
import { loadMailSettings, type MailSettings, mailSettingsQuery } from './queries.ts';

const texts = words.abandonedCheckouts;

const MOST_HOURS = 168;
/** No one is reminded twice a day. */
const LEAST_SECOND_HOURS = 24;
const MOST_SECOND_HOURS = 720;
const back = { to: '/abandoned-checkouts', label: texts.title };

/** When buyers are reminded of what they left. */
export function Component() {
  const settings = useQuery(mailSettingsQuery);
  return (
    <Page title={texts.reminders} back={back}>
      {settings.isError && <Failure error={settings.error} onRetry={() => void settings.refetch()} />}
      {settings.isPending && <ListSkeleton />}
      {settings.data && <SettingsForm known={settings.data} />}
    </Page>
  );
}

const readSettings = ({ enabled, hours, secondHours }: MailSettings): ReminderRule => ({
  enabled: enabled ?? false,
  hours: hours ?? 2,
  hasSecond: typeof secondHours === 'number',
  secondHours: secondHours ?? 24,
});

const notHours = (value: number | string, least: number, most: number) =>
  typeof value !== 'number' && texts.settings.notHours(least, most);

function SettingsForm({ known }: { known: MailSettings }) {
  const mayChange = useMay()('abandonedCheckoutAdministration.updateRecoveryMailSettings');
  const client = useQueryClient();
  const form = useEntityForm({
    entity: known,
    read: readSettings,
    validate: ({ hours, hasSecond, secondHours }) => ({
      hours: notHours(hours, 1, MOST_HOURS),
      secondHours: hasSecond && notHours(secondHours, LEAST_SECOND_HOURS, MOST_SECOND_HOURS),
    }),
    save: async ({ enabled, hours, hasSecond, secondHours }, { entity }) => {
      const settings = {
        ...{ enabled, hours: Number(hours), secondHours: hasSecond ? Number(secondHours) : null },
        revision: present(entity.revision, 'revision'),
      };
      const answer = await api.abandonedCheckoutAdministration.updateRecoveryMailSettings({ settings });
      return present(answer.settings, 'settings');
    },
    settle: (saved) => saved,
    reload: loadMailSettings,
    saved: () => words.actions.settingsSaved,
    onSaved: (saved) => client.setQueryData(mailSettingsQuery.queryKey, saved),
  });
  const { values } = form;
  const number = { allowDecimal: false, maw: 320, disabled: !mayChange };
  return (
    <Panel title={texts.settings.title}>
      <Form form={form}>
        <Stack gap="md">
          <Text size="sm">{describeReminders(values)}</Text>
          <Switch label={texts.settings.enabled} disabled={!mayChange} {...form.toggle('enabled')} />
          {values.enabled && (
            <>
              <NumberInput label={texts.settings.hours} min={1} max={MOST_HOURS} {...number} {...form.input('hours')} />
              <Switch label={texts.settings.second} disabled={!mayChange} {...form.toggle('hasSecond')} />
              {values.hasSecond && (
                <NumberInput
                  label={texts.settings.secondHours}
                  min={LEAST_SECOND_HOURS}
                  max={MOST_SECOND_HOURS}
                  {...number}
                  {...form.input('secondHours')}
                />
              )}
            </>
          )}
          <Text size="sm" c="dimmed">
            <TextWithLink
              text={texts.settings.law}
              link={(label) => (
                <PageLink to="/settings/emails" inherit underline="always">
                  {label}
                </PageLink>
              )}
            />
          </Text>
          {mayChange && <FormEnd form={form}>{words.forms.save}</FormEnd>}
        </Stack>
      </Form>
    </Panel>
  );
}
