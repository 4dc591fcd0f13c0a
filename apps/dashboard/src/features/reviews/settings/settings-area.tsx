import { Alert, Stack, Text } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api, present } from '../../../app/api.ts';
import { useMay } from '../../../app/permissions.ts';
import { words } from '../../../app/words.ts';
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

const texts = words.reviewSettings;

const MOST_WORDS = 500;

const reviewers = [
  { value: 'EVERYBODY', label: texts.who.EVERYBODY, description: texts.who.everybodyText },
  { value: 'MEMBERS', label: texts.who.MEMBERS, description: texts.who.membersText },
  { value: 'BUYERS', label: texts.who.BUYERS, description: texts.who.buyersText },
] as const;
const modes = [
  { value: 'RULES', label: texts.modes.RULES, description: texts.modes.rulesText },
  { value: 'MANUAL', label: texts.modes.MANUAL, description: texts.modes.manualText },
  {
    value: 'AUTOMATIC',
    label: texts.modes.AUTOMATIC,
    description: texts.modes.automaticText,
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
      words: words.some((word) => word.length > 100) && texts.ownWords.tooLong,
    }),
    save: async (values, { entity }) => {
      const settings = { ...writeSettings(values), revision: present(entity.revision, 'revision') };
      return present((await api.reviewSettings.updateReviewSettings({ settings })).settings, 'settings');
    },
    settle: (saved) => saved,
    reload: loadSettings,
    saved: () => words.actions.settingsSaved,
    onSaved: (saved) => client.setQueryData(settingsQuery.queryKey, saved),
  });
  const { values } = form;
  const disabled = !mayChange;
  const idle = whyWordsAreIdle(values);
  return (
    <Form form={form}>
      <Alert icon={<IconInfoCircle aria-hidden />} title={texts.summary.title}>
        {describeSettings(values)}
      </Alert>
      <Panel title={texts.reviewing}>
        <RadioChoice label={texts.who.label} options={reviewers} disabled={disabled} {...form.input('whoMayReview')} />
      </Panel>
      <Panel title={texts.moderation}>
        <Stack gap="lg">
          <RadioChoice label={texts.modes.label} options={modes} disabled={disabled} {...form.input('moderation')} />
          {values.moderation === 'RULES' && (
            <Stack gap="xs">
              <div>
                <Text size="sm" fw={500}>
                  {texts.rules.title}
                </Text>
                <Text size="xs" c="dimmed">
                  {texts.rules.text}
                </Text>
              </div>
              <RulesField {...form.list('rules')} disabled={disabled} />
            </Stack>
          )}
          <TagsField
            label={texts.ownWords.label}
            description={texts.ownWords.text}
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
