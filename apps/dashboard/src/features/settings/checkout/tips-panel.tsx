import { Group, Radio, Stack, Switch, Text, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api, present } from '../../../app/api.ts';
import { useMay } from '../../../app/permissions.ts';
import { useSession } from '../../../app/session.ts';
import { words } from '../../../app/words.ts';
import { Failure } from '../../../ui/failure.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { FormEnd } from '../../../ui/form/form-end.tsx';
import { useEntityForm } from '../../../ui/form/use-entity-form.ts';
import { Panel } from '../../../ui/panel.tsx';
import { PanelsSkeleton } from '../../../ui/panels-skeleton.tsx';
import { loadTips, type TipSettings, tipsQuery } from './queries.ts';
import { readTips, writeTips, wrongTips } from './tips-form.ts';

const texts = words.checkoutSettings;

/** The tips that customers are offered at checkout. */
export function TipsPanel() {
  const tips = useQuery(tipsQuery);
  if (tips.isError) return <Failure error={tips.error} onRetry={() => void tips.refetch()} />;
  return tips.isPending ? <PanelsSkeleton /> : <TipsForm known={tips.data} />;
}

function TipsForm({ known }: { known: TipSettings | null }) {
  const may = useMay();
  const disabled = !may(known ? 'tipSettings.updateTipSettings' : 'tipSettings.createDefaultTipSettings');
  const { site } = useSession();
  const client = useQueryClient();
  const form = useEntityForm({
    entity: known,
    read: readTips,
    validate: wrongTips,
    save: async (values, { entity }) => {
      const draft = writeTips(values);
      const { tipSettings } = entity
        ? await api.tipSettings.updateTipSettings({
            tipSettings: { ...draft, id: present(entity.id, 'id'), revision: entity.revision },
          })
        : await api.tipSettings.createDefaultTipSettings({ tipSettings: draft });
      return present(tipSettings, 'tipSettings');
    },
    settle: (saved): TipSettings | null => saved,
    reload: loadTips,
    saved: (_, { isTaken }) => (isTaken ? texts.tips.on : texts.tips.off),
    onSaved: (saved) => client.setQueryData(tipsQuery.queryKey, saved),
  });
  const { isTaken, tipType } = form.values;
  const unit = tipType === 'PERCENTAGE' ? '%' : site.currency;
  const shared = { inputMode: 'decimal' as const, maw: 110, disabled };
  return (
    <Form form={form}>
      <Panel title={texts.tips.title}>
        <Stack>
          <Switch label={texts.tips.on} description={texts.tips.text} disabled={disabled} {...form.toggle('isTaken')} />
          {isTaken && (
            <>
              <Radio.Group label={texts.tips.kind} {...form.input('tipType')}>
                <Group mt="xs">
                  <Radio value="PERCENTAGE" label={texts.tips.percentages} disabled={disabled} />
                  <Radio value="AMOUNT" label={texts.tips.amounts} disabled={disabled} />
                </Group>
              </Radio.Group>
              <Group align="flex-start">
                <TextInput label={texts.tips.first(unit ?? '')} {...shared} {...form.text('first')} />
                <TextInput label={texts.tips.second(unit ?? '')} {...shared} {...form.text('second')} />
                <TextInput label={texts.tips.third(unit ?? '')} {...shared} {...form.text('third')} />
              </Group>
              <Switch label={texts.tips.own} disabled={disabled} {...form.toggle('allowCustomAmount')} />
            </>
          )}
          {disabled ? (
            <Text size="sm" c="dimmed">
              {texts.tips.notAllowed}
            </Text>
          ) : (
            <FormEnd form={form}>{texts.tips.save}</FormEnd>
          )}
        </Stack>
      </Panel>
    </Form>
  );
}
