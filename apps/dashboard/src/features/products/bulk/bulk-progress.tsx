import { Alert, Button, Group, List, Progress, Stack, Text } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useFormat } from '../../../app/format.ts';
import { useMay } from '../../../app/permissions.ts';
import { words } from '../../../app/words.ts';
import type { JobState } from './use-bulk-job.ts';

const texts = words.bulkProducts.progress;

type BulkProgressProps = {
  state: JobState;
  /** Says what was done to so many products. */
  said?: (count: number) => string;
  /** Undoes the change; null if it cannot be undone exactly. */
  undo: (() => void) | null;
  onStop: () => void;
  onDone: () => void;
  /** Goes back to choose another change; absent if nothing is left to change. */
  onMore?: () => void;
};

/** Shows the progress of a change of many products, and its result. */
export function BulkProgress({ state, said = texts.changed, undo, onStop, onDone, onMore }: BulkProgressProps) {
  const format = useFormat();
  const mayStop = useMay()('jobs.cancelJob');
  const { done, total, outcome } = state;
  if (!outcome) {
    return (
      <Stack gap="sm">
        <Text role="status">
          {total === null ? texts.starting : texts.place(format.number(done), format.number(total))}
        </Text>
        <Progress value={total ? (done / total) * 100 : 0} animated aria-label={texts.bar} />
        <Text size="sm" c="dimmed">
          {texts.text}
        </Text>
        <Group justify="flex-end">
          {mayStop && (
            <Button variant="default" onClick={onStop}>
              {texts.stop}
            </Button>
          )}
          <Button onClick={onDone}>{texts.close}</Button>
        </Group>
      </Stack>
    );
  }
  const isGood = outcome.failed === 0 && !outcome.failure;
  return (
    <Stack gap="md">
      <Alert
        color={isGood ? 'green' : 'yellow'}
        role="status"
        icon={<IconCheck aria-hidden />}
        title={said(outcome.succeeded)}
      >
        {outcome.failure && <Text size="sm">{outcome.failure}</Text>}
        {outcome.failed > 0 && (
          <>
            <Text size="sm">{texts.unchanged(outcome.failed)}</Text>
            <List size="sm">
              {outcome.reasons.map((reason) => (
                <List.Item key={reason}>{reason}</List.Item>
              ))}
            </List>
          </>
        )}
      </Alert>
      <Group justify="flex-end">
        {undo && (
          <Button variant="light" onClick={undo}>
            {words.common.undo}
          </Button>
        )}
        {onMore && (
          <Button variant="default" onClick={onMore}>
            {texts.more}
          </Button>
        )}
        <Button onClick={onDone} data-autofocus>
          {words.common.done}
        </Button>
      </Group>
    </Stack>
  );
}
