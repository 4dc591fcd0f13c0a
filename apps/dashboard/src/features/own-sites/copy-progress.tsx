import { Alert, Button, Paper, Progress, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { openSite } from '../../app/session.ts';
import { Failure } from '../../ui/failure.tsx';
import { progressOf, resultOf } from '../settings/archive/import-progress.ts';
import { copyQuery } from './queries.ts';

/** How far a copy is, and the way to it once it is there. */
export function CopyProgress({ siteId }: { siteId: string }) {
  const copy = useQuery(copyQuery(siteId));
  if (copy.isError) return <Failure error={copy.error} onRetry={() => void copy.refetch()} />;
  const { isBeingMade = true, job = null } = copy.data ?? {};
  if (isBeingMade) {
    const { share, step } = job ? progressOf(job) : { share: 0, step: 'Packing the original' };
    return (
      <Paper p="lg" withBorder>
        <Stack gap="sm">
          <Progress.Root size="lg">
            <Progress.Section value={Math.max(3, share)} animated aria-label="Duplicating the site" />
          </Progress.Root>
          <Text size="sm" role="status">
            {step}. You can leave this page: the copy is made in the background.
          </Text>
        </Stack>
      </Paper>
    );
  }
  const { problemCount } = job ? resultOf(job) : { problemCount: 0 };
  const isWhole = job?.status === 'DONE' && problemCount === 0;
  return (
    <Alert
      color={isWhole ? 'green' : 'yellow'}
      role={isWhole ? 'status' : 'alert'}
      title={isWhole ? 'The copy is ready' : 'The copy is not complete'}
    >
      <Stack align="flex-start" gap="sm">
        <Text size="sm">
          {isWhole
            ? 'Everything is on it. Look around, then open it to visitors under Settings.'
            : 'Some of the original could not be copied. On the copy, Settings, Site archive says what is missing.'}
        </Text>
        <Button size="xs" onClick={() => openSite(siteId)}>
          Open its dashboard
        </Button>
      </Stack>
    </Alert>
  );
}
