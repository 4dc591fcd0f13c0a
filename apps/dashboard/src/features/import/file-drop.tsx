import { Button, FileButton, Stack, Text } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { type DragEvent, useState } from 'react';
import classes from './import.module.css';

type FileDropProps = {
  label: string;
  hint: string;
  accept: string;
  busy: boolean;
  /** Set if something else is the main action of the page. */
  isSecondary?: boolean;
  onFile: (file: File) => void;
};

/** A drop area for a file, with a button that does the same from the keyboard. */
export function FileDrop({ label, hint, accept, busy, isSecondary = false, onFile }: FileDropProps) {
  const [isOver, setIsOver] = useState(false);
  const over = (event: DragEvent, value: boolean) => {
    event.preventDefault();
    setIsOver(value);
  };
  const drop = (event: DragEvent) => {
    over(event, false);
    const [file] = event.dataTransfer.files;
    if (file && !busy) onFile(file);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same as dropping
    <div
      className={classes.drop}
      data-over={isOver || undefined}
      onDragOver={(event) => over(event, true)}
      onDragLeave={(event) => over(event, false)}
      onDrop={drop}
    >
      <Stack align="center" gap="xs">
        <FileButton accept={accept} onChange={(file) => file && onFile(file)} disabled={busy}>
          {(props) => (
            <Button
              {...props}
              variant={isSecondary ? 'default' : 'filled'}
              loading={busy}
              leftSection={<IconUpload size={18} aria-hidden />}
            >
              {label}
            </Button>
          )}
        </FileButton>
        <Text size="sm" c="dimmed" ta="center">
          {hint}
        </Text>
      </Stack>
    </div>
  );
}
