import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../app/api.ts';
import { words } from '../../app/words.ts';
import { confirmFirst } from '../../ui/confirm.tsx';
import { Failure } from '../../ui/failure.tsx';
import { useChange } from '../../ui/use-change.ts';
import { longDate } from './dates.ts';
import { ownSitesQuery, type ReceivedTransfer, receivedTransfersQuery } from './queries.ts';

const texts = words.ownSites.transfer;

/** The sites that others offer to the user; nothing where there are none. */
export function OfferedSites() {
  const offered = useQuery(receivedTransfersQuery);
  if (offered.isError) return <Failure error={offered.error} onRetry={() => void offered.refetch()} />;
  return offered.data?.map((transfer) => <OfferedSite key={transfer.id} transfer={transfer} />);
}

function OfferedSite({ transfer }: { transfer: ReceivedTransfer }) {
  const { id: transferId = '', siteName = '', offeredBy = '', staysOnTeam, expiresDate } = transfer;
  const end = longDate(expiresDate);
  const change = useChange(ownSitesQuery.queryKey);
  const accept = () =>
    confirmFirst({
      title: texts.acceptTitle(siteName),
      text: texts.acceptText,
      confirm: texts.becomeOwner,
      onConfirm: () =>
        change.mutate({
          change: () => api.siteTransfers.acceptReceivedTransfer({ transferId }),
          done: texts.accepted(siteName),
        }),
      isHarmless: true,
    });
  const decline = () =>
    confirmFirst({
      title: texts.declineTitle(siteName),
      text: texts.declineText(offeredBy),
      confirm: texts.decline,
      onConfirm: () =>
        change.mutate({
          change: () => api.siteTransfers.declineReceivedTransfer({ transferId }),
          done: texts.declined,
        }),
    });
  return (
    <Paper p="md" withBorder component="section" aria-label={texts.region(siteName)}>
      <Stack gap="sm">
        <Title order={2} size="h4" style={{ overflowWrap: 'anywhere' }}>
          {texts.offers(offeredBy, siteName)}
        </Title>
        <Text size="sm">{staysOnTeam ? texts.becomeBeside(offeredBy, end) : texts.become(end)}</Text>
        <Group gap="xs">
          <Button aria-label={texts.acceptNamed(siteName)} loading={change.isPending} onClick={accept}>
            {texts.accept}
          </Button>
          <Button
            variant="default"
            aria-label={texts.declineNamed(siteName)}
            disabled={change.isPending}
            onClick={decline}
          >
            {texts.decline}
          </Button>
        </Group>
      </Stack>
    </Paper>
  );
}
