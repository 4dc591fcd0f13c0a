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
import { words } from '../../app/words.ts';
import { ActionsMenu } from '../../ui/actions-menu.tsx';
import { confirmFirst } from '../../ui/confirm.tsx';
import { defineRows } from '../../ui/list/define-list.ts';
import { RowsPanel } from '../../ui/list/rows-panel.tsx';
import { useChange } from '../../ui/use-change.ts';
import { CategoryDrawer, type OpenedCategory } from './category-drawer.tsx';
import { BLOG, type BlogCategory, type BlogTag, blogCategoriesQuery, blogTagsQuery } from './queries.ts';

const texts = words.blog;

/** The categories of the blog, and the tags of its posts. */
export function Component() {
  const categories = useQuery(blogCategoriesQuery);
  const tags = useQuery(blogTagsQuery);
  const mayCreate = useMay()('blogCategories.createCategory');
  const [opened, setOpened] = useState<OpenedCategory>(null);
  const extra = { all: categories.data ?? [], onEdit: setOpened };
  return (
    <Page
      title={texts.categoriesAndTags}
      back={{ to: '/blog', label: texts.title }}
      actions={
        mayCreate && (
          <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setOpened('new')}>
            {texts.categories.create}
          </Button>
        )
      }
    >
      <RowsPanel title={texts.categories.title} rows={categoryRows} query={categories} extra={extra} />
      <RowsPanel title={texts.tags.title} rows={tagRows} query={tags} />
      <CategoryDrawer opened={opened} onClose={() => setOpened(null)} />
    </Page>
  );
}

const posts = (count = 0): string => texts.counted(count);
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
    title: texts.categories.none,
    description: texts.categories.noneText,
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
      done: texts.categories.ordered,
    });
  const confirmDelete = () =>
    confirmFirst({
      title: words.actions.deleteTitle(label),
      text: texts.categories.deleteText,
      confirm: words.common.delete,
      onConfirm: () =>
        change.mutate({
          change: () => api.blogCategories.deleteCategory({ categoryId: id }),
          done: words.actions.deleted(label),
        }),
    });
  const [above, below] = [all[place - 1], all[place + 1]];
  return (
    <Group justify="flex-end">
      <ActionsMenu label={words.actions.of(label)} width={200}>
        {mayEdit && (
          <Menu.Item leftSection={<IconPencil size={16} aria-hidden />} onClick={() => onEdit(category)}>
            {words.actions.edit}
          </Menu.Item>
        )}
        {mayEdit && above && (
          <Menu.Item leftSection={<IconArrowUp size={16} aria-hidden />} onClick={() => swap(above)}>
            {texts.categories.moveUp}
          </Menu.Item>
        )}
        {mayEdit && below && (
          <Menu.Item leftSection={<IconArrowDown size={16} aria-hidden />} onClick={() => swap(below)}>
            {texts.categories.moveDown}
          </Menu.Item>
        )}
        {mayDelete && (
          <Menu.Item color="red" leftSection={<IconTrash size={16} aria-hidden />} onClick={confirmDelete}>
            {texts.categories.delete}
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
    title: texts.tags.none,
    description: texts.tags.noneText,
  },
});

function DeleteTag({ tag: { id = '', label = '' } }: { tag: BlogTag }) {
  const change = useChange(BLOG);
  if (!useMay()('blogTags.deleteTag')) return null;
  const confirm = () =>
    confirmFirst({
      title: texts.tags.deleteTitle(label),
      text: texts.tags.deleteText,
      confirm: words.common.delete,
      onConfirm: () =>
        change.mutate({ change: () => api.blogTags.deleteTag({ tagId: id }), done: texts.tags.deleted(label) }),
    });
  return (
    <Button size="xs" variant="default" onClick={confirm} aria-label={texts.tags.deleteNamed(label)}>
      {texts.categories.delete}
    </Button>
  );
}
