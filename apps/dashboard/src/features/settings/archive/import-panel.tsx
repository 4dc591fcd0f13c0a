import { Alert, Button, List, Stack, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { api } from '../../../app/api.ts';
import { useMay } from '../../../app/permissions.ts';
import { words } from '../../../app/words.ts';
import { confirmFirst } from '../../../ui/confirm.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { WorkProgress } from '../../../ui/work-progress.tsx';
import { FileDrop } from '../../import/file-drop.tsx';
import { isUnderWay, type JobView } from '../../import/queries.ts';
import { inReasonWords, reasonOf } from '../../import/reasons.ts';
import { progressOf, resultOf } from './import-progress.ts';
import { lastImportQuery } from './queries.ts';

const texts = words.archiveSettings;

/** Takes in the archive of another site, and shows how far that is. */
export function ImportPanel({ isNew, job }: { isNew: boolean; job: JobView | null }) {
  const mayImport = useMay()('siteArchives.importSite');
  return (
    <Panel title={texts.import.title}>
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
      {isNew ? texts.import.notAllowed : texts.import.notNew}
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
      title: texts.import.confirmTitle,
      text: texts.import.confirmText(file.name),
      confirm: texts.import.button,
      onConfirm: () => upload.mutate(file),
      isHarmless: true,
    });
  return (
    <Stack gap="md">
      <Text size="sm" c="dimmed" maw="68ch">
        {texts.import.text}
      </Text>
      {upload.error && (
        <Alert color="red" role="alert" title={texts.import.refused}>
          {reasonOf(upload.error)}
        </Alert>
      )}
      <FileDrop
        label={texts.import.choose}
        hint={texts.import.drop}
        accept=".zip,application/zip"
        busy={upload.isPending}
        onFile={ask}
      />
    </Stack>
  );
}

function UnderWay({ job }: { job: JobView }) {
  const { share, step } = progressOf(job);
  return (
    <Stack gap="sm">
      <WorkProgress share={share} label={texts.import.waiting} />
      <Text size="sm" role="status">
        {texts.import.under(step)}
      </Text>
    </Stack>
  );
}

function Ended({ job }: { job: JobView }) {
  if (job.status !== 'DONE')
    return (
      <Alert color="red" role="alert" title={texts.import.failedTitle}>
        {texts.import.failed(job.failure ? inReasonWords(job.failure) : texts.import.stopped)}
      </Alert>
    );
  const { problems, problemCount } = resultOf(job);
  if (problemCount === 0)
    return (
      <Alert color="green" role="status" title={texts.import.done}>
        <Stack align="flex-start" gap="sm">
          {texts.import.doneText}
          <Button component={Link} to="/pages" variant="default" size="xs">
            {texts.import.seePages}
          </Button>
        </Stack>
      </Alert>
    );
  return (
    <Alert color="yellow" role="alert" title={texts.import.doneExcept(problemCount)}>
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
