import { Box, Button, Group, NativeSelect, Paper, Stack, Text } from '@mantine/core';
import { IconCheck, IconLanguage } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { Page } from '../../app/page.tsx';
import { PageLink } from '../../app/page-link.tsx';
import { useSession } from '../../app/session.ts';
import { words } from '../../app/words.ts';
import { Failure } from '../../ui/failure.tsx';
import { SearchBox } from '../../ui/list/search-box.tsx';
import list from '../../ui/list.module.css';
import { ListSkeleton } from '../../ui/list-skeleton.tsx';
import { NothingHere } from '../../ui/nothing-here.tsx';
import { type Kind, kindOf, kinds, type Language, nameOf, othersOf, wantedOf, wantedStates } from './kinds.ts';
import { ProgressOfKinds } from './progress-of-kinds.tsx';
import { type Listed, type Summary, translationsQuery } from './queries.ts';
import { StateBadge } from './state-badge.tsx';

const texts = words.translating;

/** What of the site is translated into its other languages, what is to be checked, and what is missing. */
export function Component() {
  const { site } = useSession();
  const others = othersOf(site.languages);
  const [first] = others;
  return (
    <Page title={texts.title}>
      {first ? (
        <Translations others={others} first={first} />
      ) : (
        <Paper className={list.frame}>
          <NothingHere icon={<IconLanguage />} title={texts.oneLanguage} description={texts.oneLanguageText}>
            <PageLink to="/settings/general" underline="always">
              {texts.settings}
            </PageLink>
          </NothingHere>
        </Paper>
      )}
    </Page>
  );
}

function Translations({ others, first }: { others: readonly Language[]; first: Language }) {
  const [parameters, setParameters] = useSearchParams();
  const language = others.find((one) => one === parameters.get('language')) ?? first;
  const kind = kindOf(parameters.get('kind'));
  const state = wantedOf(parameters.get('state'));
  const search = parameters.get('search') ?? '';
  const choose = (name: string, value: string) =>
    setParameters(
      (now) => {
        if (value) now.set(name, value);
        else now.delete(name);
        return now;
      },
      { replace: true },
    );
  const hrefOf = (other: Kind) => {
    const wanted = new URLSearchParams({ language, kind: other, ...(state && { state }) });
    return `/languages?${wanted}`;
  };
  return (
    <Stack gap="md">
      <Group gap="sm" align="end">
        <NativeSelect
          label={texts.language}
          data={others.map((value) => ({ value, label: nameOf(value) }))}
          value={language}
          onChange={({ currentTarget }) => choose('language', currentTarget.value)}
        />
        <NativeSelect
          label={texts.state}
          data={[...wantedStates]}
          value={state ?? ''}
          onChange={({ currentTarget }) => choose('state', currentTarget.value)}
        />
        <SearchBox label={texts.search} value={search} onSearch={(text) => choose('search', text)} />
      </Group>
      <ProgressOfKinds language={language} chosen={kind} hrefOf={hrefOf} />
      <Rows language={language} kind={kind} state={state} search={search} />
    </Stack>
  );
}

function Rows(wanted: Listed) {
  const found = useInfiniteQuery(translationsQuery(wanted));
  if (found.isError) return <Failure error={found.error} onRetry={() => void found.refetch()} />;
  if (found.isPending) return <ListSkeleton />;
  const rows = found.data.pages.flatMap(({ translations }) => translations);
  return (
    <>
      <Paper className={list.frame}>
        {rows.length === 0 ? (
          <NothingHere icon={<IconCheck />} {...nothingFor(wanted)} />
        ) : (
          <ul className={list.cards} aria-label={kinds.find(({ value }) => value === wanted.kind)?.label}>
            {rows.map((row) => (
              <Row key={row.entityId} row={row} isLeft={wanted.state === 'UNFINISHED'} />
            ))}
          </ul>
        )}
      </Paper>
      {found.hasNextPage && (
        <Button
          variant="default"
          loading={found.isFetchingNextPage}
          onClick={() => void found.fetchNextPage()}
          style={{ alignSelf: 'center' }}
        >
          {words.lists.showMore}
        </Button>
      )}
    </>
  );
}

function nothingFor({ state, search }: Listed) {
  if (search) return { title: texts.nothingFound, description: texts.nothingFoundText };
  if (state === 'DONE') return { title: texts.nothingDone, description: texts.nothingDoneText };
  if (state === null) return { title: texts.none, description: texts.noneText };
  return { title: texts.nothingToDo, description: texts.nothingToDoText };
}

function Row({ row, isLeft }: { row: Summary; isLeft: boolean }) {
  const { kind = 'PRODUCT', entityId = '', language, title, state = 'MISSING', done = 0 } = row;
  const all = done + (row.missing ?? 0) + (row.outdated ?? 0);
  return (
    <li className={`${list.card} ${list.row}`}>
      <Group wrap="nowrap" gap="md" justify="space-between">
        <Box miw={0}>
          <PageLink
            className={list.cover ?? ''}
            to={`/languages/${language}/${kind}/${entityId}${isLeft ? '?left' : ''}`}
            lineClamp={2}
          >
            {title || texts.unnamed}
          </PageLink>
          <Text size="sm" c="dimmed">
            {texts.textsDone(done, all)}
          </Text>
        </Box>
        <StateBadge state={state} />
      </Group>
    </li>
  );
}
