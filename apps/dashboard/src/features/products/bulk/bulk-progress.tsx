import { Alert, Button, Group, List, Progress, Stack, Text } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useFormat } from '../../../app/format.ts';
import { useMay } from '../../../app/permissions.ts';
import type { JobState } from './use-bulk-job.ts';

type BulkProgressProps = {
  state: JobState;
  /** The action on the products, as a past participle. */
  verb?: string;
  /** Undoes the change; null if it cannot be undone exactly. */
  undo: (() => void) | null;
  onStop: () => void;
  onDone: () => void;
  /** Goes back to choose another change; absent if nothing is left to change. */
  onMore?: () => void;
};

/** Shows the progress of a change of many products, and its result. */
export function BulkProgress({ state, verb = 'changed', undo, onStop, onDone, onMore }: BulkProgressProps) {
  const format = useFormat();
  const mayStop = useMay()('jobs.cancelJob');
  const { done, total, outcome } = state;
  if (!outcome) {
    return (
      <Stack gap="sm">
        <Text role="status">
          {total === null ? 'Starting…' : `${format.number(done)} of ${format.number(total)} products`}
        </Text>
        <Progress value={total ? (done / total) * 100 : 0} animated aria-label="Progress" />
        <Text size="sm" c="dimmed">
          You can close this: it continues in the background.
        </Text>
        <Group justify="flex-end">
          {mayStop && (
            <Button variant="default" onClick={onStop}>
              Stop
            </Button>
          )}
          <Button onClick={onDone}>Close</Button>
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
        title={`${format.number(outcome.succeeded)} ${outcome.succeeded === 1 ? 'product' : 'products'} ${verb}`}
      >
        {outcome.failure && <Text size="sm">{outcome.failure}</Text>}
        {outcome.failed > 0 && (
          <>
            <Text size="sm">{format.number(outcome.failed)} weren’t changed:</Text>
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
            Undo
          </Button>
        )}
        {onMore && (
          <Button variant="default" onClick={onMore}>
            Change more
          </Button>
        )}
        <Button onClick={onDone} data-autofocus>
          Done
        </Button>
      </Group>
    </Stack>
  );
}
