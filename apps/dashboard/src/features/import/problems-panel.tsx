import { Badge, Button, Table, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { api } from '../../app/api.ts';
import { useFormat } from '../../app/format.ts';
import { words } from '../../app/words.ts';
import { Failure } from '../../ui/failure.tsx';
import { Panel } from '../../ui/panel.tsx';
import { type ImportView, problemsQuery } from './queries.ts';
import { inReasonWords } from './reasons.ts';
import { saveFile } from './save-file.ts';

const texts = words.importing;

/** Describes the problems with rows of the file, and offers the full list as a file. */
export function ProblemsPanel({ one }: { one: ImportView }) {
  const format = useFormat();
  const found = (one.counts?.errors ?? 0) + (one.counts?.warnings ?? 0);
  const result = useInfiniteQuery({ ...problemsQuery(one.id ?? '', one.jobId), enabled: found > 0 });
  if (found === 0) return null;
  if (result.isError) return <Failure error={result.error} onRetry={() => void result.refetch()} />;
  const problems = result.data?.pages.flat() ?? [];
  return (
    <Panel title={texts.problems.title} aside={<DownloadButton importId={one.id ?? ''} />} flush>
      <Table.ScrollContainer minWidth={560}>
        <Table verticalSpacing="xs" horizontalSpacing="md" aria-label={texts.problems.title}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">{texts.row}</Table.Th>
              <Table.Th scope="col">{texts.product}</Table.Th>
              <Table.Th scope="col">{texts.problems.kind}</Table.Th>
              <Table.Th scope="col">{texts.problems.column}</Table.Th>
              <Table.Th scope="col">{texts.problems.problem}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {problems.map(({ number, row, handle, column, value, reason, severity }) => (
              <Table.Tr key={number}>
                <Table.Td>{format.number(row ?? 0)}</Table.Td>
                <Table.Td style={{ overflowWrap: 'anywhere' }}>{handle}</Table.Td>
                <Table.Td>
                  <Badge variant="light" color={severity === 'error' ? 'red' : 'yellow'} miw="max-content">
                    {severity === 'error' ? texts.problems.error : texts.problems.warning}
                  </Badge>
                </Table.Td>
                <Table.Td>{column}</Table.Td>
                <Table.Td>
                  {inReasonWords(reason ?? '')}
                  {value && (
                    <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
                      {value}
                    </Text>
                  )}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      {result.hasNextPage && (
        <Button variant="subtle" m="sm" loading={result.isFetchingNextPage} onClick={() => void result.fetchNextPage()}>
          {words.lists.showMore}
        </Button>
      )}
    </Panel>
  );
}

function DownloadButton({ importId }: { importId: string }) {
  const download = useMutation({
    mutationFn: async () => saveFile(await api.catalogFiles.downloadProblems(importId), 'problems.csv'),
  });
  return (
    <Button
      size="xs"
      variant="default"
      loading={download.isPending}
      leftSection={<IconDownload size={16} aria-hidden />}
      onClick={() => download.mutate()}
    >
      {download.isError ? words.common.tryAgain : texts.problems.download}
    </Button>
  );
}
