import { Alert, Stack, Text } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api, present } from '../../../app/api.ts';
import { useMay } from '../../../app/permissions.ts';
import { Failure } from '../../../ui/failure.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { useEntityForm } from '../../../ui/form/use-entity-form.ts';
import { Panel } from '../../../ui/panel.tsx';
import { PanelsSkeleton } from '../../../ui/panels-skeleton.tsx';
import { RadioChoice } from '../../../ui/radio-choice.tsx';
import { SettingsEnd } from '../../../ui/settings-end.tsx';
import { TagsField } from '../../../ui/tags-field.tsx';
import { loadSettings, type Settings, settingsQuery } from '../queries.ts';
import { describeSettings, whyWordsAreIdle } from './describe-settings.ts';
import { RulesField } from './rules-field.tsx';
import { readSettings, writeSettings } from './settings-form.ts';

const MOST_WORDS = 500;

const reviewers = [
  { value: 'EVERYBODY', label: 'Everyone', description: 'Visitors give their name and e-mail address' },
  { value: 'MEMBERS', label: 'Members', description: 'People who are logged in' },
  { value: 'BUYERS', label: 'Customers', description: 'People who bought the product' },
] as const;
const modes = [
  { value: 'RULES', label: 'Rules decide', description: 'Reviews are published unless one of your rules applies' },
  { value: 'MANUAL', label: 'Your team decides', description: 'All reviews wait for approval' },
  {
    value: 'AUTOMATIC',
    label: 'All are published',
    description: 'Except those with web or e-mail addresses, and repeated texts: they always wait',
  },
] as const;

/** Who may review, and what happens to new reviews. */
export function Component() {
  const settings = useQuery(settingsQuery);
  if (settings.isError) return <Failure error={settings.error} onRetry={() => void settings.refetch()} />;
  return settings.isPending ? <PanelsSkeleton /> : <SettingsForm known={settings.data} />;
}

function SettingsForm({ known }: { known: Settings }) {
  const mayChange = useMay()('reviewSettings.updateReviewSettings');
  const client = useQueryClient();
  const form = useEntityForm({
    entity: known,
    read: readSettings,
    validate: ({ words }) => ({
      words: words.some((word) => word.length > 100) && 'Words have at most 100 characters',
    }),
    save: async (values, { entity }) => {
      const settings = { ...writeSettings(values), revision: present(entity.revision, 'revision') };
      return present((await api.reviewSettings.updateReviewSettings({ settings })).settings, 'settings');
    },
    settle: (saved) => saved,
    reload: loadSettings,
    saved: () => 'The settings were saved',
    onSaved: (saved) => client.setQueryData(settingsQuery.queryKey, saved),
  });
  const { values } = form;
  const disabled = !mayChange;
  const idle = whyWordsAreIdle(values);
  return (
    <Form form={form}>
      <Alert icon={<IconInfoCircle aria-hidden />} title="What happens to a new review">
        {describeSettings(values)}
      </Alert>
      <Panel title="Reviewing">
        <RadioChoice
          label="Who can review products"
          options={reviewers}
          disabled={disabled}
          {...form.input('whoMayReview')}
        />
      </Panel>
      <Panel title="Moderation">
        <Stack gap="lg">
          <RadioChoice label="New reviews" options={modes} disabled={disabled} {...form.input('moderation')} />
          {values.moderation === 'RULES' && (
            <Stack gap="xs">
              <div>
                <Text size="sm" fw={500}>
                  Rules
                </Text>
                <Text size="xs" c="dimmed">
                  If several apply, the strictest one counts. Web and e-mail addresses and repeated texts always wait at
                  least.
                </Text>
              </div>
              <RulesField {...form.list('rules')} disabled={disabled} />
            </Stack>
          )}
          <TagsField
            label="Your own words"
            description="Unwanted on your site, beside English and German swear words. Press Enter after each."
            maxTags={MOST_WORDS}
            disabled={disabled}
            {...form.input('words')}
          />
          {idle && (
            <Text size="sm" c="dimmed">
              {idle}
            </Text>
          )}
        </Stack>
      </Panel>
      <SettingsEnd form={form} mayChange={mayChange} />
    </Form>
  );
}
