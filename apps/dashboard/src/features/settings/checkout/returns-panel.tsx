import { Stack, Switch, Textarea, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api, present } from '../../../app/api.ts';
import { useMay } from '../../../app/permissions.ts';
import { Failure } from '../../../ui/failure.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { FormEnd } from '../../../ui/form/form-end.tsx';
import { useEntityForm } from '../../../ui/form/use-entity-form.ts';
import { Panel } from '../../../ui/panel.tsx';
import { PanelsSkeleton } from '../../../ui/panels-skeleton.tsx';
import { loadReturnSettings, type ReturnSettings, returnSettingsQuery } from './queries.ts';

/** Whether and for how long customers can ask for returns. */
export function ReturnsPanel() {
  const settings = useQuery(returnSettingsQuery);
  if (settings.isError) return <Failure error={settings.error} onRetry={() => void settings.refetch()} />;
  return settings.isPending ? <PanelsSkeleton /> : <ReturnsForm known={settings.data} />;
}

const LONGEST_DAYS = 730;

function wrongDays(days: string): string | false {
  const number = Number(days);
  return !(Number.isInteger(number) && number >= 1 && number <= LONGEST_DAYS) && `Enter 1 to ${LONGEST_DAYS} days`;
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
    saved: (_, { enabled }) => (enabled ? 'Customers can ask for returns' : 'Customers can’t ask for returns'),
    onSaved: (saved) => client.setQueryData(returnSettingsQuery.queryKey, saved),
  });
  return (
    <Form form={form}>
      <Panel title="Returns">
        <Stack>
          <Switch
            label="Customers can ask for returns"
            description="On the page of their order. You approve or decline each request."
            disabled={!mayChange}
            {...form.toggle('enabled')}
          />
          {form.values.enabled && (
            <>
              <TextInput
                label="Days after the order"
                inputMode="numeric"
                maw={240}
                disabled={!mayChange}
                {...form.text('days')}
              />
              <Textarea
                label="What customers read before they ask"
                description="For example, who pays for the parcel, and that items must be unused."
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
            Save return settings
          </FormEnd>
        </Stack>
      </Panel>
    </Form>
  );
}
