import { Alert, Button, Group, Modal, Stack, Table, Text } from '@mantine/core';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api, present } from '../../../app/api.ts';
import { useFormat } from '../../../app/format.ts';
import { useMay } from '../../../app/permissions.ts';
import { words } from '../../../app/words.ts';
import { explain } from '../../../ui/explain.ts';
import { Failure } from '../../../ui/failure.tsx';
import { WorkProgress } from '../../../ui/work-progress.tsx';
import { FileDrop } from '../../import/file-drop.tsx';
import { isUnderWay, type JobView } from '../../import/queries.ts';
import { inReasonWords, reasonOf } from '../../import/reasons.ts';
import { REVIEWS } from '../queries.ts';
import { describeImport, type ImportResult } from './describe-import.ts';

const texts = words.reviews.import;

const LOOK_AGAIN_MS = 700;
const PROBLEMS_SHOWN = 100;

/** The job of an import, polled until it ends. */
const jobQuery = (jobId: string) =>
  queryOptions({
    queryKey: ['review-import', jobId],
    queryFn: async () => present((await api.jobs.getJob({ jobId })).job, 'job'),
    refetchInterval: ({ state }) => (isUnderWay(state.data) ? LOOK_AGAIN_MS : false),
  });

/** Takes reviews in from a file, and says what came of each row. */
export function ImportDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const [jobId, setJobId] = useState<string | null>(null);
  return (
    <Modal opened={opened} onClose={onClose} title={texts.title} size="lg">
      {jobId ? (
        <Running jobId={jobId} onAgain={() => setJobId(null)} onClose={onClose} />
      ) : (
        <Upload onStarted={setJobId} />
      )}
    </Modal>
  );
}

function Upload({ onStarted }: { onStarted: (jobId: string) => void }) {
  const upload = useMutation({
    mutationFn: (file: File) => api.reviewFiles.importReviews(file.name, file),
    onSuccess: onStarted,
  });
  return (
    <Stack gap="md">
      {upload.error && (
        <Alert color="red" role="alert" title={explain(upload.error).title}>
          {reasonOf(upload.error)}
        </Alert>
      )}
      <FileDrop
        label={texts.choose}
        hint={texts.chooseText}
        accept=".csv,.tsv,.txt,text/csv"
        busy={upload.isPending}
        onFile={(file) => upload.mutate(file)}
      />
    </Stack>
  );
}

type RunningProps = { jobId: string; onAgain: () => void; onClose: () => void };

function Running({ jobId, onAgain, onClose }: RunningProps) {
  const queryClient = useQueryClient();
  const { data: job, error, refetch } = useQuery(jobQuery(jobId));
  const isOver = job !== undefined && !isUnderWay(job);
  useEffect(() => {
    if (isOver) void queryClient.invalidateQueries({ queryKey: REVIEWS });
  }, [isOver, queryClient]);
  if (error) return <Failure error={error} onRetry={() => void refetch()} />;
  if (!isOver) return <UnderWay job={job} />;
  return (
    <Stack gap="md">
      <Outcome job={job} />
      <Group justify="flex-end">
        <Button variant="default" onClick={onAgain}>
          {texts.another}
        </Button>
        <Button onClick={onClose}>{words.common.done}</Button>
      </Group>
    </Stack>
  );
}

function UnderWay({ job }: { job: JobView | undefined }) {
  const format = useFormat();
  const mayStop = useMay()('jobs.cancelJob');
  const stop = useMutation({ mutationFn: () => api.jobs.cancelJob({ jobId: job?.id ?? '' }) });
  const { done = 0 } = (job?.progress ?? {}) as { done?: number };
  return (
    <Stack gap="sm">
      <WorkProgress share={100} label={texts.running} />
      <Group justify="space-between">
        <Text size="sm" role="status">
          {texts.soFar(format.number(done))}
        </Text>
        {mayStop && (
          <Button variant="default" size="xs" loading={stop.isPending || stop.isSuccess} onClick={() => stop.mutate()}>
            {texts.stop}
          </Button>
        )}
      </Group>
    </Stack>
  );
}

function Outcome({ job }: { job: JobView }) {
  if (job.status === 'FAILED')
    return (
      <Alert color="red" role="alert" title={texts.failed}>
        {texts.failedText(inReasonWords(job.failure ?? ''))}
      </Alert>
    );
  if (job.status === 'CANCELED')
    return (
      <Alert color="yellow" role="alert" title={texts.stopped}>
        {texts.stoppedText}
      </Alert>
    );
  const result = (job.result ?? {}) as ImportResult;
  return (
    <>
      <Text role="status">{describeImport(result)}</Text>
      <Problems result={result} />
    </>
  );
}

function Problems({ result: { problems = [], failed = 0 } }: { result: ImportResult }) {
  const format = useFormat();
  if (problems.length === 0) return null;
  const shown = problems.slice(0, PROBLEMS_SHOWN);
  return (
    <>
      <Table.ScrollContainer minWidth={420} mah={320}>
        <Table stickyHeader aria-label={texts.problems}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">{texts.row}</Table.Th>
              <Table.Th scope="col">{texts.column}</Table.Th>
              <Table.Th scope="col">{texts.problem}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {shown.map(({ row, column, reason }) => (
              <Table.Tr key={`${row} ${column} ${reason}`}>
                <Table.Td>{format.number(row)}</Table.Td>
                <Table.Td>{column}</Table.Td>
                <Table.Td style={{ overflowWrap: 'anywhere' }}>{inReasonWords(reason)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      {failed > shown.length && (
        <Text size="sm" c="dimmed">
          {texts.more(format.number(failed - shown.length))}
        </Text>
      )}
    </>
  );
}
