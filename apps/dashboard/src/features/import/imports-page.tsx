import { Alert, Button, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { ApiError } from '@stoa/sdk';
import { IconDownload, IconFileImport } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { api } from '../../app/api.ts';
import { Page } from '../../app/page.tsx';
import { type Need, useMay } from '../../app/permissions.ts';
import { explain } from '../../ui/explain.ts';
import { counted, defineRows } from '../../ui/list/define-list.ts';
import { RowsPanel } from '../../ui/list/rows-panel.tsx';
import { Panel } from '../../ui/panel.tsx';
import { ExportDialog } from './export-dialog.tsx';
import { FileDrop } from './file-drop.tsx';
import { type ImportView, importListQuery } from './queries.ts';

const importNeeds: readonly Need[] = [
  'catalogImport.listImports',
  'catalogImport.createImport',
  'catalogImport.checkImport',
  'catalogImport.getImport',
  'jobs.getJob',
];

export function Component() {
  const may = useMay();
  const mayImport = importNeeds.every(may);
  const [isExporting, exporting] = useDisclosure(false);
  return (
    <Page
      title="Import and export"
      actions={
        may('catalogExport.exportProducts') && (
          <Button variant="default" leftSection={<IconDownload size={18} aria-hidden />} onClick={exporting.open}>
            Export products
          </Button>
        )
      }
    >
      {mayImport ? (
        <Stack gap="md">
          <UploadPanel />
          <PastImports />
        </Stack>
      ) : (
        <Text c="dimmed">Your role on this site doesn’t allow importing products.</Text>
      )}
      <ExportDialog opened={isExporting} onClose={exporting.close} />
    </Page>
  );
}

function UploadPanel() {
  const navigate = useNavigate();
  const client = useQueryClient();
  const upload = useMutation({
    mutationFn: async (file: File) => {
      const { id: importId = '' } = await api.catalogFiles.uploadImport(file.name, file);
      await api.catalogImport.checkImport({ importId });
      return importId;
    },
    onSuccess: async (importId) => {
      await client.invalidateQueries({ queryKey: ['imports'] });
      await navigate(`/import/${importId}`);
    },
  });
  return (
    <Panel title="Import products">
      <Stack gap="md">
        {upload.error && (
          <Alert color="red" role="alert" title={explain(upload.error).title}>
            {reasonOf(upload.error)}
          </Alert>
        )}
        <FileDrop
          label="Choose a file"
          hint="Or drop it here: the product CSV of Shopify, WooCommerce or a store builder, or an export of Stoa. First you see what would happen; nothing is changed yet."
          accept=".csv,.tsv,.txt,.jsonl,.ndjson,text/csv"
          busy={upload.isPending}
          onFile={(file) => upload.mutate(file)}
        />
      </Stack>
    </Panel>
  );
}

/** The server explains what is wrong with a file. */
const reasonOf = (error: Error): string =>
  error instanceof ApiError && typeof error.data?.reason === 'string' ? error.data.reason : explain(error).detail;

const PastImports = () => <RowsPanel title="Past imports" rows={importRows} query={useQuery(importListQuery)} />;

const importRows = defineRows({
  idOf: ({ id = '' }: ImportView) => id,
  name: { title: 'File', of: ({ fileName = '' }) => fileName, note: ({ formatLabel }) => formatLabel },
  rowLink: ({ id }) => `/import/${id}`,
  columns: [
    {
      title: 'Date',
      phone: 'detail',
      isOneLine: true,
      show: ({ createdDate }, { format }) => createdDate && format.dateTime(createdDate),
    },
    { title: 'State', phone: 'detail', show: ({ run }) => (run === 'IMPORT' ? 'Imported' : 'Checked only') },
    {
      title: 'New',
      phone: { at: 'note', show: ({ counts }, { format }) => `${format.number(counts?.created ?? 0)} new` },
      isNumeric: true,
      show: ({ counts }, { format }) => format.number(counts?.created ?? 0),
    },
    {
      title: 'Changed',
      phone: { at: 'note', show: ({ counts }, { format }) => `${format.number(counts?.updated ?? 0)} changed` },
      isNumeric: true,
      show: ({ counts }, { format }) => format.number(counts?.updated ?? 0),
    },
    {
      title: 'Errors',
      phone: {
        at: 'note',
        show: ({ counts }, { format }) => counted(counts?.errors ?? 0, { one: 'error', many: 'errors' }, format),
      },
      isNumeric: true,
      show: ({ counts }, { format }) => format.number(counts?.errors ?? 0),
    },
  ],
  minWidth: 560,
  empty: {
    icon: <IconFileImport />,
    title: 'No imports yet',
    description: 'Files you import are listed here.',
  },
});
