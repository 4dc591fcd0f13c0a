import { Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { words } from '../../../app/words.ts';
import { Finder } from '../../../ui/finder/finder.tsx';
import { pagesQuery } from '../../site-pages/queries.ts';
import { useReadyContent } from '../add/use-ready-content.ts';
import { useEditing } from '../editing.ts';
import { useCell } from '../store/cell.ts';
import { type PaletteItem, paletteGroups } from './palette-items.ts';
import { useFocusBefore } from './use-focus-before.ts';

const texts = words.pageEditor;

/** Finds commands, layers, blocks to add and pages by words, and does what is chosen. */
export function CommandPalette() {
  const { dialog } = useEditing();
  const isOpen = useCell(dialog) === 'commands';
  const goBack = useFocusBefore(isOpen);
  const close = () => {
    dialog.set(null);
    goBack();
  };
  return (
    <Modal
      opened={isOpen}
      onClose={close}
      title={words.editorCommands.find}
      size="lg"
      yOffset="10vh"
      returnFocus={false}
      transitionProps={{ duration: 0 }}
    >
      {isOpen && (
        <Search
          onChoose={({ run }) => {
            dialog.set(null);
            goBack(run);
          }}
        />
      )}
    </Modal>
  );
}

function Search({ onChoose }: { onChoose: (item: PaletteItem) => void }) {
  const editing = useEditing();
  const navigate = useNavigate();
  const pages = useQuery(pagesQuery).data;
  const [search, setSearch] = useState('');
  const ready = useReadyContent();
  const find = useMemo(
    () => paletteGroups(editing, { pages: pages ?? [], ready, goTo: (path) => void navigate(path) }),
    [editing, pages, ready, navigate],
  );
  const groups = useMemo(() => find(search), [find, search]);
  return (
    <Finder
      label={texts.search}
      search={search}
      onSearch={setSearch}
      groups={groups}
      onChoose={onChoose}
      none={texts.notFound}
    />
  );
}
