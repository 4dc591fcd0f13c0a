import { ActionIcon, ColorInput, ColorSwatch, Popover, Stack, Text } from '@mantine/core';
import { words } from '../../../../app/words.ts';
import { Picture } from '../../../../ui/picture.tsx';
import type { MediaDraft } from '../product-form.ts';
import { type ChoiceDraft, FIRST_COLOUR } from './option-form.ts';
import { PictureToggles } from './picture-choice.tsx';

const texts = words.productOptions;

type SwatchFieldProps<C extends ChoiceDraft> = { choice: C; media: MediaDraft[]; onChange: (choice: C) => void };

const suggestions = [
  '#000000',
  '#ffffff',
  '#808080',
  '#d32f2f',
  '#f57c00',
  '#fbc02d',
  '#388e3c',
  '#00796b',
  '#1976d2',
  '#0d2b52',
  '#7b1fa2',
  '#ec6d9f',
  '#795548',
  '#e8dcc4',
];

/** The colour of a swatch, or a picture that replaces it. */
export function SwatchField<C extends ChoiceDraft>({ choice, media, onChange }: SwatchFieldProps<C>) {
  const name = choice.name || texts.choices.unnamed;
  const colour = choice.colorCode || FIRST_COLOUR;
  const pictures = media.filter(({ kind }) => kind === 'IMAGE');
  return (
    <Popover width={250} position="bottom-start" shadow="md" trapFocus returnFocus>
      <Popover.Target>
        <ActionIcon variant="default" size={36} aria-label={texts.swatch.of(name)}>
          {choice.swatchPicture ? (
            <Picture id={choice.swatchPicture} alt="" width={26} height={26} />
          ) : (
            <ColorSwatch color={colour} size={20} />
          )}
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label={texts.swatch.of(name)}>
        <Stack gap="sm">
          <ColorInput
            label={texts.swatch.colour}
            format="hex"
            withPicker={false}
            swatches={suggestions}
            popoverProps={{ withinPortal: false }}
            value={colour}
            onChange={(colorCode) => onChange({ ...choice, colorCode, swatchPicture: '' })}
            eyeDropperButtonProps={{ 'aria-label': texts.swatch.pick }}
          />
          {pictures.length > 0 && (
            <div>
              <Text size="sm" fw={500} mb={4}>
                {texts.swatch.picture}
              </Text>
              <PictureToggles
                media={pictures}
                isChosen={(id) => id === choice.swatchPicture}
                onToggle={(id) => onChange({ ...choice, swatchPicture: id === choice.swatchPicture ? '' : id })}
              />
            </div>
          )}
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
