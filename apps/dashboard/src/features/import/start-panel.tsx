import { Alert, Button, Group, Radio, Stack, Switch, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../app/api.ts';
import { useFormat } from '../../app/format.ts';
import { explain } from '../../ui/explain.ts';
import { Form } from '../../ui/form/form.tsx';
import { FormProblem } from '../../ui/form/form-end.tsx';
import { useEntityForm } from '../../ui/form/use-entity-form.ts';
import { Panel } from '../../ui/panel.tsx';
import { FileDrop } from './file-drop.tsx';
import { type ImportView, importQuery } from './queries.ts';

const IMPORTS = [['imports']] as const;

/** The options of the import, and the button that starts it. */
export function StartPanel({ one }: { one: ImportView }) {
  const format = useFormat();
  const client = useQueryClient();
  const importId = one.id ?? '';
  const form = useEntityForm({
    entity: one,
    read: ({ options }) => ({
      updateExisting: options?.updateExisting ?? true,
      fetchMedia: options?.fetchMedia ?? true,
    }),
    save: (options) => api.catalogImport.startImport({ importId, options }),
    refresh: IMPORTS,
    isQuick: true,
  });
  const check = useMutation({
    mutationFn: () => api.catalogImport.checkImport({ importId, options: form.values }),
    onSettled: () => client.invalidateQueries({ queryKey: IMPORTS[0] }),
  });
  const pictures = useMutation({
    mutationFn: async (file: File) => {
      const changed = await api.catalogFiles.uploadPictures(importId, file);
      client.setQueryData(importQuery(importId).queryKey, (known) => known && { ...known, one: changed });
    },
  });
  const { created = 0, updated = 0 } = one.counts ?? {};
  const isChecked = one.run === 'CHECK' && !form.isDirty;
  const error = check.error ?? pictures.error;
  return (
    <Panel title="Import">
      <Form form={form}>
        <FormProblem form={form} />
        {error && (
          <Alert color="red" role="alert" title={explain(error).title}>
            {explain(error).detail}
          </Alert>
        )}
        <Radio.Group
          label="Existing products"
          value={form.values.updateExisting ? 'update' : 'keep'}
          onChange={(value) => form.set({ updateExisting: value === 'update' })}
        >
          <Stack gap={6} mt={6}>
            <Radio
              value="update"
              label="Update existing products"
              description="Fields missing from the file stay unchanged."
            />
            <Radio value="keep" label="Leave them unchanged" description="Only new products are imported." />
          </Stack>
        </Radio.Group>
        <Switch
          {...form.toggle('fetchMedia')}
          label="Import pictures from the addresses in the file"
          description="Each address is asked once; pictures that were fetched before are taken from the library."
        />
        {one.hasPictures ? (
          <Text size="sm">An archive of pictures was uploaded with the file.</Text>
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
          <Button type="submit" loading={form.isSaving}>
            {isChecked ? `Import: ${format.number(created)} new, ${format.number(updated)} changed` : 'Import'}
          </Button>
          <Button variant="default" loading={check.isPending} onClick={() => check.mutate()}>
            Check again
          </Button>
        </Group>
      </Form>
    </Panel>
  );
}
