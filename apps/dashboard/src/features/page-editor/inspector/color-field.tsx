import { ColorPicker, ColorSwatch, Popover, TextInput } from '@mantine/core';
import { useState } from 'react';
import { words } from '../../../app/words.ts';
import type { FieldProps } from './field-props.ts';

const texts = words.editorSettings;

const COLOR = /^#[0-9a-f]{6}$/;

/** A colour as #rrggbb, typed or picked. */
export function ColorField({ label, value, onType }: FieldProps) {
  const known = typeof value === 'string' ? value : '';
  /** What is being typed, and is no colour yet. */
  const [typed, setTyped] = useState<string | null>(null);
  const change = (text: string) => {
    const color = text.trim().toLowerCase();
    const isColor = COLOR.test(color);
    setTyped(isColor ? null : text);
    if (isColor && color !== known) onType(color);
  };
  return (
    <TextInput
      label={label}
      maxLength={7}
      value={typed ?? known}
      error={typed === null ? null : texts.color.wrong}
      onChange={({ currentTarget }) => change(currentTarget.value)}
      onBlur={() => setTyped(null)}
      leftSection={
        <Popover position="bottom-start" shadow="md" trapFocus withinPortal>
          <Popover.Target>
            <ColorSwatch
              component="button"
              type="button"
              color={known || '#ffffff'}
              size={24}
              aria-label={texts.color.pick(label)}
              style={{ cursor: 'pointer' }}
            />
          </Popover.Target>
          <Popover.Dropdown>
            <ColorPicker
              format="hex"
              value={known || '#ffffff'}
              onChange={change}
              saturationLabel={texts.color.saturation}
              hueLabel={texts.color.hue}
            />
          </Popover.Dropdown>
        </Popover>
      }
    />
  );
}
