import { IconFile, IconFileText, IconFileZip, IconMusic, IconPhoto, IconVideo } from '@tabler/icons-react';
import { pictureUrl } from '../../ui/picture-url.ts';
import { type FileView, kindOf, pictureIdOf } from './library.ts';

const icons = { IMAGE: IconPhoto, VIDEO: IconVideo, AUDIO: IconMusic, DOCUMENT: IconFileText, ARCHIVE: IconFileZip };

/** A preview of a file, or the icon of its kind. */
export function FilePreview({ file, size = 300 }: { file: FileView; size?: number }) {
  const pictureId = pictureIdOf(file);
  if (pictureId) return <img src={fitted(pictureId, size)} alt="" loading="lazy" />;
  return <KindIcon file={file} size={Math.min(48, size / 2)} />;
}

export function KindIcon({ file, size = 20 }: { file: FileView; size?: number }) {
  const kind = kindOf(file);
  const Icon = kind ? icons[kind] : IconFile;
  return <Icon size={size} stroke={1.3} aria-hidden />;
}

/** The whole picture within a square. */
export const fitted = (id: string, size: number): string => pictureUrl(id, size, size).replace('/fill/', '/fit/');
