import { Button, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../app/api.ts';
import { useFormat } from '../../app/format.ts';
import { words } from '../../app/words.ts';
import { Failure } from '../../ui/failure.tsx';
import { ListSkeleton } from '../../ui/list-skeleton.tsx';
import { Panel } from '../../ui/panel.tsx';
import { DeviceRow } from './device-row.tsx';
import { type Session, sessionsQuery } from './queries.ts';
import { useSecurityChange } from './use-security-change.ts';

const texts = words.security.sessions;

/** The user's sessions, with buttons to sign out. */
export function SessionsPanel() {
  const result = useQuery(sessionsQuery);
  const endOthers = useSecurityChange(() => api.security.endOtherSessions(), {
    told: () => texts.othersEnded,
  });
  const others = result.data?.filter(({ isCurrent }) => !isCurrent) ?? [];
  return (
    <Panel
      title={texts.title}
      aside={
        others.length > 0 && (
          <Button variant="default" size="xs" loading={endOthers.isPending} onClick={() => endOthers.mutate(undefined)}>
            {texts.endOthers}
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
              {texts.none}
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
    told: () => texts.ended(device ?? ''),
  });
  const signOut = { label: texts.end, isPending: end.isPending, run: () => end.mutate(undefined) };
  return (
    <DeviceRow
      device={device}
      address={address}
      time={words.security.since(createdDate ? format.dateTime(createdDate) : '')}
      current={isCurrent ? texts.this : null}
      action={isCurrent ? undefined : signOut}
    />
  );
}
