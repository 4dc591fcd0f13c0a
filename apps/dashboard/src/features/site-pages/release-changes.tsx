import { Badge, Group, List, Modal, Skeleton, Text } from '@mantine/core';
import type { Static } from '@stoa/contract';
import type { ReleasedPage } from '@stoa/contract/stoa/releases';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../app/api.ts';
import { words } from '../../app/words.ts';
import { Failure } from '../../ui/failure.tsx';
import { PageDifferences } from './page-differences.tsx';
import { partNames } from './part-names.ts';

const texts = words.sitePages;

type Released = Static<typeof ReleasedPage>;

const releasedPagesQuery = (number: number) =>
  queryOptions({
    queryKey: ['released-pages', number],
    queryFn: async () => (number > 0 ? ((await api.pages.listReleasedPages({ number })).pages ?? []) : []),
    staleTime: Number.POSITIVE_INFINITY,
  });

type ReleaseChangesProps = { number: number; onClose: () => void };

/** What a release changed about the one before it. */
export const ReleaseChanges = ({ number, onClose }: ReleaseChangesProps) => (
  <Modal opened onClose={onClose} title={texts.releases.changesTitle(number)} size="lg">
    <Changes number={number} />
  </Modal>
);

function Changes({ number }: { number: number }) {
  const now = useQuery(releasedPagesQuery(number));
  const before = useQuery(releasedPagesQuery(number - 1));
  const failed = [now, before].find(({ isError }) => isError);
  if (failed) return <Failure error={failed.error} onRetry={() => void failed.refetch()} />;
  if (!now.data || !before.data) return <Skeleton h={80} />;
  if (number === 1) return <Text size="sm">{texts.releases.first}</Text>;
  const [old, latest] = [byId(before.data), byId(now.data)];
  const changed = now.data.filter(({ id = '', version }) => old.get(id)?.version !== version);
  const gone = before.data.filter(({ id = '' }) => !latest.has(id));
  return (
    <List listStyleType="none" spacing="sm">
      {changed.map((page) => {
        const { id = '', version = '' } = page;
        const earlier = old.get(id)?.version;
        return (
          <List.Item key={id}>
            <Line page={page} state={earlier ? 'CHANGED' : 'NEW'} />
            {earlier && <PageDifferences pageId={id} before={earlier} after={version} />}
          </List.Item>
        );
      })}
      {gone.map((page) => (
        <List.Item key={page.id}>
          <Line page={page} state="REMOVED" />
        </List.Item>
      ))}
    </List>
  );
}

const byId = (pages: readonly Released[]) => new Map(pages.map((page) => [page.id ?? '', page]));

const colors = { NEW: 'yellow', CHANGED: 'orange', REMOVED: 'red' } as const;

const Line = ({ page: { kind = 'PAGE', title }, state }: { page: Released; state: keyof typeof colors }) => (
  <Group gap="xs">
    <Text size="sm" fw={600}>
      {partNames[kind] ?? title}
    </Text>
    <Badge size="sm" variant="light" color={colors[state]}>
      {texts.states[state]}
    </Badge>
  </Group>
);
