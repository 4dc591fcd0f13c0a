import { Button, FileButton, Group, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconFile, IconUpload } from '@tabler/icons-react';
import { useState } from 'react';
import { useMay } from '../../../../app/permissions.ts';
import { words } from '../../../../app/words.ts';
import { explain } from '../../../../ui/explain.ts';
import { ROOT } from '../../../media/library.ts';
import { NotTaken, uploadFile } from '../../../media/uploads/upload-file.ts';
import type { VariantDraft } from '../product-form.ts';

const texts = words.productVariants.file;

type DigitalFileFieldProps = {
  file: VariantDraft['digitalFile'];
  onChange: (file: VariantDraft['digitalFile']) => void;
};

/** The file that buyers download. It is stored privately, so that only buyers get a link to it. */
export function DigitalFileField({ file, onChange }: DigitalFileFieldProps) {
  const mayUpload = useMay()('mediaFiles.generateFileUploadUrl');
  const [isUploading, setIsUploading] = useState(false);
  const upload = async (chosen: File | null) => {
    if (!chosen) return;
    setIsUploading(true);
    await uploadFile(chosen, { folderId: ROOT, isPrivate: true }).then(
      ({ id = '', displayName }) => onChange({ id, fileName: displayName ?? chosen.name }),
      (error: unknown) => tell(chosen, error),
    );
    setIsUploading(false);
  };
  return (
    <div>
      <Text size="sm" fw={500} mb={4}>
        {texts.label}
      </Text>
      <Group gap="xs">
        {file && (
          <Group gap={6} wrap="nowrap" miw={0}>
            <IconFile size={18} aria-hidden />
            <Text size="sm" truncate>
              {file.fileName}
            </Text>
          </Group>
        )}
        {mayUpload && (
          <FileButton
            onChange={(chosen) => void upload(chosen)}
            inputProps={{ 'aria-label': texts.choose, tabIndex: -1 }}
          >
            {(props) => (
              <Button
                {...props}
                size="xs"
                variant="default"
                loading={isUploading}
                leftSection={<IconUpload size={16} aria-hidden />}
              >
                {file ? texts.replace : texts.upload}
              </Button>
            )}
          </FileButton>
        )}
        {file && (
          <Button size="xs" variant="subtle" color="red" onClick={() => onChange(null)}>
            {texts.remove}
          </Button>
        )}
      </Group>
    </div>
  );
}

function tell({ name }: File, error: unknown) {
  const message = error instanceof NotTaken ? error.message : explain(error).detail;
  notifications.show({ color: 'red', title: texts.failed(name), message, autoClose: 10_000 });
}
