import { Button, FileButton } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useMay } from '../../../app/permissions.ts';
import { words } from '../../../app/words.ts';

const texts = words.media;

type UploadButtonProps = { accept?: string; multiple?: boolean; onFiles: (files: File[]) => void };

/** Renders nothing for users who may not upload. */
export function UploadButton({ accept, multiple = true, onFiles }: UploadButtonProps) {
  const may = useMay();
  if (!may('mediaFiles.generateFileUploadUrl')) return null;
  return (
    <FileButton
      multiple={multiple}
      {...(accept ? { accept } : {})}
      onChange={(chosen: File | File[] | null) => onFiles(chosen === null ? [] : [chosen].flat())}
      inputProps={{ 'aria-label': texts.filesTitle, tabIndex: -1 }}
    >
      {(props) => (
        <Button {...props} leftSection={<IconUpload size={18} aria-hidden />}>
          {texts.upload}
        </Button>
      )}
    </FileButton>
  );
}
