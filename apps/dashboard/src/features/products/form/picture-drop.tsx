import { Button, FileButton, Group, Loader, Text } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { type DragEvent, useState } from 'react';
import classes from './pictures.module.css';
import { PICTURE_TYPES } from './use-uploads.ts';

type PictureDropProps = {
  isFull: boolean;
  /** Names of the files under way and waiting. */
  uploading: string[];
  onFiles: (files: File[]) => void;
};

/** Takes picture files. Dropping them is a convenience for pointers: the button does the same for everyone. */
export function PictureDrop({ isFull, uploading, onFiles }: PictureDropProps) {
  const [isOver, setIsOver] = useState(false);
  const over = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(true);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    onFiles(Array.from(event.dataTransfer.files));
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only a target for files that are dragged
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
          accept={PICTURE_TYPES.join(',')}
          onChange={onFiles}
          inputProps={{ 'aria-label': 'Picture files', tabIndex: -1 }}
        >
          {(props) => (
            <Button {...props} variant="default" leftSection={<IconUpload size={18} aria-hidden />} disabled={isFull}>
              Add pictures
            </Button>
          )}
        </FileButton>
        <Text size="sm" c="dimmed" role="status">
          {uploading.length > 0 ? <Uploading names={uploading} /> : 'or drop files here'}
        </Text>
      </Group>
    </div>
  );
}

function Uploading({ names }: { names: string[] }) {
  const more = names.length - 1;
  return (
    <Group component="span" gap="xs">
      <Loader component="span" size="xs" />
      Uploading {names[0]}
      {more > 0 && ` and ${more} more`}…
    </Group>
  );
}
