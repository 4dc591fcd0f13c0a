import { Grid, Paper, Skeleton, Stack, VisuallyHidden } from '@mantine/core';
import { words } from '../app/words.ts';
import classes from './panel.module.css';

/** A placeholder for a page of panels that is loading. */
export function PanelsSkeleton() {
  return (
    <Grid gap="md" role="status">
      <VisuallyHidden>{words.shell.loading}</VisuallyHidden>
      <Grid.Col span={{ base: 12, md: 8 }}>
        <Stack gap="md">
          <PanelSkeleton lines={6} />
          <PanelSkeleton lines={4} />
        </Stack>
      </Grid.Col>
      <Grid.Col span={{ base: 12, md: 4 }}>
        <PanelSkeleton lines={5} />
      </Grid.Col>
    </Grid>
  );
}

function PanelSkeleton({ lines }: { lines: number }) {
  return (
    <Paper className={classes.panel} p="md">
      <Skeleton h={18} w={140} mb="lg" />
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} h={14} mb="md" w={line % 2 ? '60%' : '90%'} />
      ))}
    </Paper>
  );
}
