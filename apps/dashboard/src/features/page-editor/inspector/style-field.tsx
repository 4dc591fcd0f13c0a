import { ActionIcon, Group, NativeSelect, Stack } from '@mantine/core';
import { type Id, type Sized, STYLE_WIDTHS, type Style, type StyleWidth } from '@stoa/page-model';
import { IconDeviceTablet, IconX } from '@tabler/icons-react';
import { setStyle } from '../changes.ts';
import { useEditing } from '../editing.ts';

type StyleFieldProps = { id: Id; name: string; style: Style; sized: Sized };

const AUTOMATIC = '';

const widthLabels: Record<StyleWidth, string> = { all: '', tablet: 'on tablets and up', desktop: 'on desktops' };

/** A part of a block's look: one step for all widths, and others from a width upwards where someone wants them. */
export function StyleField({ id, name, style, sized }: StyleFieldProps) {
  const editing = useEditing();
  const change = (width: StyleWidth, step: string | undefined) => {
    const { [width]: _before, ...others } = sized;
    setStyle(editing, id, name, step === undefined || step === AUTOMATIC ? others : { ...others, [width]: step });
  };
  const isSized = style.property.startsWith('--');
  const widths = STYLE_WIDTHS.filter((width) => width === 'all' || sized[width] !== undefined);
  const next = isSized && STYLE_WIDTHS.find((width) => width !== 'all' && sized[width] === undefined);
  const usual = style.usual ?? AUTOMATIC;
  const steps = Object.entries(style.steps).map(([value, { label }]) => ({ value, label }));
  return (
    <Stack gap={4}>
      {widths.map((width) => (
        <Group key={width} gap={4} align="end" wrap="nowrap">
          <NativeSelect
            flex={1}
            label={width === 'all' ? style.label : `${style.label} ${widthLabels[width]}`}
            value={sized[width] ?? usual}
            data={width === 'all' && usual === AUTOMATIC ? [{ value: AUTOMATIC, label: 'Automatic' }, ...steps] : steps}
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
              aria-label={`${style.label}: the same ${widthLabels[width]}`}
              title={`The same ${widthLabels[width]}`}
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
              aria-label={`${style.label}: another ${widthLabels[next]}`}
              title={`Another ${widthLabels[next]}`}
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
