import { Badge, Checkbox, Text } from '@mantine/core';
import { useSession } from '../../app/session.ts';
import { FilePreview } from './file-preview.tsx';
import { type FileView, sizeText } from './library.ts';
import classes from './media.module.css';
import { useUseCounts } from './media-uses.ts';

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
    <ul className={classes.grid} aria-label="Files">
      {files.map((file) => (
        <li key={file.id} className={classes.tile} data-chosen={isChosen(file) || undefined}>
          {onToggle && (
            <Checkbox
              className={classes.check}
              aria-label={`Select ${file.displayName}`}
              checked={isChosen(file)}
              onChange={() => onToggle(file)}
            />
          )}
          {file.private && (
            <Badge className={classes.mark} color="dark">
              Private
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
