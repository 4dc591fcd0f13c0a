import { Button, Group, Menu, Text } from '@mantine/core';
import {
  IconArrowDown,
  IconArrowUp,
  IconCategory,
  IconHash,
  IconPencil,
  IconPlus,
  IconTrash,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../app/api.ts';
import { Page } from '../../app/page.tsx';
import { useMay } from '../../app/permissions.ts';
import { ActionsMenu } from '../../ui/actions-menu.tsx';
import { confirmFirst } from '../../ui/confirm.tsx';
import { defineRows } from '../../ui/list/define-list.ts';
import { RowsPanel } from '../../ui/list/rows-panel.tsx';
import { useChange } from '../../ui/use-change.ts';
import { CategoryDrawer, type OpenedCategory } from './category-drawer.tsx';
import { BLOG, type BlogCategory, type BlogTag, blogCategoriesQuery, blogTagsQuery } from './queries.ts';

/** The categories of the blog, and the tags of its posts. */
export function Component() {
  const categories = useQuery(blogCategoriesQuery);
  const tags = useQuery(blogTagsQuery);
  const mayCreate = useMay()('blogCategories.createCategory');
  const [opened, setOpened] = useState<OpenedCategory>(null);
  const extra = { all: categories.data ?? [], onEdit: setOpened };
  return (
    <Page
      title="Categories and tags"
      back={{ to: '/blog', label: 'Blog' }}
      actions={
        mayCreate && (
          <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setOpened('new')}>
            Create category
          </Button>
        )
      }
    >
      <RowsPanel title="Categories" rows={categoryRows} query={categories} extra={extra} />
      <RowsPanel title="Tags" rows={tagRows} query={tags} />
      <CategoryDrawer opened={opened} onClose={() => setOpened(null)} />
    </Page>
  );
}

const posts = (count = 0): string => (count === 1 ? '1 post' : `${count} posts`);
type Extra = { all: readonly BlogCategory[]; onEdit: (category: BlogCategory) => void };

const categoryRows = defineRows<BlogCategory, Extra>({
  idOf: ({ id = '' }) => id,
  name: { of: ({ label = '' }) => label },
  parts: [
    { at: 'note', show: ({ description }) => description },
    { at: 'detail', show: ({ postCount }) => posts(postCount) },
    {
      at: 'end',
      isInteractive: true,
      show: (category, { extra }) => <CategoryActions category={category} {...extra} />,
    },
  ],
  empty: {
    icon: <IconCategory aria-hidden />,
    title: 'No categories yet',
    description: 'Categories divide a blog into a few topics, with a page each.',
  },
});

function CategoryActions({ category, all, onEdit }: Extra & { category: BlogCategory }) {
  const may = useMay();
  const change = useChange(BLOG);
  const { id = '', label = '' } = category;
  const mayEdit = may('blogCategories.updateCategory');
  const mayDelete = may('blogCategories.deleteCategory');
  if (!mayEdit && !mayDelete) return null;
  const place = all.findIndex((one) => one.id === id);
  const swap = (other: BlogCategory | undefined) =>
    change.mutate({
      change: async () => {
        const to = all.findIndex((one) => one.id === other?.id);
        await api.blogCategories.updateCategory({ category: { id, displayPosition: to } });
        await api.blogCategories.updateCategory({ category: { id: other?.id ?? '', displayPosition: place } });
      },
      done: 'The order was saved',
    });
  const confirmDelete = () =>
    confirmFirst({
      title: `Delete ${label}?`,
      text: 'Its page is gone from then on. Its posts stay.',
      confirm: 'Delete',
      onConfirm: () =>
        change.mutate({
          change: () => api.blogCategories.deleteCategory({ categoryId: id }),
          done: `${label} was deleted`,
        }),
    });
  const [above, below] = [all[place - 1], all[place + 1]];
  return (
    <Group justify="flex-end">
      <ActionsMenu label={`Actions for ${label}`} width={200}>
        {mayEdit && (
          <Menu.Item leftSection={<IconPencil size={16} aria-hidden />} onClick={() => onEdit(category)}>
            Edit
          </Menu.Item>
        )}
        {mayEdit && above && (
          <Menu.Item leftSection={<IconArrowUp size={16} aria-hidden />} onClick={() => swap(above)}>
            Move up
          </Menu.Item>
        )}
        {mayEdit && below && (
          <Menu.Item leftSection={<IconArrowDown size={16} aria-hidden />} onClick={() => swap(below)}>
            Move down
          </Menu.Item>
        )}
        {mayDelete && (
          <Menu.Item color="red" leftSection={<IconTrash size={16} aria-hidden />} onClick={confirmDelete}>
            Delete…
          </Menu.Item>
        )}
      </ActionsMenu>
    </Group>
  );
}

const tagRows = defineRows<BlogTag>({
  idOf: ({ id = '' }) => id,
  name: { of: ({ label = '' }) => label },
  parts: [
    { at: 'detail', show: ({ publishedPostCount }) => <Text size="sm">{posts(publishedPostCount)}</Text> },
    { at: 'end', isInteractive: true, show: (tag) => <DeleteTag tag={tag} /> },
  ],
  empty: {
    icon: <IconHash aria-hidden />,
    title: 'No tags yet',
    description: 'Tags are made where posts are written: type them beside the text.',
  },
});

function DeleteTag({ tag: { id = '', label = '' } }: { tag: BlogTag }) {
  const change = useChange(BLOG);
  if (!useMay()('blogTags.deleteTag')) return null;
  const confirm = () =>
    confirmFirst({
      title: `Delete the tag ${label}?`,
      text: 'It is taken off all posts. The posts stay.',
      confirm: 'Delete',
      onConfirm: () =>
        change.mutate({ change: () => api.blogTags.deleteTag({ tagId: id }), done: `The tag ${label} was deleted` }),
    });
  return (
    <Button size="xs" variant="default" onClick={confirm} aria-label={`Delete the tag ${label}`}>
      Delete…
    </Button>
  );
}
