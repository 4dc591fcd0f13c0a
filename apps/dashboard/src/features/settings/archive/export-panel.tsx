import { Alert, Button, Stack, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../../app/api.ts';
import { words } from '../../../app/words.ts';
import { explain } from '../../../ui/explain.ts';
import { Panel } from '../../../ui/panel.tsx';
import { saveFile } from '../../import/save-file.ts';

const texts = words.archiveSettings;

/** Saves the site as a file. */
export function ExportPanel() {
  const save = useMutation({
    mutationFn: async () => saveFile(await api.siteFiles.exportSite(), 'site.stoa.zip'),
  });
  return (
    <Panel title={texts.export.title}>
      <Stack align="flex-start">
        <Text size="sm" c="dimmed" maw="68ch">
          {texts.export.text}
        </Text>
        {save.error && (
          <Alert color="red" role="alert" title={explain(save.error).title}>
            {explain(save.error).detail}
          </Alert>
        )}
        <Button
          variant="default"
          leftSection={<IconDownload size={16} aria-hidden />}
          loading={save.isPending}
          onClick={() => save.mutate()}
        >
          {texts.export.button}
        </Button>
        <Text size="sm" role="status" c="dimmed">
          {save.isPending && texts.export.waiting}
          {save.isSuccess && texts.export.done}
        </Text>
      </Stack>
    </Panel>
  );
}
