import { Alert, Badge, Button, Group, Paper, Stack, Text, TextInput, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRevalidator } from 'react-router';
import { api } from '../../../app/api.ts';
import { useMay } from '../../../app/permissions.ts';
import { words } from '../../../app/words.ts';
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

const texts = words.domainSettings;

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
    <Panel title={texts.title}>
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
    {texts.primary}
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
            aria-label={texts.makePrimaryNamed(host)}
            onClick={() => run(() => api.siteDomains.setPrimaryDomain({ domainId: null }), texts.isPrimary(host))}
          >
            {texts.makePrimary}
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
      title: words.actions.removeTitle(host),
      text: texts.removeText,
      confirm: words.actions.remove,
      onConfirm: () => run(() => api.siteDomains.removeSiteDomain({ domainId: id }), words.actions.removed(host)),
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
                {texts.notVerified}
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
                  aria-label={texts.makePrimaryNamed(host)}
                  onClick={() => run(() => api.siteDomains.setPrimaryDomain({ domainId: id }), texts.isPrimary(host))}
                >
                  {texts.makePrimary}
                </Button>
              )}
              <Button
                variant="subtle"
                color="red"
                size="xs"
                aria-label={words.actions.removeNamed(host)}
                onClick={remove}
              >
                {words.actions.remove}
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
        aria-label={texts.verifyNamed(host ?? '')}
        onClick={() => run(() => api.siteDomains.verifySiteDomain({ domainId: id }), texts.verified(host ?? ''))}
      >
        {texts.verify}
      </Button>
    </Group>
  );
}

function AddDomain() {
  const mayAdd = useMay()('siteDomains.addSiteDomain');
  const form = useEntityForm({
    entity: null,
    read: () => ({ host: '' }),
    validate: ({ host }) => ({ host: missing(host, texts.new.missing) }),
    wire: {
      codes: {
        DOMAIN_NOT_POSSIBLE: { field: 'host', text: texts.new.impossible },
        TOO_MANY_DOMAINS: { field: 'host', text: texts.new.tooMany },
      },
    },
    save: ({ host }) => api.siteDomains.addSiteDomain({ host: host.trim() }),
    saved: () => texts.new.added,
    settle: () => null,
    refresh: [domainsQuery.queryKey],
    isQuick: true,
  });
  if (!mayAdd) return <Alert color="gray">{texts.new.notAllowed}</Alert>;
  return (
    <Panel title={texts.new.title}>
      <Form form={form}>
        <TextInput
          label={texts.new.domain}
          description={texts.new.domainText}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          maxLength={253}
          {...form.text('host')}
        />
        <FormEnd form={form}>{texts.new.add}</FormEnd>
      </Form>
    </Panel>
  );
}
