import { Checkbox, Radio, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../app/api.ts';
import { words } from '../../app/words.ts';
import { Failure } from '../../ui/failure.tsx';
import { Form } from '../../ui/form/form.tsx';
import { FormEnd } from '../../ui/form/form-end.tsx';
import { FormDialog } from '../../ui/form/form-window.tsx';
import { useEntityForm } from '../../ui/form/use-entity-form.ts';
import { formatsQuery } from './queries.ts';
import { saveFile } from './save-file.ts';

const texts = words.importing.export;

/** Exports all products to a file. */
export function ExportDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  return (
    <FormDialog opened={opened} onClose={onClose} title={texts.title}>
      <ExportForm onClose={onClose} />
    </FormDialog>
  );
}

function ExportForm({ onClose }: { onClose: () => void }) {
  const formats = useQuery(formatsQuery);
  const form = useEntityForm({
    entity: null,
    read: () => ({ format: 'stoa-jsonl', withMedia: false }),
    save: async ({ format, withMedia }) => {
      const query = { format, ...(withMedia ? { withMedia: 'true' } : {}) };
      await saveFile(await api.catalogFiles.exportProducts(query), 'products');
    },
    onDone: onClose,
    isQuick: true,
  });
  return (
    <Form form={form}>
      <Radio.Group label={texts.format} {...form.input('format')}>
        <Stack gap="xs" mt={6}>
          {formats.data?.map(
            ({ name, label, exportPurpose }) =>
              exportPurpose && <Radio key={name} value={name} label={label} description={exportPurpose} />,
          )}
          {formats.isError && <Failure error={formats.error} onRetry={() => void formats.refetch()} />}
        </Stack>
      </Radio.Group>
      <Checkbox label={texts.withMedia} description={texts.withMediaText} {...form.toggle('withMedia')} />
      <FormEnd form={form}>{texts.start}</FormEnd>
    </Form>
  );
}
