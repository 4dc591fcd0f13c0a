import { Alert, Anchor, Button, Stack, Table, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { ApiError } from '@stoa/sdk';
import { IconDownload, IconFileImport } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router';
import { api } from '../../app/api.ts';
import { useFormat } from '../../app/format.ts';
import { Page } from '../../app/page.tsx';
import { type Need, useMay } from '../../app/permissions.ts';
import { explain } from '../../ui/explain.ts';
import { Failure } from '../../ui/failure.tsx';
import list from '../../ui/list.module.css';
import { ListSkeleton } from '../../ui/list-skeleton.tsx';
import { NothingHere } from '../../ui/nothing-here.tsx';
import { Panel } from '../../ui/panel.tsx';
import { ExportDialog } from './export-dialog.tsx';
import { FileDrop } from './file-drop.tsx';
import { formatName } from './format-names.ts';
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
        <Text c="dimmed">Your role on this site does not let you import products.</Text>
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
          hint="Or drop it here: the product CSV of Shopify or of a store builder, or an export of Stoa. First you see what would happen; nothing is changed yet."
          accept=".csv,.tsv,.txt,.jsonl,.ndjson,text/csv"
          busy={upload.isPending}
          onFile={(file) => upload.mutate(file)}
        />
      </Stack>
    </Panel>
  );
}

/** The server says what exactly is wrong with a file. */
const reasonOf = (error: Error): string =>
  error instanceof ApiError && typeof error.data?.reason === 'string' ? error.data.reason : explain(error).detail;

function PastImports() {
  const result = useQuery(importListQuery);
  if (result.isError) return <Failure error={result.error} onRetry={() => void result.refetch()} />;
  if (result.isPending) return <ListSkeleton />;
  return (
    <Panel title="Past imports" flush>
      {result.data.length === 0 ? (
        <NothingHere
          icon={<IconFileImport />}
          title="No imports yet"
          description="Files that you import are listed here."
        />
      ) : (
        <ImportTable imports={result.data} />
      )}
    </Panel>
  );
}

function ImportTable({ imports }: { imports: ImportView[] }) {
  const format = useFormat();
  return (
    <Table.ScrollContainer minWidth={560}>
      <Table verticalSpacing="sm" horizontalSpacing="md" aria-label="Past imports">
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">File</Table.Th>
            <Table.Th scope="col">Date</Table.Th>
            <Table.Th scope="col">State</Table.Th>
            <Table.Th scope="col" className={list.numeric}>
              New
            </Table.Th>
            <Table.Th scope="col" className={list.numeric}>
              Changed
            </Table.Th>
            <Table.Th scope="col" className={list.numeric}>
              Errors
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {imports.map(({ id, fileName, format: kind, createdDate, run, counts }) => (
            <Table.Tr key={id} className={list.row}>
              <Table.Th scope="row" maw={260}>
                <Anchor component={Link} to={`/import/${id}`} className={list.cover} inherit fw={600}>
                  {fileName}
                </Anchor>
                <Text size="xs" c="dimmed">
                  {formatName(kind)}
                </Text>
              </Table.Th>
              <Table.Td style={{ whiteSpace: 'nowrap' }}>{createdDate && format.dateTime(createdDate)}</Table.Td>
              <Table.Td>{run === 'IMPORT' ? 'Imported' : 'Checked only'}</Table.Td>
              <Table.Td className={list.numeric}>{format.number(counts?.created ?? 0)}</Table.Td>
              <Table.Td className={list.numeric}>{format.number(counts?.updated ?? 0)}</Table.Td>
              <Table.Td className={list.numeric}>{format.number(counts?.errors ?? 0)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}
