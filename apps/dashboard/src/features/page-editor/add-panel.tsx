import { Button, Group, Stack, Text, TextInput, UnstyledButton } from '@mantine/core';
import type { BlockSchema, Preset } from '@stoa/page-model';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import classes from './add-panel.module.css';
import { iconOf, purposeOf } from './block-icons.ts';
import { add } from './changes.ts';
import { useEditing, useNode, useSelected } from './editing.ts';
import { placeFor } from './places.ts';
import { hasReadyMade, ReadyMadeSections } from './ready-made.tsx';

/** As many as are seen at once. */
const FEW = 8;

/** What can be added at the selected block. */
export function AddPanel({ onAdded }: { onAdded?: () => void }) {
  const { editor } = useEditing();
  const selected = useSelected();
  const [words, setWords] = useState('');
  // what has room changes with the blocks in it
  useNode(selected);
  useNode(editor.draft.root);
  const all = Object.values(editor.schemas).filter(({ type }) => placeFor(editor, selected, type) !== null);
  // what belongs into the selected block comes before whole sections
  const inOrder = [
    ...all.filter(({ group }) => group !== 'section'),
    ...all.filter(({ group }) => group === 'section'),
  ];
  const found = inOrder.filter((schema) => textOf(schema).includes(words.trim().toLowerCase()));
  return (
    <Stack gap="xs" p="sm" className={classes.panel} data-add>
      {all.length > FEW && (
        <TextInput
          type="search"
          aria-label="Search for what to add"
          placeholder="Search"
          leftSection={<IconSearch size={16} aria-hidden />}
          value={words}
          onChange={({ currentTarget }) => setWords(currentTarget.value)}
        />
      )}
      {found.map((schema) => (
        <Choice key={schema.type} schema={schema} onAdded={onAdded} />
      ))}
      <ReadyMadeSections words={words} onAdded={onAdded} />
      {found.length === 0 && (words.trim() === '' || !hasReadyMade(words)) && (
        <Text size="sm" c="dimmed">
          {all.length === 0 ? 'There is no room for more here.' : 'Nothing is called that.'}
        </Text>
      )}
    </Stack>
  );
}

const textOf = ({ type, label, presets = [] }: BlockSchema): string =>
  [label, purposeOf(type), ...presets.map(({ name }) => name)].join(' ').toLowerCase();

type ChoiceProps = { schema: BlockSchema; onAdded: (() => void) | undefined };

/** A type of block, and its other ready-made ones. */
function Choice({ schema: { type, label, presets = [] }, onAdded }: ChoiceProps) {
  const editing = useEditing();
  const Icon = iconOf(type);
  const [first, ...others] = presets;
  const press = (preset?: Preset) => {
    if (add(editing, type, preset)) onAdded?.();
  };
  return (
    <div className={classes.choice}>
      <UnstyledButton className={classes.type} onClick={() => press(first)}>
        <Icon size={22} stroke={1.5} aria-hidden />
        <span>
          <Text component="span" size="sm" fw={600} display="block">
            {label}
          </Text>
          <Text component="span" size="xs" c="dimmed" display="block">
            {purposeOf(type)}
          </Text>
        </span>
      </UnstyledButton>
      {others.length > 0 && (
        <Group gap={4} px={8} pb={8}>
          {others.map((preset) => (
            <Button
              key={preset.name}
              size="compact-sm"
              variant="default"
              fw={400}
              aria-label={`${label}: ${preset.name}`}
              onClick={() => press(preset)}
            >
              {preset.name}
            </Button>
          ))}
        </Group>
      )}
    </div>
  );
}
