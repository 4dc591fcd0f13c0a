import { Button, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../app/api.ts';
import { useFormat } from '../../app/format.ts';
import { Failure } from '../../ui/failure.tsx';
import { ListSkeleton } from '../../ui/list-skeleton.tsx';
import { Panel } from '../../ui/panel.tsx';
import { DeviceRow } from './device-row.tsx';
import { type Session, sessionsQuery } from './queries.ts';
import { useSecurityChange } from './use-security-change.ts';

/** The user's sessions, with buttons to sign out. */
export function SessionsPanel() {
  const result = useQuery(sessionsQuery);
  const endOthers = useSecurityChange(() => api.security.endOtherSessions(), {
    told: () => 'Signed out on all other devices',
  });
  const others = result.data?.filter(({ isCurrent }) => !isCurrent) ?? [];
  return (
    <Panel
      title="Where you are signed in"
      aside={
        others.length > 0 && (
          <Button variant="default" size="xs" loading={endOthers.isPending} onClick={() => endOthers.mutate(undefined)}>
            Sign out everywhere else
          </Button>
        )
      }
    >
      {result.isError && <Failure error={result.error} onRetry={() => void result.refetch()} />}
      {result.isPending && <ListSkeleton />}
      {result.data && (
        <Stack gap="sm">
          {result.data.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
          {others.length === 0 && (
            <Text size="sm" c="dimmed">
              You aren’t signed in anywhere else.
            </Text>
          )}
        </Stack>
      )}
    </Panel>
  );
}

function SessionRow({ session }: { session: Session }) {
  const { id = '', device, address, createdDate, isCurrent } = session;
  const format = useFormat();
  const end = useSecurityChange(() => api.security.endSession({ sessionId: id }), {
    told: () => `Signed out on ${device}`,
  });
  const signOut = { label: 'Sign out', isPending: end.isPending, run: () => end.mutate(undefined) };
  return (
    <DeviceRow
      device={device}
      address={address}
      time={`since ${createdDate ? format.dateTime(createdDate) : ''}`}
      current={isCurrent ? 'This device' : null}
      action={isCurrent ? undefined : signOut}
    />
  );
}
