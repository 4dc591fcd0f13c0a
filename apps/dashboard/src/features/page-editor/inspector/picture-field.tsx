import { Button, Checkbox, Fieldset, Group, Stack, TextInput } from '@mantine/core';
import type { Value } from '@stoa/page-model';
import { useState } from 'react';
import { words } from '../../../app/words.ts';
import { Picture } from '../../../ui/picture.tsx';
import { dimensionsOf, type FileView } from '../../media/library.ts';
import { MediaPicker } from '../../media/media-picker.tsx';
import { useMayPick } from '../../media/use-may-pick.ts';
import type { FieldProps } from './field-props.ts';

const texts = words.editorSettings;

/** Without an alternative text, nobody has said yet what it shows; an empty one says that it is decoration. */
type PictureValue = { id: string; width?: number | null; height?: number | null; alt?: string };

const withAlt = ({ alt: _, ...picture }: PictureValue, alt: string | undefined): Value => ({
  ...picture,
  ...(alt !== undefined && { alt }),
});

const pictureOf = (value: Value | undefined): PictureValue | null => {
  const picture = value as PictureValue | undefined;
  return picture?.id ? picture : null;
};

/** A picture of the media library, with its description for those who don’t see it. */
export function PictureField({ label, value, onSet, onType }: FieldProps) {
  const mayPick = useMayPick();
  const [isPicking, setPicking] = useState(false);
  const picture = pictureOf(value);
  return (
    <Fieldset legend={label} p="sm">
      <Stack gap="xs">
        {picture && <Picture id={picture.id} alt="" width={240} height={160} isFluid />}
        <Group gap="xs">
          {mayPick && (
            <Button size="xs" variant="default" onClick={() => setPicking(true)}>
              {picture ? texts.file.replace : texts.picture.choose}
            </Button>
          )}
          {picture && (
            <Button size="xs" variant="subtle" color="gray" onClick={() => onSet(undefined)}>
              {texts.picture.remove}
            </Button>
          )}
        </Group>
        {picture && (
          <>
            <TextInput
              label={texts.picture.alt}
              description={texts.picture.altText}
              maxLength={1000}
              value={picture.alt ?? ''}
              disabled={picture.alt === ''}
              onChange={({ currentTarget }) => onType(withAlt(picture, currentTarget.value || undefined))}
            />
            <Checkbox
              label={texts.picture.decoration}
              checked={picture.alt === ''}
              onChange={({ currentTarget }) => onSet(withAlt(picture, currentTarget.checked ? '' : undefined))}
            />
          </>
        )}
      </Stack>
      {isPicking && (
        <MediaPicker
          title={label}
          kinds={['IMAGE']}
          onPick={([file]) => file?.id && onSet(valueOfFile(file, picture?.alt))}
          onClose={() => setPicking(false)}
        />
      )}
    </Fieldset>
  );
}

function valueOfFile(file: FileView, alt: string | undefined): Value {
  const { width, height } = dimensionsOf(file) ?? { width: null, height: null };
  return withAlt({ id: file.id ?? '', width, height }, alt);
}
