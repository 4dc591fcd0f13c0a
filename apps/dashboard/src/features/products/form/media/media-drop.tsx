import { Button, FileButton, Group, Text } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { type DragEvent, type ReactNode, useState } from 'react';
import { useMay } from '../../../../app/permissions.ts';
import { words } from '../../../../app/words.ts';
import classes from './media.module.css';
import { MEDIA_TYPES } from './stored-media.ts';

const texts = words.productMedia;

type MediaDropProps = {
  isFull: boolean;
  onFiles: (files: File[]) => void;
  /** Other ways to add media. */
  children?: ReactNode;
};

/**
 * Accepts picture and video files from users who may upload. Dropping files is a convenience for pointers: the button
 * does the same for everyone.
 */
export function MediaDrop({ isFull, onFiles, children }: MediaDropProps) {
  const mayUpload = useMay()('mediaFiles.generateFileUploadUrl');
  const [isOver, setIsOver] = useState(false);
  const over = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setIsOver(true);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    onFiles(Array.from(event.dataTransfer.files));
  };
  if (!mayUpload) return children;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only a drop target for files
    <div
      className={classes.drop}
      data-over={isOver || undefined}
      onDragOver={over}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <Group gap="sm" justify="center">
        <FileButton
          multiple
          accept={MEDIA_TYPES.join(',')}
          onChange={onFiles}
          inputProps={{ 'aria-label': texts.files, tabIndex: -1 }}
        >
          {(props) => (
            <Button {...props} variant="default" leftSection={<IconUpload size={18} aria-hidden />} disabled={isFull}>
              {texts.add}
            </Button>
          )}
        </FileButton>
        {children}
        <Text size="sm" c="dimmed">
          {texts.drop}
        </Text>
      </Group>
    </div>
  );
}
