import { Anchor, Button, Group, Paper, Stack, Text, TextInput, Title } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconBuildingStore, IconSearch } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { api } from '../../app/api.ts';
import { words } from '../../app/words.ts';
import { confirmFirst } from '../../ui/confirm.tsx';
import { Failure } from '../../ui/failure.tsx';
import { notEmail } from '../../ui/form/checks.ts';
import { Form } from '../../ui/form/form.tsx';
import { FormProblem } from '../../ui/form/form-end.tsx';
import { useEntityForm } from '../../ui/form/use-entity-form.ts';
import { ListSkeleton } from '../../ui/list-skeleton.tsx';
import { NothingHere } from '../../ui/nothing-here.tsx';
import { Panel } from '../../ui/panel.tsx';
import { SiteStateBadge } from '../../ui/site-state-badge.tsx';
import { useChange } from '../../ui/use-change.ts';
import { shortDate } from './dates.ts';
import { CommonLimitsPanel, SiteLimitsButton } from './limits.tsx';
import { OwnFrame } from './own-frame.tsx';
import { ALL_SITES, type OperatedSite, type OperatedSites } from './queries.ts';

const texts = words.ownSites.all;

/** All sites of the server, for its operators. */
export function Component() {
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), 250);
  const found = useInfiniteQuery({
    queryKey: [...ALL_SITES, search],
    queryFn: ({ pageParam }) =>
      api.operators.listAllSites({ ...(search && { search }), ...(pageParam && { after: pageParam }) }),
    initialPageParam: '',
    getNextPageParam: (last: OperatedSites) => (last.hasMore ? last.sites?.at(-1)?.id : undefined),
    placeholderData: (previous) => previous,
  });
  const sites = found.data?.pages.flatMap((page) => page.sites ?? []) ?? [];
  return (
    <OwnFrame title={words.ownSites.allSites} description={texts.description}>
      <Invitation />
      <CommonLimitsPanel />
      <TextInput
        label={texts.search}
        description={texts.searchText}
        leftSection={<IconSearch size={18} aria-hidden />}
        value={typed}
        maxLength={100}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      {found.isPending && <ListSkeleton />}
      {found.isError && <Failure error={found.error} onRetry={() => void found.refetch()} />}
      {found.data && sites.length === 0 && (
        <NothingHere icon={<IconBuildingStore aria-hidden />} title={texts.none} description={texts.noneText} />
      )}
      <Stack component="ul" gap="sm" p={0} m={0} style={{ listStyle: 'none' }}>
        {sites.map((site) => (
          <li key={site.id}>
            <SiteItem site={site} />
          </li>
        ))}
      </Stack>
      {found.hasNextPage && (
        <Button variant="default" loading={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
          {texts.more}
        </Button>
      )}
      <Anchor component={Link} to="/sites" size="sm">
        {words.ownSites.back}
      </Anchor>
    </OwnFrame>
  );
}

function SiteItem({ site }: { site: OperatedSite }) {
  const { name = '', url = '', state, blockedDate, trashedDate, createdDate, ownerName, ownerEmail } = site;
  const owner = ownerEmail ? `${ownerName}, ${ownerEmail}` : texts.noOwner;
  return (
    <Paper p="md" withBorder>
      <Group justify="space-between" gap="sm">
        <div style={{ minWidth: 0 }}>
          <Group gap="xs">
            <Title order={2} size="h4" style={{ overflowWrap: 'anywhere' }}>
              {name}
            </Title>
            <SiteStateBadge state={state} isBlocked={Boolean(blockedDate)} />
          </Group>
          <Anchor href={url} target="_blank" size="sm" style={{ overflowWrap: 'anywhere' }}>
            {new URL(url).host}
          </Anchor>
          <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
            {trashedDate
              ? texts.sinceInTrash(owner, shortDate(createdDate), shortDate(trashedDate))
              : texts.since(owner, shortDate(createdDate))}
          </Text>
        </div>
        <Group gap="xs">
          <SiteLimitsButton site={site} />
          <BlockButton site={site} />
        </Group>
      </Group>
    </Paper>
  );
}

function BlockButton({ site: { id = '', name = '', blockedDate } }: { site: OperatedSite }) {
  const saving = useChange(ALL_SITES);
  const set = (isBlocked: boolean) =>
    saving.mutate({
      change: () => api.operators.setSiteBlocked({ siteId: id, isBlocked }),
      done: isBlocked ? texts.blocked(name) : texts.unblocked(name),
    });
  if (blockedDate)
    return (
      <Button
        variant="default"
        size="xs"
        loading={saving.isPending}
        aria-label={texts.unblockNamed(name)}
        onClick={() => set(false)}
      >
        {texts.unblock}
      </Button>
    );
  const ask = () =>
    confirmFirst({
      title: texts.blockTitle(name),
      text: texts.blockText,
      confirm: texts.block,
      onConfirm: () => set(true),
    });
  return (
    <Button
      variant="subtle"
      color="red"
      size="xs"
      loading={saving.isPending}
      aria-label={texts.blockNamed(name)}
      onClick={ask}
    >
      {texts.block}
    </Button>
  );
}

function Invitation() {
  const form = useEntityForm({
    entity: null,
    read: () => ({ email: '' }),
    validate: ({ email }) => ({ email: notEmail(email) }),
    wire: { codes: { EMAIL_HAS_ACCOUNT: { field: 'email', text: texts.hasAccount } } },
    save: ({ email }) => api.operators.inviteToSignUp({ email: email.trim() }),
    saved: (_, { email }) => texts.invited(email.trim()),
    settle: () => null,
    isQuick: true,
  });
  return (
    <Panel title={texts.invite}>
      <Form form={form}>
        <TextInput
          label={texts.email}
          description={texts.emailText}
          type="email"
          maxLength={320}
          {...form.text('email')}
        />
        <FormProblem form={form} />
        <Group justify="flex-end">
          <Button type="submit" loading={form.isSaving} disabled={!form.isDirty}>
            {texts.sendInvitation}
          </Button>
        </Group>
      </Form>
    </Panel>
  );
}
