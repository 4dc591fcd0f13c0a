import { List, Skeleton, Text } from '@mantine/core';
import { type Block, differences } from '@stoa/page-model';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../app/api.ts';
import { words } from '../../app/words.ts';
import { schemas } from '../page-editor/block-schemas.ts';
import { inWords } from './differences-in-words.ts';
import { SITE_PAGES } from './queries.ts';

/** What was published never changes. */
const versionQuery = (pageId: string, version: string) =>
  queryOptions({
    queryKey: ['page-versions', pageId, version],
    queryFn: async () => (await api.pages.getPageVersion({ pageId, version })).root as unknown as Block,
    staleTime: Number.POSITIVE_INFINITY,
  });

const draftQuery = (pageId: string) =>
  queryOptions({
    queryKey: [...SITE_PAGES, 'draft', pageId],
    queryFn: async () => (await api.pages.getPageDraft({ pageId })).draft?.root as unknown as Block,
    staleTime: 0,
    gcTime: 0,
  });

type PageDifferencesProps = {
  pageId: string;
  /** The earlier version. */
  before: string;
  /** The later one; without it, the draft. */
  after?: string | undefined;
};

const MOST = 6;

/** What is different about a page, in a few lines. */
export function PageDifferences({ pageId, before, after }: PageDifferencesProps) {
  const old = useQuery(versionQuery(pageId, before));
  const draft = useQuery({ ...draftQuery(pageId), enabled: after === undefined });
  const version = useQuery({ ...versionQuery(pageId, after ?? ''), enabled: after !== undefined });
  const now = after === undefined ? draft : version;
  // what is different is a help: without it, the page is still named
  if (old.isError || now.isError) return null;
  if (!old.data || !now.data) return <Skeleton h={18} w="60%" />;
  const all = differences(old.data, now.data).map((difference) => inWords(schemas, difference));
  if (all.length === 0) return null;
  return (
    <List size="sm" c="dimmed" withPadding>
      {all.slice(0, MOST).map((sentence, index) => (
        <List.Item key={`${index} ${sentence}`}>{sentence}</List.Item>
      ))}
      {all.length > MOST && (
        <Text size="sm" c="dimmed">
          {words.sitePages.differences.more(all.length - MOST)}
        </Text>
      )}
    </List>
  );
}
