import { Button, Checkbox, Stack, Switch, Text, Textarea, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api, present } from '../../../app/api.ts';
import { useMay } from '../../../app/permissions.ts';
import { words } from '../../../app/words.ts';
import { Failure } from '../../../ui/failure.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { FormEnd } from '../../../ui/form/form-end.tsx';
import { useEntityForm } from '../../../ui/form/use-entity-form.ts';
import { Panel } from '../../../ui/panel.tsx';
import { PanelsSkeleton } from '../../../ui/panels-skeleton.tsx';
import { categories, newTag, problemsIn, readFields, writeFields } from './consent-form.ts';
import { type ConsentSettings, consentSettingsQuery, loadConsentSettings } from './queries.ts';
import { TagFieldset } from './tag-fieldset.tsx';

const texts = words.consentSettings;

const MOST_TAGS = 20;

/** Whether visitors are asked for consent, what for, and what waits for it. */
export function Component() {
  const settings = useQuery(consentSettingsQuery);
  if (settings.isError) return <Failure error={settings.error} onRetry={() => void settings.refetch()} />;
  return settings.isPending ? <PanelsSkeleton /> : <ConsentForm known={settings.data} />;
}

function ConsentForm({ known }: { known: ConsentSettings }) {
  const mayChange = useMay()('consent.updateConsentSettings');
  const client = useQueryClient();
  const form = useEntityForm({
    entity: known,
    read: readFields,
    validate: problemsIn,
    wire: {
      fields: [
        ['settings.tags.*.hosts.*', 'tags.*.hosts.*'],
        ['settings.tags.*.html', 'tags.*.html'],
        ['settings.tags.*.name', 'tags.*.name'],
      ],
    },
    save: async (values, { entity }) => {
      const settings = { ...writeFields(values), revision: present(entity.revision, 'revision') };
      return present((await api.consent.updateConsentSettings({ settings })).settings, 'settings');
    },
    settle: (saved) => saved,
    reload: loadConsentSettings,
    saved: (_, { enabled }) => (enabled ? texts.nowOn : texts.nowOff),
    onSaved: (saved) => client.setQueryData(consentSettingsQuery.queryKey, saved),
  });
  const tags = form.list('tags');
  return (
    <Form form={form}>
      <Stack gap="md">
        <Panel title={texts.title}>
          <Stack>
            <Text size="sm" c="dimmed" maw="68ch">
              {texts.text}
            </Text>
            <Switch label={texts.isOn} description={texts.isOnText} disabled={!mayChange} {...form.toggle('enabled')} />
            {form.values.enabled && (
              <>
                <TextInput
                  label={texts.heading}
                  description={texts.headingText}
                  maxLength={100}
                  disabled={!mayChange}
                  {...form.text('title')}
                />
                <Textarea
                  label={texts.bannerText}
                  autosize
                  minRows={2}
                  maxRows={8}
                  maxLength={1000}
                  disabled={!mayChange}
                  {...form.text('text')}
                />
                <Checkbox.Group label={texts.purposes.title} {...form.input('categories')}>
                  <Stack gap="xs" mt="xs">
                    {categories.map(({ value, label, description }) => (
                      <Checkbox
                        key={value}
                        value={value}
                        label={label}
                        description={description}
                        disabled={!mayChange}
                      />
                    ))}
                  </Stack>
                </Checkbox.Group>
              </>
            )}
          </Stack>
        </Panel>
        {form.values.enabled && (
          <Panel title={texts.services.title}>
            <Stack>
              <Text size="sm" c="dimmed" maw="68ch">
                {texts.services.text}
              </Text>
              {tags.items.map((tag, at) => (
                <TagFieldset
                  key={tag.key}
                  tag={tag}
                  number={at + 1}
                  errorOf={(field) => tags.errors[`${at}.${field}`]}
                  isDisabled={!mayChange}
                  onChange={(next) => tags.onChange(tags.items.with(at, next))}
                  onRemove={() => tags.onChange(tags.items.filter(({ key }) => key !== tag.key))}
                />
              ))}
              {mayChange && tags.items.length < MOST_TAGS && (
                <Button
                  variant="default"
                  leftSection={<IconPlus size={16} aria-hidden />}
                  onClick={() => tags.onChange([...tags.items, newTag()])}
                  style={{ alignSelf: 'flex-start' }}
                >
                  {texts.services.add}
                </Button>
              )}
            </Stack>
          </Panel>
        )}
        <FormEnd form={form} mayChange={mayChange}>
          {texts.save}
        </FormEnd>
      </Stack>
    </Form>
  );
}
