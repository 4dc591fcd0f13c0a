import { Progress as Bar, Box, Group, SimpleGrid, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { PageLink } from '../../app/page-link.tsx';
import { words } from '../../app/words.ts';
import { Failure } from '../../ui/failure.tsx';
import list from '../../ui/list.module.css';
import { type Kind, kinds, type Language } from './kinds.ts';
import classes from './progress-of-kinds.module.css';
import { type Progress, progressQuery } from './queries.ts';

const texts = words.translating;

type ProgressOfKindsProps = { language: Language; chosen: Kind; hrefOf: (kind: Kind) => string };

/** How much of each kind is translated; each leads to its list. */
export function ProgressOfKinds({ language, chosen, hrefOf }: ProgressOfKindsProps) {
  const found = useQuery(progressQuery(language));
  if (found.isError) return <Failure error={found.error} onRetry={() => void found.refetch()} />;
  const known = new Map((found.data ?? []).map((progress) => [progress.kind, progress]));
  // until it is counted, everything can be chosen
  const shown = kinds.filter(({ value }) => !found.data || known.has(value) || value === chosen);
  return (
    <SimpleGrid
      component="nav"
      aria-label={texts.kindsOfTexts}
      cols={{ base: 2, sm: 3, lg: 5 }}
      spacing="xs"
      verticalSpacing="xs"
    >
      {shown.map(({ value, label }) => (
        <Box
          key={value}
          className={`${list.frame} ${list.row} ${classes.kind}`}
          data-chosen={value === chosen || undefined}
        >
          <PageLink
            className={list.cover ?? ''}
            to={hrefOf(value)}
            aria-current={value === chosen ? 'page' : undefined}
          >
            {label}
          </PageLink>
          <Counted label={label} progress={known.get(value)} />
        </Box>
      ))}
    </SimpleGrid>
  );
}

function Counted({ label, progress }: { label: string; progress: Progress | undefined }) {
  const { missing = 0, outdated = 0, done = 0, hasMore = false } = progress ?? {};
  const all = missing + outdated + done;
  const shareOf = (count: number) => (all === 0 ? 0 : (100 * count) / all);
  return (
    <>
      <Group justify="space-between" gap="xs" wrap="nowrap">
        <Text size="sm" c="dimmed">
          {texts.progress(done, `${all}${hasMore ? '+' : ''}`)}
        </Text>
        {outdated > 0 && (
          <Text size="sm" className={classes.outdated}>
            {texts.outdated(outdated)}
          </Text>
        )}
      </Group>
      <Bar.Root size="sm" aria-hidden>
        <Bar.Section value={shareOf(done)} color="green" aria-label={texts.partDone(label)} />
        <Bar.Section value={shareOf(outdated)} color="orange" aria-label={texts.partOutdated(label)} />
      </Bar.Root>
    </>
  );
}
