import { Group, Paper, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './panel.module.css';

type PanelProps = { title: string; aside?: ReactNode; children: ReactNode; flush?: boolean };

/** A titled section of a page. With `flush`, its content reaches the edges, as in tables. */
export function Panel({ title, aside, children, flush = false }: PanelProps) {
  return (
    <Paper component="section" className={classes.panel}>
      <Group justify="space-between" px="md" pt="md" pb={flush ? 'sm' : 0} gap="xs">
        <Title order={2}>{title}</Title>
        {aside}
      </Group>
      {flush ? children : <div className={classes.body}>{children}</div>}
    </Paper>
  );
}
