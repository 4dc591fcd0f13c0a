import { NumberInput, Stack, Switch, Text } from '@mantine/core';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, present } from '../../../app/api.ts';
import { useMay } from '../../../app/permissions.ts';
import { words } from '../../../app/words.ts';
import { Failure } from '../../../ui/failure.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { FormEnd } from '../../../ui/form/form-end.tsx';
import { useEntityForm } from '../../../ui/form/use-entity-form.ts';
import { ListSkeleton } from '../../../ui/list-skeleton.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { describeRequests, type RequestRule } from './describe-requests.ts';

const texts = words.reviewSettings.asking;

const MOST_DAYS = 180;

const loadSettings = async () =>
  present((await api.reviewRequestAdministration.getReviewRequestSettings()).settings, 'settings');
const settingsQuery = queryOptions({ queryKey: ['review-requests', 'settings'], queryFn: loadSettings });
type Settings = Awaited<ReturnType<typeof loadSettings>>;

/** When customers are asked for reviews. */
export function RequestSettings() {
  const settings = useQuery(settingsQuery);
  if (settings.isError) return <Failure error={settings.error} onRetry={() => void settings.refetch()} />;
  return settings.isPending ? <ListSkeleton /> : <SettingsForm known={settings.data} />;
}

const readSettings = ({ enabled, days, reminderDays }: Settings): RequestRule => ({
  enabled: enabled ?? false,
  days: days ?? 7,
  hasReminder: typeof reminderDays === 'number',
  reminderDays: reminderDays ?? 7,
});

const notDays = (value: number | string, least: number) =>
  typeof value !== 'number' && texts.wrongDays(least, MOST_DAYS);

function SettingsForm({ known }: { known: Settings }) {
  const mayChange = useMay()('reviewRequestAdministration.updateReviewRequestSettings');
  const client = useQueryClient();
  const form = useEntityForm({
    entity: known,
    read: readSettings,
    validate: ({ days, hasReminder, reminderDays }) => ({
      days: notDays(days, 0),
      reminderDays: hasReminder && notDays(reminderDays, 1),
    }),
    save: async ({ enabled, days, hasReminder, reminderDays }, { entity }) => {
      const settings = {
        ...{ enabled, days: Number(days), reminderDays: hasReminder ? Number(reminderDays) : null },
        revision: present(entity.revision, 'revision'),
      };
      const answer = await api.reviewRequestAdministration.updateReviewRequestSettings({ settings });
      return present(answer.settings, 'settings');
    },
    settle: (saved) => saved,
    reload: loadSettings,
    saved: () => words.actions.settingsSaved,
    onSaved: (saved) => client.setQueryData(settingsQuery.queryKey, saved),
  });
  const { values } = form;
  const number = { allowDecimal: false, max: MOST_DAYS, maw: 320, disabled: !mayChange };
  return (
    <Panel title={texts.title}>
      <Form form={form}>
        <Stack gap="md">
          <Text size="sm">{describeRequests(values)}</Text>
          <Switch label={texts.on} disabled={!mayChange} {...form.toggle('enabled')} />
          {values.enabled && (
            <>
              <NumberInput label={texts.days} min={0} {...number} {...form.input('days')} />
              <Switch label={texts.reminder} disabled={!mayChange} {...form.toggle('hasReminder')} />
              {values.hasReminder && (
                <NumberInput label={texts.reminderDays} min={1} {...number} {...form.input('reminderDays')} />
              )}
            </>
          )}
          {mayChange && <FormEnd form={form}>{words.forms.save}</FormEnd>}
        </Stack>
      </Form>
    </Panel>
  );
}
