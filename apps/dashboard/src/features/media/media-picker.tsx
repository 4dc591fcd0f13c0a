import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { IconPhotoOff } from '@tabler/icons-react';
import { useState } from 'react';
import { words } from '../../app/words.ts';
import { NothingHere } from '../../ui/nothing-here.tsx';
import { useFocusBack } from '../../ui/use-focus-back.ts';
import { useIsPhone } from '../../ui/use-is-phone.ts';
import { FolderPath } from './folder-path.tsx';
import { type FileView, type Kind, type LibraryView, ROOT, readLibraryView } from './library.ts';
import { LibraryContent } from './library-content.tsx';
import { LibraryToolbar } from './library-toolbar.tsx';
import { DropZone } from './uploads/drop-zone.tsx';
import { UploadButton } from './uploads/upload-button.tsx';
import { UploadList } from './uploads/upload-list.tsx';
import { useUploads } from './uploads/use-uploads.ts';
import { useLibraryActions } from './use-library-actions.tsx';
import { useSelection } from './use-selection.ts';

const texts = words.media.picker;

type MediaPickerProps = {
  title: string;
  /** The kinds that can be chosen; all by default. */
  kinds?: readonly Kind[];
  /** Whether to show private files instead of public ones. */
  isPrivate?: boolean;
  /** The maximum number of files; 1 by default. */
  most?: number;
  onPick: (files: FileView[]) => void;
  onClose: () => void;
};

const accepted: Record<Kind, string> = {
  IMAGE: 'image/*',
  VIDEO: 'video/mp4,video/webm,video/quicktime',
  AUDIO: 'audio/*',
  DOCUMENT: '',
  ARCHIVE: '',
};

/** A dialog to choose files from the library, or to upload new ones, which are then chosen. */
export function MediaPicker({ title, kinds = [], isPrivate = false, most = 1, onPick, onClose }: MediaPickerProps) {
  const [params, setParams] = useState(() => new URLSearchParams());
  const view: LibraryView = { ...readLibraryView(params), isTrash: false };
  const actions = useLibraryActions();
  const selection = useSelection();
  const isPhone = useIsPhone();
  useFocusBack();
  const choose = (file: FileView) => {
    if (kinds.length > 0 && !kinds.some((kind) => kind === file.mediaType)) return;
    selection.set(({ files }) => ({ folders: [], files: chosenWith(files, file, most) }));
  };
  const uploads = useUploads(
    (file) => {
      choose(file);
      void actions.refresh();
    },
    { isPrivate },
  );
  const change = (changes: Record<string, string | null>) =>
    setParams((old) => {
      const next = new URLSearchParams(old);
      for (const [name, value] of Object.entries(changes)) {
        if (value) next.set(name, value);
        else next.delete(name);
      }
      return next;
    });
  const goTo = (folderId: string) => change({ folder: folderId === ROOT ? null : folderId, search: null });
  const add = (files: File[]) => uploads.add(files, view.folderId);
  const isUploading = uploads.items.some(({ state }) => state === 'waiting' || state === 'sending');
  const accept = kinds.every((kind) => accepted[kind]) ? kinds.map((kind) => accepted[kind]).join(',') : '';
  return (
    <Modal opened onClose={onClose} title={title} size="xl" fullScreen={isPhone}>
      <Stack gap="md">
        <LibraryToolbar view={view} onChange={change} hasKinds={kinds.length === 0} />
        <Group justify="space-between">
          {view.query.text ? <span /> : <FolderPath folderId={view.folderId} onGo={goTo} />}
          <UploadButton onFiles={add} multiple={most > 1} {...(accept ? { accept } : {})} />
        </Group>
        <UploadList uploads={uploads} />
        <DropZone onFiles={add}>
          <LibraryContent
            view={view}
            selection={{ ...selection, toggleFile: choose }}
            picking={{ kinds, isPrivate }}
            onOpenFile={choose}
            onOpenFolder={({ id = ROOT }) => goTo(id)}
            empty={<NothingHere icon={<IconPhotoOff />} title={texts.none} description={texts.noneText} />}
          />
        </DropZone>
        <Group
          justify="space-between"
          style={{ position: 'sticky', bottom: 0, background: 'var(--mantine-color-body)' }}
          py="sm"
        >
          <Text size="sm" role="status">
            {most > 1 ? texts.chosenOf(selection.files.length, most) : texts.chosen(selection.files.length)}
          </Text>
          <Group gap="xs">
            <Button variant="default" onClick={onClose}>
              {words.forms.cancel}
            </Button>
            <Button
              disabled={selection.files.length === 0}
              loading={isUploading}
              onClick={() => {
                onPick(selection.files);
                onClose();
              }}
            >
              {texts.choose}
            </Button>
          </Group>
        </Group>
      </Stack>
    </Modal>
  );
}

/** Choosing a file again deselects it; beyond the maximum, a new file replaces the first one. */
function chosenWith(files: readonly FileView[], file: FileView, most: number): FileView[] {
  if (files.some(({ id }) => id === file.id)) return files.filter(({ id }) => id !== file.id);
  return [...files, file].slice(-most);
}
