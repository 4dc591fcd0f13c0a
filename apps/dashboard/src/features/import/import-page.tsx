import { Alert, Button, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { useFormat } from '../../app/format.ts';
import { Page } from '../../app/page.tsx';
import { Failure } from '../../ui/failure.tsx';
import { Panel } from '../../ui/panel.tsx';
import { PanelsSkeleton } from '../../ui/panels-skeleton.tsx';
import { Counts } from './counts.tsx';
import { NotesPanel } from './notes-panel.tsx';
import { PreviewPanel } from './preview-panel.tsx';
import { ProblemsPanel } from './problems-panel.tsx';
import { ProgressPanel } from './progress-panel.tsx';
import { type ImportView, importQuery, isUnderWay, type JobView } from './queries.ts';
import { StartPanel } from './start-panel.tsx';

export function Component() {
  const { importId = '' } = useParams();
  const result = useQuery(importQuery(importId));
  const title = result.data?.one.fileName ?? 'Import';
  return (
    <Page title={title} back={{ to: '/import', label: 'Import' }}>
      {result.isError && <Failure error={result.error} onRetry={() => void result.refetch()} />}
      {result.isPending && <PanelsSkeleton />}
      {result.data && <Import {...result.data} />}
    </Page>
  );
}

const KEPT = 'What had been imported by then is kept. If you import the file again, it is read from the beginning.';

function Import({ one, job }: { one: ImportView; job: JobView | null }) {
  const format = useFormat();
  const description = `${one.formatLabel}, ${format.number(one.rowCount ?? 0)} rows`;
  if (job && isUnderWay(job)) {
    return (
      <Stack gap="md">
        <Text c="dimmed">{description}</Text>
        <ProgressPanel one={one} job={job} />
      </Stack>
    );
  }
  const isImport = one.run === 'IMPORT';
  const isDone = isImport && job?.status === 'DONE';
  return (
    <Stack gap="md">
      <Text c="dimmed">{description}</Text>
      {job?.status === 'FAILED' && (
        <Alert color="red" role="alert" title={`The ${isImport ? 'import' : 'check'} didn’t finish`}>
          {job.failure}. {isImport && KEPT}
        </Alert>
      )}
      {job?.status === 'CANCELED' && (
        <Alert color="yellow" role="alert" title={`The ${isImport ? 'import' : 'check'} was stopped`}>
          {isImport && KEPT}
        </Alert>
      )}
      {one.run && (
        <Panel title={isDone ? 'Imported' : 'Found in the file'}>
          <Stack gap="md" align="flex-start">
            <Counts counts={one.counts} />
            {isDone && (
              <Button component={Link} to="/products">
                See products
              </Button>
            )}
          </Stack>
        </Panel>
      )}
      {!isDone && <StartPanel key={one.jobId} one={one} />}
      <NotesPanel one={one} />
      <ProblemsPanel one={one} />
      <PreviewPanel one={one} isDone={isDone} />
    </Stack>
  );
}
