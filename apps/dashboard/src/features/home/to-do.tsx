import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useFormat } from '../../app/format.ts';
import { PageLink } from '../../app/page-link.tsx';
import { useMay } from '../../app/permissions.ts';
import { words } from '../../app/words.ts';
import { counted } from '../../ui/list/define-list.ts';
import { Panel } from '../../ui/panel.tsx';
import { useTroubles } from '../emails/queries.ts';
import { waitingQuery } from '../members/queries.ts';
import { useWaitingReviews } from '../reviews/queries.ts';

const texts = words.home.waiting;

/** What waits for the user; nothing if nothing does. */
export function ToDo() {
  const format = useFormat();
  const may = useMay();
  const members = useQuery({ ...waitingQuery, enabled: may('memberAdministration.countWaitingMembers') }).data ?? 0;
  const reviews = useWaitingReviews();
  const { held = 0, inDoubt = 0, failed = 0 } = useTroubles() ?? {};
  const lost = inDoubt + failed;
  if (members + reviews + held + lost === 0) return null;
  return (
    <Panel title={texts.title}>
      <Stack component="ul" gap={10} m={0} p={0} style={{ listStyle: 'none' }}>
        {reviews > 0 && (
          <li>
            <PageLink to="/reviews/queue" size="sm" fw={500}>
              {counted(reviews, texts.reviews, format)}
            </PageLink>
          </li>
        )}
        {lost > 0 && (
          <li>
            <PageLink to="/emails?state=problems" size="sm" fw={500}>
              {counted(lost, texts.lostMails, format)}
            </PageLink>
          </li>
        )}
        {held > 0 && (
          <li>
            <PageLink to="/emails?state=waiting" size="sm" fw={500}>
              {counted(held, texts.heldMails, format)}
            </PageLink>
          </li>
        )}
        {members > 0 && (
          <li>
            <PageLink to="/members?status=PENDING" size="sm" fw={500}>
              {counted(members, texts.members, format)}
            </PageLink>
          </li>
        )}
      </Stack>
    </Panel>
  );
}
