import { ActionIcon, Group, NativeSelect, Stack } from '@mantine/core';
import { type Id, type Sized, STYLE_WIDTHS, type Style, type StyleWidth } from '@stoa/page-model';
import { IconDeviceTablet, IconX } from '@tabler/icons-react';
import { words } from '../../../app/words.ts';
import { setStyle } from '../changes.ts';
import { useEditing } from '../editing.ts';

const texts = words.editorSettings;

type StyleFieldProps = { id: Id; name: string; style: Style; sized: Sized };

type Wider = Exclude<StyleWidth, 'all'>;

const AUTOMATIC = '';

/** A part of a block's look: one step for all widths, and others from a width upwards where someone wants them. */
export function StyleField({ id, name, style, sized }: StyleFieldProps) {
  const editing = useEditing();
  const change = (width: StyleWidth, step: string | undefined) => {
    const { [width]: _before, ...others } = sized;
    setStyle(editing, id, name, step === undefined || step === AUTOMATIC ? others : { ...others, [width]: step });
  };
  const isSized = style.property.startsWith('--');
  const widths = STYLE_WIDTHS.filter((width) => width === 'all' || sized[width] !== undefined);
  const next = isSized && STYLE_WIDTHS.find((width): width is Wider => width !== 'all' && sized[width] === undefined);
  const usual = style.usual ?? AUTOMATIC;
  const steps = Object.entries(style.steps).map(([value, { label }]) => ({ value, label }));
  return (
    <Stack gap={4}>
      {widths.map((width) => (
        <Group key={width} gap={4} align="end" wrap="nowrap">
          <NativeSelect
            flex={1}
            label={width === 'all' ? style.label : texts.style[width].of(style.label)}
            value={sized[width] ?? usual}
            data={
              width === 'all' && usual === AUTOMATIC
                ? [{ value: AUTOMATIC, label: texts.style.automatic }, ...steps]
                : steps
            }
            onChange={({ currentTarget }) => {
              const step = currentTarget.value;
              change(width, width === 'all' && step === usual ? undefined : step);
            }}
          />
          {width !== 'all' && (
            <ActionIcon
              variant="subtle"
              color="gray"
              size={36}
              aria-label={texts.style[width].sameOf(style.label)}
              title={texts.style[width].same}
              onClick={() => change(width, undefined)}
            >
              <IconX size={16} aria-hidden />
            </ActionIcon>
          )}
          {width === widths.at(-1) && next && (
            <ActionIcon
              variant="subtle"
              color="gray"
              size={36}
              aria-label={texts.style[next].anotherOf(style.label)}
              title={texts.style[next].another}
              onClick={() => change(next, sized[width] ?? (usual || Object.keys(style.steps)[0]))}
            >
              <IconDeviceTablet size={16} aria-hidden />
            </ActionIcon>
          )}
        </Group>
      ))}
    </Stack>
  );
}
