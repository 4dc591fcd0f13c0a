import { ActionIcon, Button, Group, Paper, Progress, Stack, Text, VisuallyHidden } from '@mantine/core';
import { IconCheck, IconRefresh, IconX } from '@tabler/icons-react';
import classes from '../media.module.css';
import type { UploadItem, Uploads } from './use-uploads.ts';

/** Running, finished and failed uploads. */
export function UploadList({ uploads }: { uploads: Uploads }) {
  const { items } = uploads;
  if (items.length === 0) return null;
  const open = items.filter(({ state }) => state === 'waiting' || state === 'sending').length;
  const failed = items.filter(({ state }) => state === 'failed').length;
  const said = open > 0 ? `Uploading: ${open} of ${items.length} to go` : `${items.length - failed} uploaded`;
  return (
    <Paper className={classes.uploads} p="sm" component="section" aria-label="Uploads">
      <Group justify="space-between" mb="xs">
        <Text size="sm" fw={600} role="status">
          {said}
          {failed > 0 && `, ${failed} failed`}
        </Text>
        {open === 0 && (
          <Button size="compact-sm" variant="subtle" color="gray" onClick={uploads.clearDone}>
            Clear
          </Button>
        )}
      </Group>
      <Stack gap={6} component="ul" className={classes.plain}>
        {items.slice(-50).map((item) => (
          <UploadRow key={item.key} item={item} uploads={uploads} />
        ))}
      </Stack>
    </Paper>
  );
}

function UploadRow({ item, uploads }: { item: UploadItem; uploads: Uploads }) {
  const { file, state, progress, reason } = item;
  const percent = Math.round(progress * 100);
  return (
    <li>
      <Group gap="sm" wrap="nowrap">
        <div className={classes.grow}>
          <Text size="sm" truncate>
            {file.name}
          </Text>
          {state === 'failed' ? (
            <Text size="xs" c="var(--mantine-color-error)">
              {reason}
            </Text>
          ) : (
            <Progress value={percent} size="sm" aria-label={`${file.name}: ${percent} percent`} />
          )}
        </div>
        {state === 'done' && (
          <span>
            <IconCheck size={18} aria-hidden />
            <VisuallyHidden>uploaded</VisuallyHidden>
          </span>
        )}
        {state === 'failed' && (
          <ActionIcon variant="subtle" aria-label={`Try ${file.name} again`} onClick={() => uploads.retry(item)}>
            <IconRefresh size={18} />
          </ActionIcon>
        )}
        {state !== 'done' && (
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={`Cancel ${file.name}`}
            onClick={() => uploads.cancel(item.key)}
          >
            <IconX size={18} />
          </ActionIcon>
        )}
      </Group>
    </li>
  );
}
