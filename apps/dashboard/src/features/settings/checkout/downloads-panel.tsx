import { Stack, Text, TextInput } from '@mantine/core';
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
import { type DownloadSettings, downloadSettingsQuery, loadDownloadSettings } from './queries.ts';

const texts = words.checkoutSettings;

/** How long and how often customers can download what they bought. */
export function DownloadsPanel() {
  const settings = useQuery(downloadSettingsQuery);
  if (settings.isError) return <Failure error={settings.error} onRetry={() => void settings.refetch()} />;
  return settings.isPending ? <PanelsSkeleton /> : <DownloadsForm known={settings.data} />;
}

const LONGEST_DAYS = 3650;
const MOST_TIMES = 1000;

/** An empty field stands for no limit. */
function wrongLimit(text: string, most: number): string | false {
  const number = Number(text);
  const isFine = text.trim() === '' || (Number.isInteger(number) && number >= 1 && number <= most);
  return !isFine && texts.downloads.wrong(most);
}

const textOf = (limit: number | null | undefined): string => String(limit ?? '');
const limitOf = (text: string): number | null => (text.trim() === '' ? null : Number(text));

function DownloadsForm({ known }: { known: DownloadSettings }) {
  const mayChange = useMay()('downloads.updateDownloadSettings');
  const client = useQueryClient();
  const form = useEntityForm({
    entity: known,
    read: ({ days, most }) => ({ days: textOf(days), most: textOf(most) }),
    validate: ({ days, most }) => ({ days: wrongLimit(days, LONGEST_DAYS), most: wrongLimit(most, MOST_TIMES) }),
    wire: {
      fields: [
        ['settings.days', 'days'],
        ['settings.most', 'most'],
      ],
    },
    save: async ({ days, most }, { entity }) => {
      const revision = present(entity.revision, 'revision');
      const settings = { days: limitOf(days), most: limitOf(most), revision };
      return present((await api.downloads.updateDownloadSettings({ settings })).settings, 'settings');
    },
    settle: (saved) => saved,
    reload: loadDownloadSettings,
    saved: () => texts.downloads.saved,
    onSaved: (saved) => client.setQueryData(downloadSettingsQuery.queryKey, saved),
  });
  return (
    <Form form={form}>
      <Panel title={texts.downloads.title}>
        <Stack>
          <Text size="sm" c="dimmed">
            {texts.downloads.text}
          </Text>
          <TextInput
            label={texts.downloads.days}
            description={texts.downloads.limitText}
            inputMode="numeric"
            maw={240}
            disabled={!mayChange}
            {...form.text('days')}
          />
          <TextInput
            label={texts.downloads.times}
            description={texts.downloads.limitText}
            inputMode="numeric"
            maw={240}
            disabled={!mayChange}
            {...form.text('most')}
          />
          <FormEnd form={form} mayChange={mayChange}>
            {texts.downloads.save}
          </FormEnd>
        </Stack>
      </Panel>
    </Form>
  );
}
