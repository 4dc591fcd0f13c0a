import { Button, Group, Paper, Stack, Text } from '@mantine/core';
import { IconCategory, IconPlus, IconSearch } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { api } from '../../app/api.ts';
import { useFormat } from '../../app/format.ts';
import { Page } from '../../app/page.tsx';
import { PageLink } from '../../app/page-link.tsx';
import { useMay } from '../../app/permissions.ts';
import { words } from '../../app/words.ts';
import { Failure } from '../../ui/failure.tsx';
import { NameDialog } from '../../ui/form/name-dialog.tsx';
import { SearchBox } from '../../ui/list/search-box.tsx';
import list from '../../ui/list.module.css';
import { ListSkeleton } from '../../ui/list-skeleton.tsx';
import { NothingHere } from '../../ui/nothing-here.tsx';
import { storeTree } from './category.ts';
import { CategoryTree } from './category-tree.tsx';
import { matching, type Tree, type TreeNode } from './tree.ts';
import { type CategoryChanges, useCategoryChanges } from './use-category-changes.tsx';
import { useTree } from './use-tree.ts';

const texts = words.categories;

export function Component() {
  const changes = useCategoryChanges();
  const [place, setPlace] = useState<NewCategoryPlace | null>(null);
  const tree = useTree();
  const may = useMay();
  const newButton = may('categories.createCategory') && (
    <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setPlace({ parent: null })}>
      {texts.new}
    </Button>
  );
  return (
    <Page title={texts.title} actions={newButton}>
      {tree.isError && <Failure error={tree.error} onRetry={() => void tree.refetch()} />}
      {tree.isPending && <ListSkeleton />}
      {tree.data && <Categories tree={tree.data} changes={changes} onNew={setPlace} newButton={newButton} />}
      <NameDialog
        title={texts.new}
        name={place ? '' : undefined}
        maxLength={80}
        confirm={texts.add}
        hint={place?.parent ? hintBelow(place.parent) : undefined}
        onSave={(name) => createCategory(name, place?.parent?.id)}
        refresh={[['categories']]}
        onClose={() => setPlace(null)}
      />
    </Page>
  );
}

const createCategory = (name: string, parentId: string | undefined) =>
  api.categories.createCategory({
    category: { name, ...(parentId ? { parentCategory: { id: parentId } } : {}) },
    ...storeTree,
  });

/** The parent of a new category; null for the top of the tree. */
type NewCategoryPlace = { parent: TreeNode | null };

const hintBelow = ({ name, visible }: TreeNode): string => texts.below(name, visible);

type CategoriesProps = {
  tree: Tree;
  changes: CategoryChanges;
  onNew: (place: NewCategoryPlace) => void;
  newButton: ReactNode;
};

function Categories({ tree: { nodes, allProducts }, changes, onNew, newButton }: CategoriesProps) {
  const [text, setText] = useState('');
  const format = useFormat();
  const shown = text ? matching(nodes, text) : nodes;
  if (nodes.length === 0) {
    return (
      <Paper className={list.frame}>
        <NothingHere icon={<IconCategory />} title={texts.none} description={texts.noneText}>
          {newButton}
        </NothingHere>
      </Paper>
    );
  }
  return (
    <Stack gap="md">
      <Group component="search">
        <SearchBox label={texts.search} value={text} onSearch={setText} />
      </Group>
      {shown.length === 0 ? (
        <Paper className={list.frame}>
          <NothingHere icon={<IconSearch />} title={texts.noMatch} description={words.lists.noMatch.tryAnotherWord} />
        </Paper>
      ) : (
        <Paper className={list.frame}>
          <CategoryTree
            nodes={shown}
            isAllOpen={text !== ''}
            changes={changes}
            onAddChild={(parent) => onNew({ parent })}
          />
        </Paper>
      )}
      <Text size="sm" c="dimmed">
        <PageLink to="/products" size="sm" underline="always">
          {texts.allProducts}
        </PageLink>{' '}
        {texts.isAutomatic(format.number(allProducts))}
      </Text>
    </Stack>
  );
}
