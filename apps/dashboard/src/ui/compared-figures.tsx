import { Group, Paper, SimpleGrid, Skeleton, Text } from '@mantine/core';
import { IconArrowDownRight, IconArrowUpRight, IconMinus } from '@tabler/icons-react';
import { useFormat } from '../app/format.ts';
import { words } from '../app/words.ts';
import classes from './panel.module.css';
import { relativeChange } from './relative-change.ts';

type Value = { text: string; value: number };
/** A figure of a period, and of the one before; a note stands in where they are not compared. */
export type ComparedFigure = { label: string; now: Value } & ({ before: Value } | { note: string });

/** The figures of a period, each with its change since the previous period. */
export function ComparedFigures({ figures, isLoading }: { figures: readonly ComparedFigure[]; isLoading: boolean }) {
  return (
    <SimpleGrid cols={{ base: 2, md: figures.length % 4 === 0 ? 4 : 3 }} spacing="md">
      {figures.map((figure) => (
        <Paper key={figure.label} p="md" className={classes.panel}>
          <Text size="sm" c="dimmed" fw={500}>
            {figure.label}
          </Text>
          {isLoading ? (
            <Skeleton h={52} mt={6} />
          ) : (
            <>
              <Text fz={{ base: 20, sm: 26 }} fw={650} lh={1.3} style={{ fontVariantNumeric: 'tabular-nums' }}>
                {figure.now.text}
              </Text>
              {'note' in figure ? (
                <Text size="sm" c="dimmed">
                  {figure.note}
                </Text>
              ) : (
                <Change share={relativeChange(figure.now.value, figure.before.value)} before={figure.before.text} />
              )}
            </>
          )}
        </Paper>
      ))}
    </SimpleGrid>
  );
}

const directions = {
  up: { Icon: IconArrowUpRight, color: 'var(--mantine-color-green-light-color)' },
  down: { Icon: IconArrowDownRight, color: 'var(--mantine-color-red-light-color)' },
  none: { Icon: IconMinus, color: 'dimmed' },
};

function directionOf(share: number | null): keyof typeof directions {
  if (!share) return 'none';
  return share > 0 ? 'up' : 'down';
}

function Change({ share, before }: { share: number | null; before: string }) {
  const format = useFormat();
  const { Icon, color } = directions[directionOf(share)];
  return (
    <Group gap={4} c={color} wrap="nowrap" align="flex-start">
      <Icon size={16} aria-hidden style={{ flex: 'none', marginTop: 2 }} />
      <Text size="sm">
        {share !== null && `${format.change(share)} `}
        <Text span c="dimmed" inherit>
          {share === null ? words.common.previously(before) : words.common.fromBefore(before)}
        </Text>
      </Text>
    </Group>
  );
}
