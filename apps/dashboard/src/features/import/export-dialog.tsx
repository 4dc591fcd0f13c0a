import { Checkbox, Radio, Stack } from '@mantine/core';
import { api } from '../../app/api.ts';
import { Form } from '../../ui/form/form.tsx';
import { FormEnd } from '../../ui/form/form-end.tsx';
import { FormDialog } from '../../ui/form/form-window.tsx';
import { useEntityForm } from '../../ui/form/use-entity-form.ts';
import { formatNames } from './format-names.ts';
import { saveFile } from './save-file.ts';

const formats = [
  { value: 'stoa-jsonl', description: 'Everything: to move to another Stoa site, or to keep.' },
  { value: 'shopify-current', description: 'For Shopify and what reads its files.' },
  { value: 'store-v3', description: 'One row a product, variant and picture.' },
  { value: 'store-v1', description: 'The older format, with surcharges of variants.' },
] as const;

/** Exports all products to a file. */
export function ExportDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  return (
    <FormDialog opened={opened} onClose={onClose} title="Export products">
      <ExportForm onClose={onClose} />
    </FormDialog>
  );
}

function ExportForm({ onClose }: { onClose: () => void }) {
  const form = useEntityForm({
    entity: null,
    read: () => ({ format: 'stoa-jsonl', withMedia: false }),
    save: async ({ format, withMedia }) => {
      const query = { format, ...(withMedia ? { withMedia: 'true' } : {}) };
      await saveFile(await api.catalogFiles.exportProducts(query), 'products');
    },
    onSaved: onClose,
    isQuick: true,
  });
  return (
    <Form form={form}>
      <Radio.Group label="Format" {...form.input('format')}>
        <Stack gap="xs" mt={6}>
          {formats.map(({ value, description }) => (
            <Radio key={value} value={value} label={formatNames[value]} description={description} />
          ))}
        </Stack>
      </Radio.Group>
      <Checkbox
        label="With pictures and videos"
        description="A zip archive with the file and the media beside it."
        {...form.toggle('withMedia')}
      />
      <FormEnd form={form}>Export</FormEnd>
    </Form>
  );
}
