import { Alert, Badge, Button, Group, Paper, Stack, Text, TextInput, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRevalidator } from 'react-router';
import { api } from '../../../app/api.ts';
import { useMay } from '../../../app/permissions.ts';
import { confirmFirst } from '../../../ui/confirm.tsx';
import { Failure } from '../../../ui/failure.tsx';
import { missing } from '../../../ui/form/checks.ts';
import { Form } from '../../../ui/form/form.tsx';
import { FormEnd } from '../../../ui/form/form-end.tsx';
import { useEntityForm } from '../../../ui/form/use-entity-form.ts';
import { Panel } from '../../../ui/panel.tsx';
import { PanelsSkeleton } from '../../../ui/panels-skeleton.tsx';
import { useChange } from '../../../ui/use-change.ts';
import { DnsRecords } from './dns-records.tsx';
import { domainsQuery, type SiteDomain } from './queries.ts';

/** The host names under which the site is found. */
export function Component() {
  const domains = useQuery(domainsQuery);
  if (domains.isError) return <Failure error={domains.error} onRetry={() => void domains.refetch()} />;
  if (domains.isPending) return <PanelsSkeleton />;
  const { domains: own = [], platformHost = '' } = domains.data;
  return (
    <Stack gap="lg">
      <Addresses own={own} platformHost={platformHost} />
      <AddDomain />
    </Stack>
  );
}

function Addresses({ own, platformHost }: { own: SiteDomain[]; platformHost: string }) {
  return (
    <Panel title="Addresses of the site">
      <Stack component="ul" gap="sm" p={0} m={0} style={{ listStyle: 'none' }}>
        <PlatformAddress host={platformHost} isPrimary={!own.some(({ isPrimary }) => isPrimary)} />
        {own.map((domain) => (
          <DomainItem key={domain.id} domain={domain} platformHost={platformHost} />
        ))}
      </Stack>
    </Panel>
  );
}

const Primary = () => (
  <Badge variant="light" color="green">
    Primary
  </Badge>
);

/** Changes domains; the address of the site follows everywhere. */
function useDomainChange() {
  const { revalidate } = useRevalidator();
  const saving = useChange(domainsQuery.queryKey);
  const run = (change: () => Promise<unknown>, done: string) =>
    saving.mutate({ change: () => change().then(() => revalidate()), done });
  return { run, isPending: saving.isPending };
}

function PlatformAddress({ host, isPrimary }: { host: string; isPrimary: boolean }) {
  const mayChange = useMay()('siteDomains.setPrimaryDomain');
  const { run, isPending } = useDomainChange();
  return (
    <Paper component="li" p="md" withBorder>
      <Group justify="space-between" gap="sm">
        <Group gap="xs">
          <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
            {host}
          </Text>
          {isPrimary && <Primary />}
        </Group>
        {!isPrimary && mayChange && (
          <Button
            variant="default"
            size="xs"
            loading={isPending}
            aria-label={`Make ${host} the primary address`}
            onClick={() =>
              run(() => api.siteDomains.setPrimaryDomain({ domainId: null }), `${host} is the primary address`)
            }
          >
            Make primary
          </Button>
        )}
      </Group>
    </Paper>
  );
}

function DomainItem({ domain, platformHost }: { domain: SiteDomain; platformHost: string }) {
  const { id = '', host = '', isVerified, isPrimary } = domain;
  const mayChange = useMay()('siteDomains.setPrimaryDomain');
  const { run, isPending } = useDomainChange();
  const remove = () =>
    confirmFirst({
      title: `Remove ${host}?`,
      text: 'The site no longer answers under this domain, and links to it lead nowhere.',
      confirm: 'Remove',
      onConfirm: () => run(() => api.siteDomains.removeSiteDomain({ domainId: id }), `${host} was removed`),
    });
  return (
    <Paper component="li" p="md" withBorder>
      <Stack gap="sm">
        <Group justify="space-between" gap="sm">
          <Group gap="xs" miw={0}>
            <Title order={3} size="md" style={{ overflowWrap: 'anywhere' }}>
              {host}
            </Title>
            {isPrimary && <Primary />}
            {!isVerified && (
              <Badge variant="light" color="yellow">
                Not verified
              </Badge>
            )}
          </Group>
          {mayChange && (
            <Group gap="xs">
              {isVerified && !isPrimary && (
                <Button
                  variant="default"
                  size="xs"
                  loading={isPending}
                  aria-label={`Make ${host} the primary address`}
                  onClick={() =>
                    run(() => api.siteDomains.setPrimaryDomain({ domainId: id }), `${host} is the primary address`)
                  }
                >
                  Make primary
                </Button>
              )}
              <Button variant="subtle" color="red" size="xs" aria-label={`Remove ${host}`} onClick={remove}>
                Remove
              </Button>
            </Group>
          )}
        </Group>
        {!isVerified && (
          <>
            <DnsRecords domain={domain} platformHost={platformHost} />
            {mayChange && <VerifyButton domain={domain} />}
          </>
        )}
      </Stack>
    </Paper>
  );
}

function VerifyButton({ domain: { id = '', host } }: { domain: SiteDomain }) {
  const { run, isPending } = useDomainChange();
  return (
    <Group>
      <Button
        size="xs"
        loading={isPending}
        aria-label={`Verify ${host}`}
        onClick={() => run(() => api.siteDomains.verifySiteDomain({ domainId: id }), `${host} is verified`)}
      >
        Verify
      </Button>
    </Group>
  );
}

function AddDomain() {
  const mayAdd = useMay()('siteDomains.addSiteDomain');
  const form = useEntityForm({
    entity: null,
    read: () => ({ host: '' }),
    validate: ({ host }) => ({ host: missing(host, 'Enter a domain.') }),
    wire: {
      codes: {
        DOMAIN_NOT_POSSIBLE: { field: 'host', text: 'A site can’t have this domain.' },
        TOO_MANY_DOMAINS: { field: 'host', text: 'The site has as many domains as it can have.' },
      },
    },
    save: ({ host }) => api.siteDomains.addSiteDomain({ host: host.trim() }),
    saved: () => 'The domain was added. Verify it next.',
    settle: () => null,
    refresh: [domainsQuery.queryKey],
    isQuick: true,
  });
  if (!mayAdd) return <Alert color="gray">Your role can’t change domains.</Alert>;
  return (
    <Panel title="Add a domain">
      <Form form={form}>
        <TextInput
          label="Domain"
          description="One that you own already, such as www.example.com."
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          maxLength={253}
          {...form.text('host')}
        />
        <FormEnd form={form}>Add domain</FormEnd>
      </Form>
    </Panel>
  );
}
