import { Text, Timeline } from '@mantine/core';
import { useFormat } from '../../app/format.ts';
import { Panel } from '../../ui/panel.tsx';
import { activityAmount, activityMeaning, activityNote, activityTitle, inOrder } from './activity.ts';
import type { OrderActivity } from './order.ts';
import classes from './timeline.module.css';

type TimelinePanelProps = { activities: OrderActivity[]; currency: string | null | undefined };

/** The history of the order, newest first. */
export function TimelinePanel({ activities, currency }: TimelinePanelProps) {
  const format = useFormat();
  return (
    <Panel title="Activity">
      {activities.length === 0 ? (
        <Text size="sm" c="dimmed">
          No activity yet.
        </Text>
      ) : (
        <Timeline bulletSize={14} lineWidth={2} active={0} component="ol" className={classes.timeline}>
          {inOrder(activities).map((activity, index) => {
            const amount = activityAmount(activity);
            const note = activityNote(activity) ?? activityMeaning(activity);
            return (
              <Timeline.Item
                component="li"
                key={activity.id ?? index}
                title={
                  <Text size="sm" fw={600}>
                    {activityTitle(activity)}
                    {amount && ` · ${format.money(amount, currency ?? undefined)}`}
                  </Text>
                }
              >
                {note && (
                  <Text size="sm" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
                    {note}
                  </Text>
                )}
                <Text size="xs" c="dimmed">
                  {activity.createdDate && format.dateTime(activity.createdDate)}
                  {activity.authorEmail && ` · ${activity.authorEmail}`}
                </Text>
              </Timeline.Item>
            );
          })}
        </Timeline>
      )}
    </Panel>
  );
}
