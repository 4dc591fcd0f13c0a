import { Alert, Button, Checkbox, Group, Modal, Radio, Stack } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../app/api.ts';
import { explain } from '../../ui/explain.ts';
import { formatNames } from './format-names.ts';
import { saveFile } from './save-file.ts';

const formats = [
  { value: 'stoa-jsonl', description: 'Everything: to move to another Stoa site, or to keep.' },
  { value: 'shopify-current', description: 'For Shopify and what reads its files.' },
  { value: 'store-v3', description: 'One row a product, variant and picture.' },
  { value: 'store-v1', description: 'The older format, with surcharges of variants.' },
] as const;

/** All products as a file. */
export function ExportDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const [format, setFormat] = useState<string>('stoa-jsonl');
  const [withMedia, setWithMedia] = useState(false);
  const download = useMutation({
    mutationFn: async () => {
      const query = { format, ...(withMedia ? { withMedia: 'true' } : {}) };
      await saveFile(await api.catalogFiles.exportProducts(query), 'products');
    },
    onSuccess: onClose,
  });
  return (
    <Modal opened={opened} onClose={onClose} title="Export products">
      <Stack gap="md">
        {download.error && (
          <Alert color="red" role="alert" title={explain(download.error).title}>
            {explain(download.error).detail}
          </Alert>
        )}
        <Radio.Group label="Format" value={format} onChange={setFormat}>
          <Stack gap="xs" mt={6}>
            {formats.map(({ value, description }) => (
              <Radio key={value} value={value} label={formatNames[value]} description={description} />
            ))}
          </Stack>
        </Radio.Group>
        <Checkbox
          checked={withMedia}
          onChange={(event) => setWithMedia(event.currentTarget.checked)}
          label="With pictures and videos"
          description="A zip archive with the file and the media beside it."
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button loading={download.isPending} onClick={() => download.mutate()}>
            Export
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
