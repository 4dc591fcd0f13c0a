import { SimpleGrid } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useFormat } from '../../app/format.ts';
import { PageLink } from '../../app/page-link.tsx';
import { useMay } from '../../app/permissions.ts';
import { words } from '../../app/words.ts';
import { counted } from '../../ui/list/define-list.ts';
import { Panel } from '../../ui/panel.tsx';
import { useTroubles } from '../emails/queries.ts';
import { waitingQuery } from '../members/queries.ts';
import { workLeftQuery, workViews } from '../orders/work-left.ts';
import { useWaitingReviews } from '../reviews/queries.ts';

const texts = words.home.waiting;

/** What waits for the user; nothing if nothing does. */
export function ToDo() {
  const format = useFormat();
  const may = useMay();
  const seesOrders = may('orders.aggregateOrders');
  const toFulfil = useQuery({ ...workLeftQuery('toFulfil'), enabled: seesOrders }).data ?? 0;
  const toPay = useQuery({ ...workLeftQuery('toPay'), enabled: seesOrders }).data ?? 0;
  const members = useQuery({ ...waitingQuery, enabled: may('memberAdministration.countWaitingMembers') }).data ?? 0;
  const reviews = useWaitingReviews();
  const { held = 0, inDoubt = 0, failed = 0 } = useTroubles() ?? {};
  const all = [
    { to: `/orders?${workViews.toFulfil}`, count: toFulfil, nouns: texts.toFulfil },
    { to: `/orders?${workViews.toPay}`, count: toPay, nouns: texts.toPay },
    { to: '/reviews/queue', count: reviews, nouns: texts.reviews },
    { to: '/emails?state=problems', count: inDoubt + failed, nouns: texts.lostMails },
    { to: '/emails?state=waiting', count: held, nouns: texts.heldMails },
    { to: '/members?status=PENDING', count: members, nouns: texts.members },
  ];
  const waiting = all.filter(({ count }) => count > 0);
  if (waiting.length === 0) return null;
  return (
    <Panel title={texts.title}>
      <SimpleGrid component="ul" cols={{ base: 1, xs: 2 }} spacing={10} m={0} p={0} style={{ listStyle: 'none' }}>
        {waiting.map(({ to, count, nouns }) => (
          <li key={to}>
            <PageLink to={to} size="sm" fw={500}>
              {counted(count, nouns, format)}
            </PageLink>
          </li>
        ))}
      </SimpleGrid>
    </Panel>
  );
}
