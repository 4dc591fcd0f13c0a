import { SegmentedControl, Stack, Text, TextInput } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { words } from '../../../app/words.ts';
import { found } from '../../../ui/finder/found.ts';
import { type AddFrom, canvasWidths, useEditing, useNode, useSelected } from '../editing.ts';
import { NARROW } from '../panels.ts';
import { useCell } from '../store/cell.ts';
import classes from './add-panel.module.css';
import { ChoiceCard } from './choice-card.tsx';
import { type Choice, kinds, readyGroups } from './choices.ts';
import { ReadyMade } from './ready-made.tsx';
import { useReadyContent } from './use-ready-content.ts';
import { useThemeSheet } from './use-theme-sheet.ts';

const texts = words.pageEditor;

/** As many as are seen at once. */
const FEW = 8;

/** What can be added at the selected block, each as it will look. */
export function AddPanel({ onAdded }: { onAdded?: () => void }) {
  const [words, setWords] = useState('');
  const { single, groups } = useChoices();
  const from = useCell(useEditing().addFrom);
  const draw = useDraw(onAdded);
  const isSearching = words.trim() !== '';
  const all = [...single, ...groups.flatMap(({ choices }) => choices)];
  const shown = isSearching ? found(all, words) : single;
  return (
    <Stack gap="xs" p="sm" className={classes.panel} data-add>
      {all.length > FEW && (
        <TextInput
          type="search"
          aria-label={texts.adding.search}
          placeholder={texts.search}
          leftSection={<IconSearch size={16} aria-hidden />}
          value={words}
          onChange={({ currentTarget }) => setWords(currentTarget.value)}
        />
      )}
      {groups.length > 0 && !isSearching && <From />}
      {groups.length > 0 && !isSearching && from === 'ready-made' ? (
        <ReadyMade groups={groups} draw={draw} />
      ) : (
        draw(shown)
      )}
      {shown.length === 0 && (isSearching || all.length === 0) && (
        <Text size="sm" c="dimmed" role="status">
          {all.length === 0 ? texts.adding.full : texts.notFound}
        </Text>
      )}
    </Stack>
  );
}

function useChoices() {
  const editing = useEditing();
  // what has room changes with the blocks in it
  useNode(useSelected());
  useNode(editing.editor.draft.root);
  const ready = useReadyContent();
  return { single: kinds(editing), groups: ready ? readyGroups(editing, ready) : [] };
}

/** Of pages that are drawn small beside the canvas: so wide that their words can still be told apart. */
const BESIDE = 900;

/** Draws choices, each as it looks on a page. */
function useDraw(onAdded?: () => void) {
  const theme = useThemeSheet();
  const isNarrow = useMediaQuery(NARROW, undefined, { getInitialValueInEffect: false });
  const pageWidth = isNarrow ? canvasWidths.phone : BESIDE;
  return (choices: readonly Choice[]) => (
    <div className={classes.choices}>
      {choices.map((choice) => (
        <ChoiceCard key={choice.key} choice={choice} theme={theme} pageWidth={pageWidth} onAdded={onAdded} />
      ))}
    </div>
  );
}

function From() {
  const { addFrom } = useEditing();
  return (
    <SegmentedControl
      fullWidth
      aria-label={texts.adding.what}
      value={useCell(addFrom)}
      onChange={(value: AddFrom) => addFrom.set(value)}
      data={[
        { value: 'kinds', label: texts.adding.blocks },
        { value: 'ready-made', label: texts.adding.readyMade },
      ]}
    />
  );
}
