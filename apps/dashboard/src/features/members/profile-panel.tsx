import { Anchor, Group, Stack, Text } from '@mantine/core';
import { useFormat } from '../../app/format.ts';
import { words } from '../../app/words.ts';
import { Facts } from '../../ui/facts.tsx';
import { Panel } from '../../ui/panel.tsx';
import { MemberAvatar } from './member-avatar.tsx';
import type { MemberDetails, MemberView } from './queries.ts';

const texts = words.members;

const reasons: Record<string, string> = {
  PENDING_ADMIN_APPROVAL_REQUIRED: texts.profile.waits,
  PENDING_EMAIL_VERIFICATION_REQUIRED: texts.profile.unconfirmed,
};

/** The member's profile on the site and their login details. */
export function ProfilePanel({ member, pendingReasons = [] }: { member: MemberView } & MemberDetails) {
  const format = useFormat();
  const { profile, loginEmail, loginEmailVerified, privacyStatus, createdDate, lastLoginDate } = member;
  return (
    <Panel title={texts.profile.title}>
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
              texts.profile.logsInWith,
              loginEmail ? (
                <Anchor href={`mailto:${loginEmail}`} size="sm" style={{ overflowWrap: 'anywhere' }}>
                  {loginEmail}
                </Anchor>
              ) : (
                texts.profile.nothing
              ),
            ],
            [texts.profile.confirmed, loginEmailVerified ? texts.profile.yes : texts.profile.no],
            [texts.profile.visible, privacyStatus === 'PUBLIC' ? texts.profile.yes : texts.profile.no],
            [texts.joined, createdDate ? format.dateTime(createdDate) : ''],
            [texts.lastLogin, lastLoginDate ? format.dateTime(lastLoginDate) : texts.never],
          ]}
        />
      </Stack>
    </Panel>
  );
}
