import { Badge, Paper } from '@mantine/core';
import { useFormat } from '../../app/format.ts';
import { useMay } from '../../app/permissions.ts';
import { useSession } from '../../app/session.ts';
import { words } from '../../app/words.ts';
import type { Look } from '../../ui/list/define-list.ts';
import { Items } from '../../ui/list/items.tsx';
import list from '../../ui/list.module.css';
import { Picture } from '../../ui/picture.tsx';
import { KindIcon } from './file-preview.tsx';
import type { FileListProps } from './file-tiles.tsx';
import { dimensionsOf, type FileView, kindOf, pictureIdOf, sizeText } from './library.ts';
import { useUseCounts } from './media-uses.ts';

const texts = words.media;

/** Files as rows with their details. */
export function FileTable({ files, isChosen, onToggle, onOpen }: FileListProps) {
  const { language = 'en' } = useSession().site;
  const around = {
    format: useFormat(),
    may: useMay(),
    page: files,
    extra: { language, counts: useUseCounts(files), onOpen },
  };
  const boxes = onToggle && {
    nouns: texts.nouns,
    isMarked: isChosen,
    mark: (some: readonly FileView[], wanted: boolean) => {
      for (const file of some) if (isChosen(file) !== wanted) onToggle(file);
    },
  };
  return (
    <Paper className={list.frame}>
      <Items look={fileLook} label={texts.filesTitle} items={files} around={around} boxes={boxes ?? null} />
    </Paper>
  );
}

type Extra = { language: string; counts: ReadonlyMap<string, string>; onOpen: (file: FileView) => void };

const fileLook: Look<FileView, Extra> = {
  idOf: ({ id }) => id ?? '',
  name: {
    title: words.forms.name,
    of: ({ displayName }) => displayName ?? '',
    picture: (file) => <Thumbnail file={file} />,
  },
  onOpen: (file, { onOpen }) => onOpen(file),
  columns: [
    { title: texts.facts.kind, phone: 'detail', show: kindName },
    {
      title: texts.facts.access,
      phone: 'corner',
      show: (file) => file.private && <Badge color="dark">{texts.facts.private}</Badge>,
    },
    {
      title: texts.facts.dimensions,
      phone: { at: 'detail', show: dimensionsText },
      show: (file) => dimensionsText(file) ?? '–',
    },
    {
      title: texts.facts.size,
      phone: 'detail',
      isNumeric: true,
      show: ({ sizeInBytes }, { extra }) => sizeText(Number(sizeInBytes ?? 0), extra.language),
    },
    {
      title: texts.facts.use,
      phone: 'detail',
      isOneLine: true,
      show: ({ id = '' }, { extra }) => extra.counts.get(id) ?? '',
    },
    {
      title: texts.facts.changed,
      phone: 'note',
      isOneLine: true,
      show: ({ updatedDate }, { format }) => updatedDate && format.dateTime(updatedDate),
    },
  ],
  minWidth: 720,
};

function Thumbnail({ file }: { file: FileView }) {
  const id = pictureIdOf(file);
  return id ? <Picture id={id} alt="" width={36} height={36} /> : <KindIcon file={file} size={28} />;
}

export function kindName(file: FileView): string {
  const kind = kindOf(file);
  return kind ? texts.kindOfOne[kind] : texts.file;
}

export function dimensionsText(file: FileView): string | null {
  const dimensions = dimensionsOf(file);
  return dimensions && `${dimensions.width} × ${dimensions.height}`;
}
