import { Select } from '@mantine/core';
import { hostedFonts } from '@stoa/blocks';
import { words } from '../../../app/words.ts';
import type { FieldProps } from '../inspector/field-props.ts';
import { showAllFonts } from './show-fonts.ts';

const texts = words.editorTheme;

type FontFieldProps = Pick<FieldProps, 'label' | 'onSet'> & {
  value: string;
  options: Readonly<Record<string, string>>;
};

/** The choice of a font, each name in its own letters. */
export function FontField({ label, value, options, onSet }: FontFieldProps) {
  const entries = Object.entries(options).map(([stack, name]) => ({ value: stack, label: name }));
  const isHosted = ({ value: stack }: { value: string }) => Object.hasOwn(hostedFonts, stack);
  const known = [
    { group: texts.hostedFonts, items: entries.filter(isHosted) },
    { group: texts.systemFonts, items: entries.filter((entry) => !isHosted(entry)) },
  ];
  const isKnown = Object.hasOwn(options, value);
  return (
    <Select
      label={label}
      searchable
      allowDeselect={false}
      value={value}
      data={isKnown ? known : [{ group: '', items: [{ value, label: texts.asItIs }] }, ...known]}
      styles={{ input: { fontFamily: value } }}
      onDropdownOpen={showAllFonts}
      renderOption={({ option }) => <span style={{ fontFamily: option.value, fontSize: 16 }}>{option.label}</span>}
      onChange={(next) => {
        if (next !== null && next !== value) onSet(next);
      }}
    />
  );
}
