import { Button, Group } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { notifications } from '@mantine/notifications';
import { IconDownload, IconUpload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../../app/api.ts';
import { type Need, useMay } from '../../../app/permissions.ts';
import { words } from '../../../app/words.ts';
import { explain } from '../../../ui/explain.ts';
import { saveFile } from '../../import/save-file.ts';
import { ImportDialog } from './import-dialog.tsx';

const texts = words.reviews.import;

const importNeeds: readonly Need[] = ['reviewAdministration.importReviews', 'jobs.getJob'];

/** Reviews as files: export and import. */
export function Files() {
  const may = useMay();
  const [isImporting, importing] = useDisclosure(false);
  const exporting = useMutation({
    mutationFn: async () => saveFile(await api.reviewFiles.exportReviews(), 'reviews.csv'),
    onError: (error) => {
      const { title, detail } = explain(error);
      notifications.show({ color: 'red', title, message: detail });
    },
  });
  const mayExport = may('reviewAdministration.exportReviews');
  const mayImport = importNeeds.every(may);
  if (!mayExport && !mayImport) return null;
  return (
    <Group justify="flex-end" gap="xs" mb="sm">
      {mayImport && (
        <Button size="xs" variant="default" leftSection={<IconUpload size={16} aria-hidden />} onClick={importing.open}>
          {texts.action}
        </Button>
      )}
      {mayExport && (
        <Button
          size="xs"
          variant="default"
          leftSection={<IconDownload size={16} aria-hidden />}
          loading={exporting.isPending}
          onClick={() => exporting.mutate()}
        >
          {texts.exportAll}
        </Button>
      )}
      <ImportDialog opened={isImporting} onClose={importing.close} />
    </Group>
  );
}
