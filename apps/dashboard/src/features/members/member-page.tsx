import { Grid, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { present } from '../../app/api.ts';
import { Page } from '../../app/page.tsx';
import { useMay } from '../../app/permissions.ts';
import { words } from '../../app/words.ts';
import { Failure } from '../../ui/failure.tsx';
import { PanelsSkeleton } from '../../ui/panels-skeleton.tsx';
import { BadgesPanel } from './badges-panel.tsx';
import { ContactPanel } from './contact-panel.tsx';
import { MemberActions } from './member-actions.tsx';
import { nameOfMember } from './member-name.ts';
import { MemberStatusBadge } from './member-status-badge.tsx';
import { OrdersPanel } from './orders-panel.tsx';
import { ProfilePanel } from './profile-panel.tsx';
import { type MemberDetails, memberQuery } from './queries.ts';
import { RolesPanel } from './roles-panel.tsx';
import { SessionsPanel } from './sessions-panel.tsx';

const texts = words.members;

const back = { to: '/members', label: texts.title };

export function Component() {
  const memberId = present(useParams().memberId, 'member id');
  const result = useQuery(memberQuery(memberId));
  const { member, actions = [] } = result.data ?? {};
  return (
    <Page
      title={member ? nameOfMember(member) : texts.member}
      back={back}
      status={member && <MemberStatusBadge member={member} />}
      actions={member && <MemberActions member={member} actions={actions} />}
    >
      {result.isError && <Failure error={result.error} onRetry={() => void result.refetch()} />}
      {result.isPending && <PanelsSkeleton />}
      {result.data && member && <Details memberId={memberId} details={{ ...result.data, member }} />}
    </Page>
  );
}

type DetailsProps = { memberId: string; details: MemberDetails & Required<Pick<MemberDetails, 'member'>> };

function Details({ memberId, details }: DetailsProps) {
  const may = useMay();
  const { member, roles = [] } = details;
  return (
    <Grid gap="md">
      <Grid.Col span={{ base: 12, md: 7 }}>
        <Stack gap="md">
          <ProfilePanel {...details} />
          <ContactPanel member={member} />
          {may('orders.searchOrders') && <OrdersPanel memberId={memberId} />}
        </Stack>
      </Grid.Col>
      <Grid.Col span={{ base: 12, md: 5 }}>
        <Stack gap="md">
          <SessionsPanel member={member} />
          <BadgesPanel memberId={memberId} />
          <RolesPanel memberId={memberId} roles={roles} isBlocked={member.status === 'BLOCKED'} />
        </Stack>
      </Grid.Col>
    </Grid>
  );
}
