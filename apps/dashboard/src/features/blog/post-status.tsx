import { Badge } from '@mantine/core';
import { words } from '../../app/words.ts';
import type { DraftPost } from './queries.ts';

const texts = words.blog;

/** What the statuses of posts are called. */
export const statuses = {
  UNPUBLISHED: { label: texts.status.draft, color: 'gray' },
  SCHEDULED: { label: texts.status.scheduled, color: 'blue' },
  PUBLISHED: { label: texts.status.published, color: 'green' },
  DELETED: { label: texts.status.inTrash, color: 'red' },
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
          {texts.status.unpublished}
        </Badge>
      )}
    </>
  );
}
