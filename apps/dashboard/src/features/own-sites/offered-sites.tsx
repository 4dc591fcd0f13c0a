import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../app/api.ts';
import { confirmFirst } from '../../ui/confirm.tsx';
import { Failure } from '../../ui/failure.tsx';
import { useChange } from '../../ui/use-change.ts';
import { ownSitesQuery, type ReceivedTransfer, receivedTransfersQuery } from './queries.ts';

/** The sites that others offer to the user; nothing where there are none. */
export function OfferedSites() {
  const offered = useQuery(receivedTransfersQuery);
  if (offered.isError) return <Failure error={offered.error} onRetry={() => void offered.refetch()} />;
  return offered.data?.map((transfer) => <OfferedSite key={transfer.id} transfer={transfer} />);
}

const shortDate = (date = ''): string => new Intl.DateTimeFormat('en', { dateStyle: 'long' }).format(new Date(date));

function OfferedSite({ transfer }: { transfer: ReceivedTransfer }) {
  const { id: transferId = '', siteName = '', offeredBy, staysOnTeam, expiresDate } = transfer;
  const change = useChange(ownSitesQuery.queryKey);
  const accept = () =>
    confirmFirst({
      title: `Become the owner of ${siteName}?`,
      text: 'Its orders, customers, files and payment accounts are yours to look after from then on.',
      confirm: 'Become the owner',
      onConfirm: () =>
        change.mutate({
          change: () => api.siteTransfers.acceptReceivedTransfer({ transferId }),
          done: `${siteName} is yours`,
        }),
      isHarmless: true,
    });
  const decline = () =>
    confirmFirst({
      title: `Decline ${siteName}?`,
      text: `The offer ends. ${offeredBy} stays the owner, and can offer the site again.`,
      confirm: 'Decline',
      onConfirm: () =>
        change.mutate({
          change: () => api.siteTransfers.declineReceivedTransfer({ transferId }),
          done: 'The offer was declined',
        }),
    });
  return (
    <Paper p="md" withBorder component="section" aria-label={`Offer of ${siteName}`}>
      <Stack gap="sm">
        <Title order={2} size="h4" style={{ overflowWrap: 'anywhere' }}>
          {offeredBy} offers you {siteName}
        </Title>
        <Text size="sm">
          You would become its owner. {staysOnTeam ? `${offeredBy} would stay on the team as an admin.` : ''} The offer
          ends on {shortDate(expiresDate)}.
        </Text>
        <Group gap="xs">
          <Button aria-label={`Accept ${siteName}`} loading={change.isPending} onClick={accept}>
            Accept
          </Button>
          <Button variant="default" aria-label={`Decline ${siteName}`} disabled={change.isPending} onClick={decline}>
            Decline
          </Button>
        </Group>
      </Stack>
    </Paper>
  );
}
