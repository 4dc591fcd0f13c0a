import { Badge } from '@mantine/core';
import type { DraftPost } from './queries.ts';

/** What the statuses of posts are called. */
export const statuses = {
  UNPUBLISHED: { label: 'Draft', color: 'gray' },
  SCHEDULED: { label: 'Scheduled', color: 'blue' },
  PUBLISHED: { label: 'Published', color: 'green' },
  DELETED: { label: 'In the trash', color: 'red' },
} as const;
export type PostStatus = keyof typeof statuses;

export const statusOf = ({ status }: DraftPost): PostStatus =>
  status && status in statuses ? (status as PostStatus) : 'UNPUBLISHED';

export function StatusBadge({ post }: { post: DraftPost }) {
  const { label, color } = statuses[statusOf(post)];
  return (
    <>
      <Badge variant="light" color={color} style={{ flex: 'none' }}>
        {label}
      </Badge>
      {post.hasUnpublishedChanges && (
        <Badge variant="light" color="yellow" style={{ flex: 'none' }}>
          Unpublished changes
        </Badge>
      )}
    </>
  );
}
