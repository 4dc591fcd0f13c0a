import { Button, Fieldset, Group, Stack, Text } from '@mantine/core';
import type { FileKind, Value } from '@stoa/page-model';
import { useState } from 'react';
import { words } from '../../../app/words.ts';
import { Picture } from '../../../ui/picture.tsx';
import { dimensionsOf, type FileView, pictureIdOf, sizeText } from '../../media/library.ts';
import { MediaPicker } from '../../media/media-picker.tsx';
import { useMayPick } from '../../media/use-may-pick.ts';
import type { FieldProps } from './field-props.ts';

const texts = words.editorSettings;

type FileValue = { id: string; name?: string; bytes?: number; poster?: string };

const fileOf = (value: Value | undefined): FileValue | null => {
  const file = value as FileValue | undefined;
  return file?.id ? file : null;
};

/** A file of the media library that is no picture. */
export function FileField({ label, value, onSet, kinds }: FieldProps & { kinds: readonly FileKind[] }) {
  const mayPick = useMayPick();
  const [isPicking, setPicking] = useState(false);
  const file = fileOf(value);
  return (
    <Fieldset legend={label} p="sm">
      <Stack gap="xs">
        {file?.poster && <Picture id={file.poster} alt="" width={240} height={160} isFluid />}
        {file && (
          <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
            {file.name || file.id}
            {file.bytes !== undefined && `, ${sizeText(file.bytes)}`}
          </Text>
        )}
        <Group gap="xs">
          {mayPick && (
            <Button size="xs" variant="default" onClick={() => setPicking(true)}>
              {file ? texts.file.replace : texts.file.choose}
            </Button>
          )}
          {file && (
            <Button size="xs" variant="subtle" color="gray" onClick={() => onSet(undefined)}>
              {texts.file.remove}
            </Button>
          )}
        </Group>
      </Stack>
      {isPicking && (
        <MediaPicker
          title={label}
          kinds={kinds}
          onPick={([picked]) => picked?.id && onSet(valueOfFile(picked))}
          onClose={() => setPicking(false)}
        />
      )}
    </Fieldset>
  );
}

const LONGEST_NAME = 200;

function valueOfFile(file: FileView): Value {
  const poster = pictureIdOf(file);
  return {
    id: file.id ?? '',
    name: (file.displayName ?? '').slice(0, LONGEST_NAME),
    bytes: Number(file.sizeInBytes ?? 0),
    ...dimensionsOf(file),
    ...(poster && { poster }),
  };
}
