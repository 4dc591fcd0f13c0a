import { ActionIcon, Button, Group, Paper, Progress, Stack, Text, VisuallyHidden } from '@mantine/core';
import { IconCheck, IconRefresh, IconX } from '@tabler/icons-react';
import { words } from '../../../app/words.ts';
import classes from '../media.module.css';
import type { UploadItem, Uploads } from './use-uploads.ts';

const texts = words.media.uploads;

/** Running, finished and failed uploads. */
export function UploadList({ uploads }: { uploads: Uploads }) {
  const { items } = uploads;
  if (items.length === 0) return null;
  const open = items.filter(({ state }) => state === 'waiting' || state === 'sending').length;
  const failed = items.filter(({ state }) => state === 'failed').length;
  const said = open > 0 ? texts.open(open, items.length) : texts.done(items.length - failed);
  return (
    <Paper className={classes.uploads} p="sm" component="section" aria-label={texts.title}>
      <Group justify="space-between" mb="xs">
        <Text size="sm" fw={600} role="status">
          {failed > 0 ? texts.withFailed(said, failed) : said}
        </Text>
        {open === 0 && (
          <Button size="compact-sm" variant="subtle" color="gray" onClick={uploads.clearDone}>
            {texts.clear}
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
            <Progress value={percent} size="sm" aria-label={texts.percent(file.name, percent)} />
          )}
        </div>
        {state === 'done' && (
          <span>
            <IconCheck size={18} aria-hidden />
            <VisuallyHidden>{texts.uploaded}</VisuallyHidden>
          </span>
        )}
        {state === 'failed' && (
          <ActionIcon variant="subtle" aria-label={texts.tryAgain(file.name)} onClick={() => uploads.retry(item)}>
            <IconRefresh size={18} />
          </ActionIcon>
        )}
        {state !== 'done' && (
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={texts.cancel(file.name)}
            onClick={() => uploads.cancel(item.key)}
          >
            <IconX size={18} />
          </ActionIcon>
        )}
      </Group>
    </li>
  );
}
