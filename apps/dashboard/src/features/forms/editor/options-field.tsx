import { ActionIcon, Button, Group, Input, Stack, TextInput } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { words } from '../../../app/words.ts';
import { moved } from '../../../ui/moved.ts';
import { Sortable } from '../../../ui/sortable.tsx';
import type { OptionDraft } from '../field-draft.ts';
import classes from './fields-panel.module.css';

const texts = words.siteForms.options;

type OptionsFieldProps = {
  options: OptionDraft[];
  error: string | undefined;
  onChange: (options: OptionDraft[]) => void;
};

const MOST_OPTIONS = 100;

/** What people choose among, in an order that can be changed. What was chosen before keeps its value. */
export function OptionsField({ options, error, onChange }: OptionsFieldProps) {
  const rename = (index: number, option: OptionDraft, label: string) => {
    // an option that nobody could choose yet is called by its words
    const isNew = option.value === '' || option.value === option.label;
    onChange(options.with(index, { ...option, label, value: isNew ? label : option.value }));
  };
  const add = () => onChange([...options, { id: crypto.randomUUID(), label: '', value: '' }]);
  return (
    <Input.Wrapper label={texts.title} labelElement="div" error={error}>
      <Stack gap="xs" mt={4}>
        <Sortable
          items={options}
          keyOf={({ id }) => id}
          nameOf={({ label }) => label || texts.new}
          onMove={(from, to) => onChange(moved(options, from, to))}
          label={texts.title}
          className={classes.list}
        >
          {(option, index, handle) => (
            <Group gap="xs" wrap="nowrap">
              {handle}
              <TextInput
                aria-label={texts.numbered(index + 1)}
                maxLength={400}
                style={{ flex: 1 }}
                value={option.label}
                onChange={({ currentTarget }) => rename(index, option, currentTarget.value)}
              />
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={option.label ? texts.remove(option.label) : texts.removeNumbered(index + 1)}
                onClick={() => onChange(options.toSpliced(index, 1))}
              >
                <IconX size={16} aria-hidden />
              </ActionIcon>
            </Group>
          )}
        </Sortable>
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<IconPlus size={14} aria-hidden />}
          style={{ alignSelf: 'flex-start' }}
          disabled={options.length >= MOST_OPTIONS}
          onClick={add}
        >
          {texts.add}
        </Button>
      </Stack>
    </Input.Wrapper>
  );
}
