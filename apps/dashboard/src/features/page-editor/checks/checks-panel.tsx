import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { words } from '../../../app/words.ts';
import { type Editing, type PlacedProblem, useEditing } from '../editing.ts';
import { showPanel, showSettings } from '../panels.ts';
import { telling } from '../said.ts';
import { select } from '../selection.ts';
import { useCell } from '../store/cell.ts';
import classes from './checks.module.css';
import { inWords } from './problem-words.ts';

const texts = words.editorChecks;

/** What visitors and search engines would stumble over. `isTitled`: what is around it has its title. */
export function ChecksPanel({ isTitled = false }: { isTitled?: boolean }) {
  const editing = useEditing();
  const problems = useCell(editing.problems);
  return (
    <Stack gap="md" p="md" data-checks tabIndex={-1}>
      <div>
        {!isTitled && <Title order={2}>{texts.title}</Title>}
        <Text size="sm" c="dimmed">
          {texts.text}
        </Text>
      </div>
      <Text size="sm" role="status">
        {problems === null ? texts.checking : problems.length > 0 && texts.count(problems.length)}
      </Text>
      {problems?.length === 0 && (
        <Group gap="xs" wrap="nowrap">
          <IconCircleCheck size={20} aria-hidden color="var(--mantine-color-success)" />
          <Text size="sm">{texts.none}</Text>
        </Group>
      )}
      {problems && problems.length > 0 && (
        <ul className={classes.list}>
          {problems.map((problem) => (
            <Item key={keyOf(problem)} problem={problem} />
          ))}
        </ul>
      )}
    </Stack>
  );
}

const keyOf = ({ kind, draft, block, property, words }: PlacedProblem): string =>
  [kind, draft, block, property, words].join(' ');

function Item({ problem }: { problem: PlacedProblem }) {
  const editing = useEditing();
  const { title, titled, where, why, fixLabel } = inWords(editing, problem);
  const { editor } = draftOf(editing, problem);
  return (
    <li>
      <Text size="xs" c="dimmed">
        {where}
      </Text>
      <Text size="sm" fw={600}>
        {title}
      </Text>
      <Text size="sm" c="dimmed">
        {why}
      </Text>
      <Group gap="xs" mt={6}>
        <Button
          size="compact-sm"
          variant="default"
          aria-label={texts.goTo(title)}
          onClick={() => goThere(editing, problem)}
        >
          {texts.goThere}
        </Button>
        {fixLabel && problem.fix && (
          <Button
            size="compact-sm"
            variant="light"
            aria-label={`${fixLabel}: ${title}`}
            onClick={() => {
              const { kind, type: of, ...about } = titled;
              editor.change(telling(editor.schemas, 'fixed', { problem: kind, of, ...about }), problem.fix ?? []);
            }}
          >
            {fixLabel}
          </Button>
        )}
      </Group>
    </li>
  );
}

const draftOf = (editing: Editing, { draft }: PlacedProblem): Editing =>
  draft === 'page' ? editing : editing.parts[draft];

/** Selects what a problem is about, and leads to the field that it is in. */
function goThere(editing: Editing, problem: PlacedProblem): void {
  const draft = draftOf(editing, problem);
  if (problem.draft === 'theme') {
    showPanel(editing, 'theme', '[data-theme] input');
    return;
  }
  if (problem.draft !== 'page') showPanel(editing, 'menu', '[role="treeitem"][tabindex="0"]');
  select(draft, problem.block);
  showSettings(draft, problem.property);
}
