import { Alert, Button, Stack, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../../app/api.ts';
import { explain } from '../../../ui/explain.ts';
import { Panel } from '../../../ui/panel.tsx';
import { saveFile } from '../../import/save-file.ts';

/** Saves the site as a file. */
export function ExportPanel() {
  const save = useMutation({
    mutationFn: async () => saveFile(await api.siteFiles.exportSite(), 'site.stoa.zip'),
  });
  return (
    <Panel title="Export this site">
      <Stack align="flex-start">
        <Text size="sm" c="dimmed" maw="68ch">
          One file with your pages, theme, menus, media, catalogue, forms, blog and settings. It has no people, orders,
          API keys or payment accounts in it. Keep it as a copy, or import it into a new site.
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
          Export site
        </Button>
        <Text size="sm" role="status" c="dimmed">
          {save.isPending && 'The archive is being made. With many pictures, this takes a while.'}
          {save.isSuccess && 'The archive was saved to your downloads.'}
        </Text>
      </Stack>
    </Panel>
  );
}
