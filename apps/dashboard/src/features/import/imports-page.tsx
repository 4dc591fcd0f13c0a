import { Alert, Button, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconDownload, IconFileImport } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { api } from '../../app/api.ts';
import { Page } from '../../app/page.tsx';
import { type Need, useMay } from '../../app/permissions.ts';
import { words } from '../../app/words.ts';
import { explain } from '../../ui/explain.ts';
import { defineRows } from '../../ui/list/define-list.ts';
import { RowsPanel } from '../../ui/list/rows-panel.tsx';
import { Panel } from '../../ui/panel.tsx';
import { ExportDialog } from './export-dialog.tsx';
import { FileDrop } from './file-drop.tsx';
import { type ImportView, importListQuery } from './queries.ts';
import { reasonOf } from './reasons.ts';

const texts = words.importing;

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
      title={texts.title}
      actions={
        may('catalogExport.exportProducts') && (
          <Button variant="default" leftSection={<IconDownload size={18} aria-hidden />} onClick={exporting.open}>
            {texts.export.title}
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
        <Text c="dimmed">{texts.notAllowed}</Text>
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
    <Panel title={texts.importProducts}>
      <Stack gap="md">
        {upload.error && (
          <Alert color="red" role="alert" title={explain(upload.error).title}>
            {reasonOf(upload.error)}
          </Alert>
        )}
        <FileDrop
          label={texts.choose}
          hint={texts.chooseText}
          accept=".csv,.tsv,.txt,.jsonl,.ndjson,text/csv"
          busy={upload.isPending}
          onFile={(file) => upload.mutate(file)}
        />
      </Stack>
    </Panel>
  );
}

const PastImports = () => <RowsPanel title={texts.past} rows={importRows} query={useQuery(importListQuery)} />;

const importRows = defineRows({
  idOf: ({ id = '' }: ImportView) => id,
  name: { title: texts.file, of: ({ fileName = '' }) => fileName, note: ({ formatLabel }) => formatLabel },
  rowLink: ({ id }) => `/import/${id}`,
  columns: [
    {
      title: texts.date,
      phone: 'detail',
      isOneLine: true,
      show: ({ createdDate }, { format }) => createdDate && format.dateTime(createdDate),
    },
    { title: texts.state, phone: 'detail', show: ({ run }) => (run === 'IMPORT' ? texts.imported : texts.checkedOnly) },
    {
      title: texts.outcomes.created,
      phone: { at: 'note', show: ({ counts }, { format }) => texts.newCount(format.number(counts?.created ?? 0)) },
      isNumeric: true,
      show: ({ counts }, { format }) => format.number(counts?.created ?? 0),
    },
    {
      title: texts.outcomes.updated,
      phone: { at: 'note', show: ({ counts }, { format }) => texts.changedCount(format.number(counts?.updated ?? 0)) },
      isNumeric: true,
      show: ({ counts }, { format }) => format.number(counts?.updated ?? 0),
    },
    {
      title: texts.errors,
      phone: {
        at: 'note',
        show: ({ counts }) => texts.errorCount(counts?.errors ?? 0),
      },
      isNumeric: true,
      show: ({ counts }, { format }) => format.number(counts?.errors ?? 0),
    },
  ],
  minWidth: 560,
  empty: {
    icon: <IconFileImport />,
    title: texts.none,
    description: texts.noneText,
  },
});
