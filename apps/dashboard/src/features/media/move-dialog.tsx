import { Button, Group, Modal, NavLink, ScrollArea, Stack, Text } from '@mantine/core';
import { IconFolder } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { words } from '../../app/words.ts';
import { useFocusBack } from '../../ui/use-focus-back.ts';
import { FolderPath } from './folder-path.tsx';
import { ROOT } from './library.ts';
import { folderPathQuery, foldersQuery } from './queries.ts';
import { countOf } from './use-library-actions.tsx';
import type { Chosen } from './use-selection.ts';

const texts = words.media;

type MoveDialogProps = {
  chosen: Chosen;
  from: string;
  onMove: (target: { id: string; name: string }) => Promise<void>;
  onClose: () => void;
};

/** Lets users browse to the folder to move files and folders to. */
export function MoveDialog({ chosen, from, onMove, onClose }: MoveDialogProps) {
  const [folderId, setFolderId] = useState(from);
  const [isBusy, setIsBusy] = useState(false);
  useFocusBack();
  const folders = useQuery(foldersQuery({ folderId, isTrash: false, search: '' }));
  const { data: path = [] } = useQuery(folderPathQuery(folderId));
  const moving = new Set(chosen.folders.map(({ id }) => id));
  const open = (folders.data ?? []).filter(({ id }) => !moving.has(id));
  const name = folderId === ROOT ? texts.allFiles : (path.at(-1)?.displayName ?? texts.thisFolder);
  const move = async () => {
    setIsBusy(true);
    await onMove({ id: folderId, name });
    onClose();
  };
  return (
    <Modal opened onClose={onClose} title={texts.moving.title(countOf(chosen))}>
      <Stack gap="sm">
        <FolderPath folderId={folderId} onGo={setFolderId} />
        <ScrollArea.Autosize mah={300}>
          {open.map(({ id = '', displayName }) => (
            <NavLink
              key={id}
              component="button"
              type="button"
              label={displayName}
              leftSection={<IconFolder size={18} aria-hidden />}
              onClick={() => setFolderId(id)}
            />
          ))}
          {folders.isSuccess && open.length === 0 && (
            <Text size="sm" c="dimmed">
              {texts.moving.none}
            </Text>
          )}
        </ScrollArea.Autosize>
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {words.forms.cancel}
          </Button>
          <Button loading={isBusy} disabled={folderId === from} onClick={() => void move()}>
            {texts.moving.confirm(name)}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
