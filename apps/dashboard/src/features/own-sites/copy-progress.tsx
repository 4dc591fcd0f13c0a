import { Alert, Button, Paper, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { openSite } from '../../app/session.ts';
import { words } from '../../app/words.ts';
import { Failure } from '../../ui/failure.tsx';
import { WorkProgress } from '../../ui/work-progress.tsx';
import { progressOf, resultOf } from '../settings/archive/import-progress.ts';
import { copyQuery } from './queries.ts';

const texts = words.ownSites.copy;

/** How far a copy is, and the way to it once it is there. */
export function CopyProgress({ siteId }: { siteId: string }) {
  const copy = useQuery(copyQuery(siteId));
  if (copy.isError) return <Failure error={copy.error} onRetry={() => void copy.refetch()} />;
  const { isBeingMade = true, job = null } = copy.data ?? {};
  if (isBeingMade) {
    const { share, step } = job ? progressOf(job) : { share: 0, step: texts.packing };
    return (
      <Paper p="lg" withBorder>
        <Stack gap="sm">
          <WorkProgress share={share} label={texts.underWay} />
          <Text size="sm" role="status">
            {texts.progress(step)}
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
      title={isWhole ? texts.ready : texts.incomplete}
    >
      <Stack align="flex-start" gap="sm">
        <Text size="sm">{isWhole ? texts.readyText : texts.incompleteText}</Text>
        <Button size="xs" onClick={() => openSite(siteId)}>
          {texts.open}
        </Button>
      </Stack>
    </Alert>
  );
}
