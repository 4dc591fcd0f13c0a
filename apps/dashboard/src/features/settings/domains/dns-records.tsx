import { Code, Group, Stack, Text } from '@mantine/core';
import { words } from '../../../app/words.ts';
import { CopyIcon } from '../../../ui/copy-button.tsx';
import { TextWithLink } from '../../../ui/text-with-link.tsx';
import type { SiteDomain } from './queries.ts';

const texts = words.domainSettings;

type DnsRecordsProps = { domain: SiteDomain; platformHost: string };

/** What the owner enters at the company that they have the domain from. */
export function DnsRecords({ domain: { host = '', proofs = [] }, platformHost }: DnsRecordsProps) {
  const proof = proofs.find(({ type }) => type === 'TXT');
  const alias = proofs.find(({ type }) => type === 'CNAME');
  return (
    <Stack gap="xs">
      <Text size="sm">{texts.dns.text}</Text>
      <Record type="TXT" name={proof?.name ?? ''} value={proof?.value ?? ''} />
      <Record type="CNAME" name={host} value={platformHost} />
      <Text size="sm" c="dimmed">
        <TextWithLink text={texts.dns.alias(alias?.value ?? '')} link={(value) => <Code>{value}</Code>} />
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
      <CopyIcon value={value} what={texts.dns.value(type)} />
    </Group>
  );
}
