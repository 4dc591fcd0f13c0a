import { Button, Group, Stack, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../app/api.ts';
import { useMay } from '../../app/permissions.ts';
import { words } from '../../app/words.ts';
import { Panel } from '../../ui/panel.tsx';
import { WorkProgress } from '../../ui/work-progress.tsx';
import { type ImportView, importQuery, type JobView } from './queries.ts';

const texts = words.importing.progress;

/** Shows the progress of a run, with a button to stop it. */
export function ProgressPanel({ one, job }: { one: ImportView; job: JobView }) {
  const mayStop = useMay()('jobs.cancelJob');
  const client = useQueryClient();
  const stop = useMutation({
    mutationFn: () => api.jobs.cancelJob({ jobId: job.id ?? '' }),
    onSettled: () => client.invalidateQueries({ queryKey: importQuery(one.id ?? '').queryKey }),
  });
  const { done = 0, position = 0, media = 0 } = (job.progress ?? {}) as Record<string, number>;
  const share = Math.min(100, Math.round((100 * position) / Math.max(1, one.rowCount ?? 1)));
  const what = one.run === 'CHECK' ? texts.checking : texts.importing;
  return (
    <Panel title={what}>
      <Stack gap="sm">
        <WorkProgress share={share} label={what} />
        <Group justify="space-between">
          <Text size="sm" role="status">
            {texts.text(done, media)}
          </Text>
          {mayStop && (
            <Button
              variant="default"
              size="xs"
              loading={stop.isPending || stop.isSuccess}
              onClick={() => stop.mutate()}
            >
              {texts.stop}
            </Button>
          )}
        </Group>
      </Stack>
    </Panel>
  );
}
