import { Button, FileButton } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';

type UploadButtonProps = { accept?: string; multiple?: boolean; onFiles: (files: File[]) => void };

export function UploadButton({ accept, multiple = true, onFiles }: UploadButtonProps) {
  return (
    <FileButton
      multiple={multiple}
      {...(accept ? { accept } : {})}
      onChange={(chosen: File | File[] | null) => onFiles(chosen === null ? [] : [chosen].flat())}
      inputProps={{ 'aria-label': 'Files', tabIndex: -1 }}
    >
      {(props) => (
        <Button {...props} leftSection={<IconUpload size={18} aria-hidden />}>
          Upload
        </Button>
      )}
    </FileButton>
  );
}
