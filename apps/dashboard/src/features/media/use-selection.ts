import { useState } from 'react';
import type { FileView, FolderView } from './library.ts';

export type Chosen = { files: FileView[]; folders: FolderView[] };
const nothing: Chosen = { files: [], folders: [] };

export type Selection = ReturnType<typeof useSelection>;

/** The selected files and folders. */
export function useSelection() {
  const [chosen, setChosen] = useState<Chosen>(nothing);
  return {
    ...chosen,
    count: chosen.files.length + chosen.folders.length,
    hasFile: (file: FileView) => chosen.files.some(({ id }) => id === file.id),
    hasFolder: (folder: FolderView) => chosen.folders.some(({ id }) => id === folder.id),
    toggleFile: (file: FileView) => setChosen((old) => ({ ...old, files: toggled(old.files, file) })),
    toggleFolder: (folder: FolderView) => setChosen((old) => ({ ...old, folders: toggled(old.folders, folder) })),
    set: setChosen,
    clear: () => setChosen(nothing),
  };
}

const toggled = <T extends { id?: string | undefined }>(items: readonly T[], item: T): T[] =>
  items.some(({ id }) => id === item.id) ? items.filter(({ id }) => id !== item.id) : [...items, item];
