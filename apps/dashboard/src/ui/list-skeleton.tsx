import { Group, Paper, Skeleton, VisuallyHidden } from '@mantine/core';
import { words } from '../app/words.ts';
import list from './list.module.css';

const rows = Array.from({ length: 8 }, (_, row) => `row ${row}`);

/** A placeholder for a list that is loading. */
export function ListSkeleton() {
  return (
    <Paper className={list.frame} role="status">
      <VisuallyHidden>{words.shell.loading}</VisuallyHidden>
      {rows.map((row) => (
        <Group key={row} className={list.card} wrap="nowrap" gap="md">
          <Skeleton h={40} w={40} style={{ flex: 'none' }} />
          <Skeleton h={14} w="45%" />
          <Skeleton h={14} w={70} ml="auto" />
        </Group>
      ))}
    </Paper>
  );
}
