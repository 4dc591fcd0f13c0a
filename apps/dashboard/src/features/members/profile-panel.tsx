import { Anchor, Group, Stack, Text } from '@mantine/core';
import { useFormat } from '../../app/format.ts';
import { Facts } from '../../ui/facts.tsx';
import { Panel } from '../../ui/panel.tsx';
import { MemberAvatar } from './member-avatar.tsx';
import type { MemberDetails, MemberView } from './queries.ts';

const reasons: Record<string, string> = {
  PENDING_ADMIN_APPROVAL_REQUIRED: 'Waiting for your approval',
  PENDING_EMAIL_VERIFICATION_REQUIRED: 'Hasn’t confirmed the e-mail address yet',
};

/** The member's profile on the site and their login details. */
export function ProfilePanel({ member, pendingReasons = [] }: { member: MemberView } & MemberDetails) {
  const format = useFormat();
  const { profile, loginEmail, loginEmailVerified, privacyStatus, createdDate, lastLoginDate } = member;
  return (
    <Panel title="Profile">
      <Stack gap="sm">
        <Group gap="sm" wrap="nowrap">
          <MemberAvatar member={member} size={48} />
          <div style={{ minWidth: 0 }}>
            <Text fw={600} truncate>
              {profile?.nickname}
            </Text>
            <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
              {profile?.title || `@${profile?.slug}`}
            </Text>
          </div>
        </Group>
        {pendingReasons.map((reason) => (
          <Text key={reason} size="sm" fw={600}>
            {reasons[reason]}
          </Text>
        ))}
        <Facts
          facts={[
            [
              'Logs in with',
              loginEmail ? (
                <Anchor href={`mailto:${loginEmail}`} size="sm" style={{ overflowWrap: 'anywhere' }}>
                  {loginEmail}
                </Anchor>
              ) : (
                'Nothing'
              ),
            ],
            ['Address confirmed', loginEmailVerified ? 'Yes' : 'No'],
            ['Visible to others', privacyStatus === 'PUBLIC' ? 'Yes' : 'No'],
            ['Joined', createdDate ? format.dateTime(createdDate) : ''],
            ['Last login', lastLoginDate ? format.dateTime(lastLoginDate) : 'Never'],
          ]}
        />
      </Stack>
    </Panel>
  );
}
