import { Alert, Button, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { Page } from '../../app/page.tsx';
import { words } from '../../app/words.ts';
import { Failure } from '../../ui/failure.tsx';
import { Panel } from '../../ui/panel.tsx';
import { PanelsSkeleton } from '../../ui/panels-skeleton.tsx';
import { Counts } from './counts.tsx';
import { NotesPanel } from './notes-panel.tsx';
import { PreviewPanel } from './preview-panel.tsx';
import { ProblemsPanel } from './problems-panel.tsx';
import { ProgressPanel } from './progress-panel.tsx';
import { type ImportView, importQuery, isUnderWay, type JobView } from './queries.ts';
import { inReasonWords } from './reasons.ts';
import { StartPanel } from './start-panel.tsx';

const texts = words.importing;

export function Component() {
  const { importId = '' } = useParams();
  const result = useQuery(importQuery(importId));
  const title = result.data?.one.fileName ?? texts.importPage;
  return (
    <Page title={title} back={{ to: '/import', label: texts.importPage }}>
      {result.isError && <Failure error={result.error} onRetry={() => void result.refetch()} />}
      {result.isPending && <PanelsSkeleton />}
      {result.data && <Import {...result.data} />}
    </Page>
  );
}

function Import({ one, job }: { one: ImportView; job: JobView | null }) {
  const description = texts.rows(one.formatLabel ?? '', one.rowCount ?? 0);
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
        <Alert color="red" role="alert" title={isImport ? texts.failed.import : texts.failed.check}>
          {inReasonWords(job.failure ?? '')}. {isImport && texts.kept}
        </Alert>
      )}
      {job?.status === 'CANCELED' && (
        <Alert color="yellow" role="alert" title={isImport ? texts.stopped.import : texts.stopped.check}>
          {isImport && texts.kept}
        </Alert>
      )}
      {one.run && (
        <Panel title={isDone ? texts.imported : texts.found}>
          <Stack gap="md" align="flex-start">
            <Counts counts={one.counts} />
            {isDone && (
              <Button component={Link} to="/products">
                {texts.seeProducts}
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
