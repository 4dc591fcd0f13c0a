import { Anchor, Button, Group, Paper, Stack, Text, TextInput, Title } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconBuildingStore, IconSearch } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { api } from '../../app/api.ts';
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
import { CommonLimitsPanel, SiteLimitsButton } from './limits.tsx';
import { OwnFrame } from './own-frame.tsx';
import { ALL_SITES, type OperatedSite, type OperatedSites } from './queries.ts';

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
    <OwnFrame title="All sites" description="Everything on this server, the newest first.">
      <Invitation />
      <CommonLimitsPanel />
      <TextInput
        label="Search"
        description="By name, address or the owner’s e-mail."
        leftSection={<IconSearch size={18} aria-hidden />}
        value={typed}
        maxLength={100}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      {found.isPending && <ListSkeleton />}
      {found.isError && <Failure error={found.error} onRetry={() => void found.refetch()} />}
      {found.data && sites.length === 0 && (
        <NothingHere icon={<IconBuildingStore aria-hidden />} title="No sites found" description="Try other words." />
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
          Show more
        </Button>
      )}
      <Anchor component={Link} to="/sites" size="sm">
        Back to your sites
      </Anchor>
    </OwnFrame>
  );
}

const shortDate = (date = ''): string => new Intl.DateTimeFormat('en', { dateStyle: 'medium' }).format(new Date(date));

function SiteItem({ site }: { site: OperatedSite }) {
  const { name = '', url = '', state, blockedDate, trashedDate, createdDate, ownerName, ownerEmail } = site;
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
            {ownerEmail ? `${ownerName}, ${ownerEmail}` : 'No owner'} · since {shortDate(createdDate)}
            {trashedDate && ` · in the trash since ${shortDate(trashedDate)}`}
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

function BlockButton({ site: { id = '', name, blockedDate } }: { site: OperatedSite }) {
  const saving = useChange(ALL_SITES);
  const set = (isBlocked: boolean) =>
    saving.mutate({
      change: () => api.operators.setSiteBlocked({ siteId: id, isBlocked }),
      done: isBlocked ? `${name} is blocked` : `${name} is no longer blocked`,
    });
  if (blockedDate)
    return (
      <Button
        variant="default"
        size="xs"
        loading={saving.isPending}
        aria-label={`Unblock ${name}`}
        onClick={() => set(false)}
      >
        Unblock
      </Button>
    );
  const ask = () =>
    confirmFirst({
      title: `Block ${name}?`,
      text: 'Visitors and members are shut out at once, whatever its owner chooses. The team can still use the dashboard.',
      confirm: 'Block',
      onConfirm: () => set(true),
    });
  return (
    <Button
      variant="subtle"
      color="red"
      size="xs"
      loading={saving.isPending}
      aria-label={`Block ${name}`}
      onClick={ask}
    >
      Block
    </Button>
  );
}

function Invitation() {
  const form = useEntityForm({
    entity: null,
    read: () => ({ email: '' }),
    validate: ({ email }) => ({ email: notEmail(email) }),
    wire: { codes: { EMAIL_HAS_ACCOUNT: { field: 'email', text: 'There is an account with this address already.' } } },
    save: ({ email }) => api.operators.inviteToSignUp({ email: email.trim() }),
    saved: (_, { email }) => `The invitation is on its way to ${email.trim()}`,
    settle: () => null,
    isQuick: true,
  });
  return (
    <Panel title="Invite someone">
      <Form form={form}>
        <TextInput
          label="E-mail"
          description="They get a link that makes an account and a site, and works for a week."
          type="email"
          maxLength={320}
          {...form.text('email')}
        />
        <FormProblem form={form} />
        <Group justify="flex-end">
          <Button type="submit" loading={form.isSaving} disabled={!form.isDirty}>
            Send invitation
          </Button>
        </Group>
      </Form>
    </Panel>
  );
}
