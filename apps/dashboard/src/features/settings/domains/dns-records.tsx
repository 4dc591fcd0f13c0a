import { Code, Group, Stack, Text } from '@mantine/core';
import { CopyIcon } from '../../../ui/copy-button.tsx';
import type { SiteDomain } from './queries.ts';

type DnsRecordsProps = { domain: SiteDomain; platformHost: string };

/** What the owner enters at the company that they have the domain from. */
export function DnsRecords({ domain: { host = '', proofs = [] }, platformHost }: DnsRecordsProps) {
  const proof = proofs.find(({ type }) => type === 'TXT');
  const alias = proofs.find(({ type }) => type === 'CNAME');
  return (
    <Stack gap="xs">
      <Text size="sm">
        Add two records where you manage the domain. The first proves that it is yours, the second leads visitors here.
        It can take an hour until others see them.
      </Text>
      <Record type="TXT" name={proof?.name ?? ''} value={proof?.value ?? ''} />
      <Record type="CNAME" name={host} value={platformHost} />
      <Text size="sm" c="dimmed">
        If TXT records aren’t possible, use CNAME for the first one, with the value <Code>{alias?.value}</Code>.
      </Text>
    </Stack>
  );
}

function Record({ type, name, value }: { type: string; name: string; value: string }) {
  return (
    <Group gap="xs" wrap="wrap">
      <Code fw={700}>{type}</Code>
      <Code style={{ overflowWrap: 'anywhere' }}>{name}</Code>
      <Code style={{ overflowWrap: 'anywhere' }}>{value}</Code>
      <CopyIcon value={value} what={`the value of the ${type} record`} />
    </Group>
  );
}
