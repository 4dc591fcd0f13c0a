import { Badge, Checkbox, Text } from '@mantine/core';
import { useSession } from '../../app/session.ts';
import { words } from '../../app/words.ts';
import { FilePreview } from './file-preview.tsx';
import { type FileView, sizeText } from './library.ts';
import classes from './media.module.css';
import { useUseCounts } from './media-uses.ts';

const texts = words.media;

export type FileListProps = {
  files: FileView[];
  isChosen: (file: FileView) => boolean;
  /** Absent if there are no actions for a selection. */
  onToggle?: ((file: FileView) => void) | undefined;
  onOpen: (file: FileView) => void;
};

/** Files as thumbnails. */
export function FileTiles({ files, isChosen, onToggle, onOpen }: FileListProps) {
  const { language } = useSession().site;
  const counts = useUseCounts(files);
  return (
    <ul className={classes.grid} aria-label={texts.filesTitle}>
      {files.map((file) => (
        <li key={file.id} className={classes.tile} data-chosen={isChosen(file) || undefined}>
          {onToggle && (
            <Checkbox
              className={classes.check}
              aria-label={words.lists.selection.select(file.displayName ?? '')}
              checked={isChosen(file)}
              onChange={() => onToggle(file)}
            />
          )}
          {file.private && (
            <Badge className={classes.mark} color="dark">
              {texts.facts.private}
            </Badge>
          )}
          <button type="button" className={classes.cover} onClick={() => onOpen(file)}>
            <span className={classes.preview}>
              <FilePreview file={file} />
            </span>
            <span className={classes.caption} style={{ display: 'block' }}>
              <Text component="span" display="block" size="sm" truncate>
                {file.displayName}
              </Text>
              <Text component="span" size="xs" c="dimmed">
                {[sizeText(Number(file.sizeInBytes ?? 0), language), counts.get(file.id ?? '')]
                  .filter(Boolean)
                  .join(' · ')}
              </Text>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
