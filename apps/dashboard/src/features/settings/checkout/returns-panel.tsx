import { Stack, Switch, Textarea, TextInput } from '@mantine/core';
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
import { loadReturnSettings, type ReturnSettings, returnSettingsQuery } from './queries.ts';

const texts = words.checkoutSettings;

/** Whether and for how long customers can ask for returns. */
export function ReturnsPanel() {
  const settings = useQuery(returnSettingsQuery);
  if (settings.isError) return <Failure error={settings.error} onRetry={() => void settings.refetch()} />;
  return settings.isPending ? <PanelsSkeleton /> : <ReturnsForm known={settings.data} />;
}

const LONGEST_DAYS = 730;

function wrongDays(days: string): string | false {
  const number = Number(days);
  return !(Number.isInteger(number) && number >= 1 && number <= LONGEST_DAYS) && texts.returns.wrongDays(LONGEST_DAYS);
}

function ReturnsForm({ known }: { known: ReturnSettings }) {
  const mayChange = useMay()('orderReturns.updateReturnSettings');
  const client = useQueryClient();
  const form = useEntityForm({
    entity: known,
    read: ({ enabled = false, days = 30, conditions }) => ({
      ...{ enabled, days: String(days), conditions: conditions ?? '' },
    }),
    validate: ({ enabled, days }) => ({ days: enabled && wrongDays(days) }),
    wire: {
      fields: [
        ['settings.days', 'days'],
        ['settings.conditions', 'conditions'],
      ],
    },
    save: async ({ enabled, days, conditions }, { entity }) => {
      const settings = {
        enabled,
        ...(enabled ? { days: Number(days), conditions: conditions.trim() || null } : {}),
        revision: present(entity.revision, 'revision'),
      };
      return present((await api.orderReturns.updateReturnSettings({ settings })).settings, 'settings');
    },
    settle: (saved) => saved,
    reload: loadReturnSettings,
    saved: (_, { enabled }) => (enabled ? texts.returns.on : texts.returns.off),
    onSaved: (saved) => client.setQueryData(returnSettingsQuery.queryKey, saved),
  });
  return (
    <Form form={form}>
      <Panel title={texts.returns.title}>
        <Stack>
          <Switch
            label={texts.returns.on}
            description={texts.returns.text}
            disabled={!mayChange}
            {...form.toggle('enabled')}
          />
          {form.values.enabled && (
            <>
              <TextInput
                label={texts.returns.days}
                inputMode="numeric"
                maw={240}
                disabled={!mayChange}
                {...form.text('days')}
              />
              <Textarea
                label={texts.returns.terms}
                description={texts.returns.termsText}
                autosize
                minRows={3}
                maxRows={12}
                maxLength={5000}
                disabled={!mayChange}
                {...form.text('conditions')}
              />
            </>
          )}
          <FormEnd form={form} mayChange={mayChange}>
            {texts.returns.save}
          </FormEnd>
        </Stack>
      </Panel>
    </Form>
  );
}
