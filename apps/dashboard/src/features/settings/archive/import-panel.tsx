import { Alert, Button, List, Progress, Stack, Text } from '@mantine/core';
import { ApiError } from '@stoa/sdk';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { api } from '../../../app/api.ts';
import { useFormat } from '../../../app/format.ts';
import { useMay } from '../../../app/permissions.ts';
import { confirmFirst } from '../../../ui/confirm.tsx';
import { explain } from '../../../ui/explain.ts';
import { Panel } from '../../../ui/panel.tsx';
import { FileDrop } from '../../import/file-drop.tsx';
import { isUnderWay, type JobView } from '../../import/queries.ts';
import { progressOf, resultOf } from './import-progress.ts';
import { lastImportQuery } from './queries.ts';

/** Takes in the archive of another site, and shows how far that is. */
export function ImportPanel({ isNew, job }: { isNew: boolean; job: JobView | null }) {
  const mayImport = useMay()('siteArchives.importSite');
  return (
    <Panel title="Import an archive">
      <Stack>
        {job && (isUnderWay(job) ? <UnderWay job={job} /> : <Ended job={job} />)}
        {!isUnderWay(job) && isNew && mayImport && <Upload />}
        {!job && !(isNew && mayImport) && <WhyNot isNew={isNew} />}
      </Stack>
    </Panel>
  );
}

function WhyNot({ isNew }: { isNew: boolean }) {
  return (
    <Text size="sm" c="dimmed" maw="68ch">
      {isNew
        ? 'Your role doesn’t allow importing an archive.'
        : 'An archive goes into a new site, so that nothing of yours is overwritten. This site has pages, media or products of its own: make a new site under “Your sites”, and import the archive there.'}
    </Text>
  );
}

function Upload() {
  const client = useQueryClient();
  const upload = useMutation({
    mutationFn: (file: File) => api.siteFiles.importSite(file),
    onSuccess: () => client.invalidateQueries({ queryKey: lastImportQuery.queryKey }),
  });
  const ask = (file: File) =>
    confirmFirst({
      title: 'Import this archive?',
      text: `${file.name} replaces the home page, theme and settings of this site, its name and currency among them. Its visitors see the imported site at once.`,
      confirm: 'Import archive',
      onConfirm: () => upload.mutate(file),
      isHarmless: true,
    });
  return (
    <Stack gap="md">
      <Text size="sm" c="dimmed" maw="68ch">
        The file that another site’s export saved, on this server or another. It is checked as a whole before anything
        is imported.
      </Text>
      {upload.error && (
        <Alert color="red" role="alert" title="The archive can’t be imported">
          {reasonOf(upload.error)}
        </Alert>
      )}
      <FileDrop
        label="Choose an archive"
        hint="Drop a .stoa.zip file here, or choose one."
        accept=".zip,application/zip"
        busy={upload.isPending}
        onFile={ask}
      />
    </Stack>
  );
}

/** The server explains what is wrong with an archive. */
const reasonOf = (error: Error): string =>
  error instanceof ApiError && typeof error.data?.reason === 'string' ? error.data.reason : explain(error).detail;

function UnderWay({ job }: { job: JobView }) {
  const { share, step } = progressOf(job);
  return (
    <Stack gap="sm">
      <Progress.Root size="lg">
        <Progress.Section value={Math.max(3, share)} animated aria-label="Importing the site" />
      </Progress.Root>
      <Text size="sm" role="status">
        {step}. You can leave this page: the import continues in the background.
      </Text>
    </Stack>
  );
}

function Ended({ job }: { job: JobView }) {
  const format = useFormat();
  if (job.status !== 'DONE')
    return (
      <Alert color="red" role="alert" title="The import didn’t finish">
        {job.failure ?? 'It was stopped'}. What had been imported by then is kept. Delete this site and import the
        archive into another new one.
      </Alert>
    );
  const { problems, problemCount } = resultOf(job);
  if (problemCount === 0)
    return (
      <Alert color="green" role="status" title="The archive was imported">
        <Stack align="flex-start" gap="sm">
          Everything in it is on this site now.
          <Button component={Link} to="/pages" variant="default" size="xs">
            See pages
          </Button>
        </Stack>
      </Alert>
    );
  return (
    <Alert
      color="yellow"
      role="alert"
      title={`The archive was imported, except for ${format.number(problemCount)} entries`}
    >
      <List size="sm">
        {problems.map(({ file, text }) => (
          <List.Item key={`${file} ${text}`} style={{ overflowWrap: 'anywhere' }}>
            {file}, {text}
          </List.Item>
        ))}
      </List>
    </Alert>
  );
}
