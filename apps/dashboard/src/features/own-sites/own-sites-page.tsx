import { Anchor, Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { IconBuildingStore, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { actOnSite, api } from '../../app/api.ts';
import { openSite } from '../../app/session.ts';
import { words } from '../../app/words.ts';
import { Failure } from '../../ui/failure.tsx';
import { ListSkeleton } from '../../ui/list-skeleton.tsx';
import { NothingHere } from '../../ui/nothing-here.tsx';
import { SiteStateBadge } from '../../ui/site-state-badge.tsx';
import { useChange } from '../../ui/use-change.ts';
import { longDate } from './dates.ts';
import { OfferedSites } from './offered-sites.tsx';
import { OwnFrame } from './own-frame.tsx';
import { type OwnSite, ownSitesQuery, siteRulesQuery } from './queries.ts';

const texts = words.ownSites;

/** The sites that the user works on, and the way to a new one. */
export function Component() {
  const sites = useQuery(ownSitesQuery);
  const { mayCreate = false, isOperator = false } = useQuery(siteRulesQuery).data ?? {};
  const ownsSites = sites.data?.some(({ role }) => role === 'owner') ?? false;
  const create = (
    <Button component={Link} to="/sites/new" leftSection={<IconPlus size={18} aria-hidden />}>
      {texts.newSite}
    </Button>
  );
  return (
    <OwnFrame
      title={texts.title}
      actions={
        <Group gap="xs">
          {isOperator && (
            <Button component={Link} to="/sites/all" variant="default">
              {texts.allSites}
            </Button>
          )}
          {ownsSites && (
            <Button component={Link} to="/sites/templates" variant="default">
              {words.siteTemplates.button}
            </Button>
          )}
          {mayCreate && create}
        </Group>
      }
    >
      <OfferedSites />
      {sites.isPending && <ListSkeleton />}
      {sites.isError && <Failure error={sites.error} onRetry={() => void sites.refetch()} />}
      {sites.data?.length === 0 && (
        <NothingHere
          icon={<IconBuildingStore aria-hidden />}
          title={texts.none}
          description={mayCreate ? texts.makeFirst : texts.askOwner}
        />
      )}
      {sites.data && sites.data.length > 0 && (
        <Stack component="ul" gap="sm" p={0} m={0} style={{ listStyle: 'none' }}>
          {sites.data.map((site) => (
            <li key={site.id}>
              <SiteCard site={site} mayCreate={mayCreate} />
            </li>
          ))}
        </Stack>
      )}
    </OwnFrame>
  );
}

function SiteCard({ site, mayCreate }: { site: OwnSite; mayCreate: boolean }) {
  const { name = '', url = '', role, ownerName, state, trashedDate } = site;
  return (
    <Paper p="md" withBorder>
      <Group justify="space-between" gap="sm">
        <div style={{ minWidth: 0 }}>
          <Group gap="xs">
            <Title order={2} size="h4" style={{ overflowWrap: 'anywhere' }}>
              {name}
            </Title>
            {!trashedDate && <SiteStateBadge state={state} isBlocked={Boolean(site.blockedDate)} />}
          </Group>
          {trashedDate ? (
            <Text size="sm" c="dimmed">
              {texts.inTrash(longDate(site.deletionDate))}
            </Text>
          ) : (
            <Anchor href={url} target="_blank" size="sm" style={{ overflowWrap: 'anywhere' }}>
              {new URL(url).host}
            </Anchor>
          )}
          {site.isBeingFurnished && (
            <Text size="sm" c="dimmed" role="status">
              {texts.furnishing}
            </Text>
          )}
          {role !== 'owner' && ownerName && (
            <Text size="sm" c="dimmed">
              {texts.ownedBy(ownerName)}
            </Text>
          )}
        </div>
        {trashedDate ? (
          role === 'owner' && <RestoreButton site={site} />
        ) : (
          <Group gap="xs">
            {role === 'owner' && mayCreate && !site.isBeingFurnished && (
              <Button
                component={Link}
                to={`/sites/${site.id}/duplicate`}
                variant="subtle"
                color="gray"
                aria-label={texts.duplicateNamed(name)}
              >
                {texts.duplicate}
              </Button>
            )}
            <OpenButton site={site} />
          </Group>
        )}
      </Group>
    </Paper>
  );
}

function OpenButton({ site: { id = '', name = '' } }: { site: OwnSite }) {
  return (
    <Button variant="default" aria-label={texts.openNamed(name)} onClick={() => openSite(id)}>
      {texts.open}
    </Button>
  );
}

function RestoreButton({ site: { id = '', name = '' } }: { site: OwnSite }) {
  const restoring = useChange(ownSitesQuery.queryKey);
  const restore = async () => {
    actOnSite(id);
    await api.siteAdministration.restoreSite().finally(() => actOnSite(null));
  };
  return (
    <Button
      variant="default"
      aria-label={texts.restoreNamed(name)}
      loading={restoring.isPending}
      onClick={() => restoring.mutate({ change: restore, done: texts.restored(name) })}
    >
      {texts.restore}
    </Button>
  );
}
