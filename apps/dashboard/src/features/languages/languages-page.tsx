import { Box, Button, Group, NativeSelect, Paper, Stack, Text } from '@mantine/core';
import { IconCheck, IconLanguage } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { Page } from '../../app/page.tsx';
import { PageLink } from '../../app/page-link.tsx';
import { useSession } from '../../app/session.ts';
import { Failure } from '../../ui/failure.tsx';
import { SearchBox } from '../../ui/list/search-box.tsx';
import list from '../../ui/list.module.css';
import { ListSkeleton } from '../../ui/list-skeleton.tsx';
import { NothingHere } from '../../ui/nothing-here.tsx';
import { type Kind, kindOf, kinds, type Language, nameOf, othersOf, wantedOf, wantedStates } from './kinds.ts';
import { ProgressOfKinds } from './progress-of-kinds.tsx';
import { type Listed, type Summary, translationsQuery } from './queries.ts';
import { StateBadge } from './state-badge.tsx';

/** What of the site is translated into its other languages, what is to be checked, and what is missing. */
export function Component() {
  const { site } = useSession();
  const others = othersOf(site.languages);
  const [first] = others;
  return (
    <Page title="Languages">
      {first ? (
        <Translations others={others} first={first} />
      ) : (
        <Paper className={list.frame}>
          <NothingHere
            icon={<IconLanguage />}
            title="This site has one language"
            description="Add others in the settings. Visitors can then switch to them, and you translate your texts here."
          >
            <PageLink to="/settings/general" underline="always">
              General settings
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
          label="Language"
          data={others.map((value) => ({ value, label: nameOf(value) }))}
          value={language}
          onChange={({ currentTarget }) => choose('language', currentTarget.value)}
        />
        <NativeSelect
          label="State"
          data={[...wantedStates]}
          value={state ?? ''}
          onChange={({ currentTarget }) => choose('state', currentTarget.value)}
        />
        <SearchBox label="Search by name" value={search} onSearch={(text) => choose('search', text)} />
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
          Show more
        </Button>
      )}
    </>
  );
}

function nothingFor({ state, search }: Listed) {
  if (search) return { title: 'Nothing found', description: 'No texts of this kind match that name.' };
  if (state === 'DONE')
    return { title: 'Nothing is translated yet', description: 'Choose “All” to see what there is.' };
  if (state === null) return { title: 'Nothing to translate', description: 'There are no texts of this kind.' };
  return { title: 'Nothing to do', description: 'No texts of this kind are in this state.' };
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
            {title || 'Without a name'}
          </PageLink>
          <Text size="sm" c="dimmed">
            {done} of {all} {all === 1 ? 'text' : 'texts'}
          </Text>
        </Box>
        <StateBadge state={state} />
      </Group>
    </li>
  );
}
