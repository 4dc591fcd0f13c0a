import { Alert, Button, Group, Radio, Stack, Switch, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../app/api.ts';
import { useFormat } from '../../app/format.ts';
import { words } from '../../app/words.ts';
import { explain } from '../../ui/explain.ts';
import { Form } from '../../ui/form/form.tsx';
import { FormProblem } from '../../ui/form/form-end.tsx';
import { useEntityForm } from '../../ui/form/use-entity-form.ts';
import { Panel } from '../../ui/panel.tsx';
import { FileDrop } from './file-drop.tsx';
import { type ImportView, importQuery } from './queries.ts';

const texts = words.importing;

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
    <Panel title={texts.import}>
      <Form form={form}>
        <FormProblem form={form} />
        {error && (
          <Alert color="red" role="alert" title={explain(error).title}>
            {explain(error).detail}
          </Alert>
        )}
        <Radio.Group
          label={texts.start.existing}
          value={form.values.updateExisting ? 'update' : 'keep'}
          onChange={(value) => form.set({ updateExisting: value === 'update' })}
        >
          <Stack gap={6} mt={6}>
            <Radio value="update" label={texts.start.update} description={texts.start.updateText} />
            <Radio value="keep" label={texts.start.keep} description={texts.start.keepText} />
          </Stack>
        </Radio.Group>
        <Switch {...form.toggle('fetchMedia')} label={texts.start.pictures} description={texts.start.picturesText} />
        {one.hasPictures ? (
          <Text size="sm">{texts.start.archive}</Text>
        ) : (
          <FileDrop
            isSecondary
            label={texts.start.addPictures}
            hint={texts.start.addPicturesText}
            accept=".zip,application/zip"
            busy={pictures.isPending}
            onFile={(file) => pictures.mutate(file)}
          />
        )}
        <Group>
          <Button type="submit" loading={form.isSaving}>
            {isChecked ? texts.start.import(format.number(created), format.number(updated)) : texts.import}
          </Button>
          <Button variant="default" loading={check.isPending} onClick={() => check.mutate()}>
            {texts.start.checkAgain}
          </Button>
        </Group>
      </Form>
    </Panel>
  );
}
