import { Group, Menu } from '@mantine/core';
import { IconArrowBackUp, IconExternalLink, IconTrash, IconTrashX } from '@tabler/icons-react';
import { api } from '../../app/api.ts';
import { useMay } from '../../app/permissions.ts';
import { useSession } from '../../app/session.ts';
import { ActionsMenu } from '../../ui/actions-menu.tsx';
import { confirmFirst } from '../../ui/confirm.tsx';
import { useChange } from '../../ui/use-change.ts';
import { statusOf } from './post-status.tsx';
import { BLOG, type DraftPost } from './queries.ts';

/** What can be done with a post in the list. */
export function PostActions({ post }: { post: DraftPost }) {
  const may = useMay();
  const { site } = useSession();
  const change = useChange(BLOG);
  const draftPostId = post.id ?? '';
  const title = post.title || 'the post';
  const status = statusOf(post);
  const run = (work: () => Promise<unknown>, done: string) => change.mutate({ change: work, done });
  const isDeleted = status === 'DELETED';
  const mayDelete = may('draftPosts.deleteDraftPost');
  const mayRestore = isDeleted && may('draftPosts.restoreFromTrashBin');
  if (status !== 'PUBLISHED' && !mayDelete && !mayRestore) return null;
  return (
    <Group gap={4} wrap="nowrap" justify="flex-end">
      <ActionsMenu label={`Actions for ${title}`} width={220}>
        {status === 'PUBLISHED' && (
          <Menu.Item
            leftSection={<IconExternalLink size={16} aria-hidden />}
            component="a"
            href={`${site.url}/blog/${post.slugs?.[0] ?? ''}`}
            target="_blank"
            rel="noreferrer"
          >
            View on the site
          </Menu.Item>
        )}
        {mayRestore && (
          <Menu.Item
            leftSection={<IconArrowBackUp size={16} aria-hidden />}
            onClick={() =>
              run(() => api.draftPosts.restoreFromTrashBin({ draftPostId }), `${title} is among the drafts again`)
            }
          >
            Restore as a draft
          </Menu.Item>
        )}
        {mayDelete && !isDeleted && (
          <Menu.Item color="red" leftSection={<IconTrash size={16} aria-hidden />} onClick={() => toTrash()}>
            Move to the trash
          </Menu.Item>
        )}
        {mayDelete && isDeleted && (
          <Menu.Item color="red" leftSection={<IconTrashX size={16} aria-hidden />} onClick={() => forGood()}>
            Delete for good…
          </Menu.Item>
        )}
      </ActionsMenu>
    </Group>
  );

  function toTrash() {
    const move = () => run(() => api.draftPosts.deleteDraftPost({ draftPostId }), `${title} is in the trash`);
    if (status === 'UNPUBLISHED') return move();
    confirmFirst({
      title: 'Move the post to the trash?',
      text:
        status === 'PUBLISHED'
          ? 'Visitors no longer see it. You can restore it as a draft.'
          : 'It won’t be published at its time. You can restore it as a draft.',
      confirm: 'Move to the trash',
      onConfirm: move,
    });
  }

  function forGood() {
    confirmFirst({
      title: 'Delete the post for good?',
      text: 'Its text, likes and views can’t be brought back.',
      confirm: 'Delete for good',
      onConfirm: () => run(() => api.draftPosts.removeFromTrashBin({ draftPostId }), `${title} was deleted`),
    });
  }
}
