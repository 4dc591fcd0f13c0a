import { Group, Menu } from '@mantine/core';
import { IconArrowBackUp, IconExternalLink, IconTrash, IconTrashX } from '@tabler/icons-react';
import { api } from '../../app/api.ts';
import { useMay } from '../../app/permissions.ts';
import { useSession } from '../../app/session.ts';
import { words } from '../../app/words.ts';
import { ActionsMenu } from '../../ui/actions-menu.tsx';
import { confirmFirst } from '../../ui/confirm.tsx';
import { useChange } from '../../ui/use-change.ts';
import { statusOf } from './post-status.tsx';
import { BLOG, type DraftPost } from './queries.ts';

const texts = words.blog;

/** What can be done with a post in the list. */
export function PostActions({ post }: { post: DraftPost }) {
  const may = useMay();
  const { site } = useSession();
  const change = useChange(BLOG);
  const draftPostId = post.id ?? '';
  const title = post.title || texts.untitled;
  const status = statusOf(post);
  const run = (work: () => Promise<unknown>, done: string) => change.mutate({ change: work, done });
  const isDeleted = status === 'DELETED';
  const mayDelete = may('draftPosts.deleteDraftPost');
  const mayRestore = isDeleted && may('draftPosts.restoreFromTrashBin');
  if (status !== 'PUBLISHED' && !mayDelete && !mayRestore) return null;
  return (
    <Group gap={4} wrap="nowrap" justify="flex-end">
      <ActionsMenu label={words.actions.of(title)} width={220}>
        {status === 'PUBLISHED' && (
          <Menu.Item
            leftSection={<IconExternalLink size={16} aria-hidden />}
            component="a"
            href={`${site.url}/blog/${post.slugs?.[0] ?? ''}`}
            target="_blank"
            rel="noreferrer"
          >
            {texts.viewOnSite}
          </Menu.Item>
        )}
        {mayRestore && (
          <Menu.Item
            leftSection={<IconArrowBackUp size={16} aria-hidden />}
            onClick={() => run(() => api.draftPosts.restoreFromTrashBin({ draftPostId }), texts.bin.restored(title))}
          >
            {texts.bin.restore}
          </Menu.Item>
        )}
        {mayDelete && !isDeleted && (
          <Menu.Item color="red" leftSection={<IconTrash size={16} aria-hidden />} onClick={() => toTrash()}>
            {texts.bin.move}
          </Menu.Item>
        )}
        {mayDelete && isDeleted && (
          <Menu.Item color="red" leftSection={<IconTrashX size={16} aria-hidden />} onClick={() => forGood()}>
            {texts.bin.delete}
          </Menu.Item>
        )}
      </ActionsMenu>
    </Group>
  );

  function toTrash() {
    const move = () => run(() => api.draftPosts.deleteDraftPost({ draftPostId }), texts.bin.moved(title));
    if (status === 'UNPUBLISHED') return move();
    confirmFirst({
      title: texts.bin.moveTitle,
      text: status === 'PUBLISHED' ? texts.bin.moveText : texts.bin.moveScheduledText,
      confirm: texts.bin.move,
      onConfirm: move,
    });
  }

  function forGood() {
    confirmFirst({
      title: texts.bin.deleteTitle,
      text: texts.bin.deleteText,
      confirm: texts.bin.deleteConfirm,
      onConfirm: () => run(() => api.draftPosts.removeFromTrashBin({ draftPostId }), words.actions.deleted(title)),
    });
  }
}
