import { Button, Group, Text, Timeline } from '@mantine/core';
import { useState } from 'react';
import { useFormat } from '../../../app/format.ts';
import { useMay } from '../../../app/permissions.ts';
import { words } from '../../../app/words.ts';
import { Panel } from '../../../ui/panel.tsx';
import type { OrderActivity, OrderView } from '../order.ts';
import { activityAmount, activityMeaning, activityNote, activityTitle, inOrder, isNote } from './activity.ts';
import { NoteDrawer } from './note-drawer.tsx';
import { NoteMenu } from './note-menu.tsx';
import classes from './timeline.module.css';

const texts = words.orderHistory;

/** The history of the order, newest first, and the notes that the team writes into it. */
export function TimelinePanel({ order }: { order: OrderView }) {
  const may = useMay();
  const [open, setOpen] = useState<OrderActivity | 'new' | null>(null);
  const activities = order.activities ?? [];
  return (
    <Panel
      title={texts.title}
      aside={
        may('orders.addActivity') && (
          <Button variant="default" size="sm" onClick={() => setOpen('new')}>
            {texts.note.add}
          </Button>
        )
      }
    >
      {activities.length === 0 ? (
        <Text size="sm" c="dimmed">
          {texts.none}
        </Text>
      ) : (
        <Timeline bulletSize={14} lineWidth={2} active={0} component="ol" className={classes.timeline}>
          {inOrder(activities).map((activity, index) => (
            <Timeline.Item
              component="li"
              key={activity.id ?? index}
              title={<EntryTitle activity={activity} order={order} onEdit={() => setOpen(activity)} />}
            >
              <EntryText activity={activity} />
            </Timeline.Item>
          ))}
        </Timeline>
      )}
      <NoteDrawer
        orderId={order.id ?? ''}
        note={open === 'new' ? null : open}
        opened={open !== null}
        onClose={() => setOpen(null)}
      />
    </Panel>
  );
}

type EntryTitleProps = { activity: OrderActivity; order: OrderView; onEdit: () => void };

function EntryTitle({ activity, order, onEdit }: EntryTitleProps) {
  const format = useFormat();
  const amount = activityAmount(activity);
  return (
    <Group justify="space-between" wrap="nowrap" gap="xs">
      <Text size="sm" fw={600}>
        {activityTitle(activity)}
        {amount && ` · ${format.money(amount, order.currency ?? undefined)}`}
      </Text>
      {isNote(activity) && <NoteMenu orderId={order.id ?? ''} note={activity} onEdit={onEdit} />}
    </Group>
  );
}

function EntryText({ activity }: { activity: OrderActivity }) {
  const format = useFormat();
  const text = activityNote(activity) ?? activityMeaning(activity);
  return (
    <>
      {text && (
        <Text size="sm" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {text}
        </Text>
      )}
      <Text size="xs" c="dimmed">
        {activity.createdDate && format.dateTime(activity.createdDate)}
        {activity.authorEmail && ` · ${activity.authorEmail}`}
      </Text>
    </>
  );
}
