import { Button, FileButton, Group, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation } from '@tanstack/react-query';
import { useMay } from '../../app/permissions.ts';
import { words } from '../../app/words.ts';
import { explain } from '../../ui/explain.ts';
import { Picture } from '../../ui/picture.tsx';
import { ROOT } from './library.ts';
import { NotTaken, uploadFile } from './uploads/upload-file.ts';

const texts = words.media;

/** `value` is the id of a media file; null: no picture. */
type PictureFieldProps = { value: string | null; onChange: (id: string | null) => void; disabled?: boolean };

/** A picture that is uploaded to the media library, replaced or removed. */
export function PictureField({ value, onChange, disabled = false }: PictureFieldProps) {
  const mayUpload = useMay()('mediaFiles.generateFileUploadUrl');
  const upload = useMutation({
    mutationFn: (file: File) => uploadFile(file, { folderId: ROOT }),
    onSuccess: ({ id }) => onChange(id ?? null),
    onError: (error) => {
      const message = error instanceof NotTaken ? error.message : explain(error).detail;
      notifications.show({ color: 'red', title: texts.picture.failed, message });
    },
  });
  return (
    <div>
      <Text size="sm" fw={500} mb={4}>
        {texts.kindOfOne.IMAGE}
      </Text>
      <Group gap="md">
        <Picture id={value} alt="" width={96} height={96} />
        <Group gap="xs">
          {mayUpload && !disabled && (
            <FileButton
              accept="image/*"
              onChange={(file) => file && upload.mutate(file)}
              inputProps={{ 'aria-label': texts.kindOfOne.IMAGE, tabIndex: -1 }}
            >
              {(props) => (
                <Button {...props} variant="default" loading={upload.isPending}>
                  {value ? texts.picture.replace : texts.upload}
                </Button>
              )}
            </FileButton>
          )}
          {value && !disabled && (
            <Button variant="subtle" color="gray" onClick={() => onChange(null)}>
              {words.actions.remove}
            </Button>
          )}
        </Group>
      </Group>
    </div>
  );
}
