import { Paper, SimpleGrid, type SimpleGridProps, Text } from '@mantine/core';
import classes from './panel.module.css';

export type Figure = { label: string; text: string; note: string };

/** Figures side by side, each with a line that explains it. */
export const FigureTiles = ({
  figures,
  cols,
}: {
  figures: readonly Figure[];
  cols: NonNullable<SimpleGridProps['cols']>;
}) => (
  <SimpleGrid cols={cols} spacing="md">
    {figures.map(({ label, text, note }) => (
      <Paper key={label} p="md" className={classes.panel}>
        <Text size="sm" c="dimmed" fw={500}>
          {label}
        </Text>
        <Text fz={{ base: 20, sm: 26 }} fw={650} lh={1.3} style={{ fontVariantNumeric: 'tabular-nums' }}>
          {text}
        </Text>
        <Text size="sm" c="dimmed">
          {note}
        </Text>
      </Paper>
    ))}
  </SimpleGrid>
);
