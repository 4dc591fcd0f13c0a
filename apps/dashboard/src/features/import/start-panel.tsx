import { Alert, Button, Group, Radio, Stack, Switch, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../app/api.ts';
import { useFormat } from '../../app/format.ts';
import { explain } from '../../ui/explain.ts';
import { Panel } from '../../ui/panel.tsx';
import { FileDrop } from './file-drop.tsx';
import { type ImportView, importQuery } from './queries.ts';

/** How the file is to be taken in, and the button that does it. */
export function StartPanel({ one }: { one: ImportView }) {
  const format = useFormat();
  const client = useQueryClient();
  const importId = one.id ?? '';
  const [updateExisting, setUpdateExisting] = useState(one.options?.updateExisting ?? true);
  const [fetchMedia, setFetchMedia] = useState(one.options?.fetchMedia ?? true);
  const request = { importId, options: { updateExisting, fetchMedia } };
  const onSettled = () => client.invalidateQueries({ queryKey: ['imports'] });
  const start = useMutation({ mutationFn: () => api.catalogImport.startImport(request), onSettled });
  const check = useMutation({ mutationFn: () => api.catalogImport.checkImport(request), onSettled });
  const pictures = useMutation({
    mutationFn: async (file: File) => {
      const changed = await api.catalogFiles.uploadPictures(importId, file);
      client.setQueryData(importQuery(importId).queryKey, (known) => known && { ...known, one: changed });
    },
  });
  const { created = 0, updated = 0 } = one.counts ?? {};
  const isChecked =
    one.run === 'CHECK' && one.options?.updateExisting === updateExisting && one.options.fetchMedia === fetchMedia;
  const error = start.error ?? check.error ?? pictures.error;
  return (
    <Panel title="Import">
      <Stack gap="md">
        {error && (
          <Alert color="red" role="alert" title={explain(error).title}>
            {explain(error).detail}
          </Alert>
        )}
        <Radio.Group
          label="Products that exist already"
          value={updateExisting ? 'update' : 'keep'}
          onChange={(value) => setUpdateExisting(value === 'update')}
        >
          <Stack gap={6} mt={6}>
            <Radio
              value="update"
              label="Bring up to date"
              description="What the file does not speak of stays as it is."
            />
            <Radio value="keep" label="Leave as they are" description="Only products that are new are taken in." />
          </Stack>
        </Radio.Group>
        <Switch
          checked={fetchMedia}
          onChange={(event) => setFetchMedia(event.currentTarget.checked)}
          label="Fetch pictures from the addresses in the file"
          description="Each address is asked once; pictures that were fetched before are taken from the library."
        />
        {one.hasPictures ? (
          <Text size="sm">An archive of pictures came with the file.</Text>
        ) : (
          <FileDrop
            isSecondary
            label="Add pictures"
            hint="A zip archive with the pictures that the file names, where they are not on the web."
            accept=".zip,application/zip"
            busy={pictures.isPending}
            onFile={(file) => pictures.mutate(file)}
          />
        )}
        <Group>
          <Button loading={start.isPending} onClick={() => start.mutate()}>
            {isChecked ? `Import: ${format.number(created)} new, ${format.number(updated)} changed` : 'Import'}
          </Button>
          <Button variant="default" loading={check.isPending} onClick={() => check.mutate()}>
            Check again
          </Button>
        </Group>
      </Stack>
    </Panel>
  );
}
