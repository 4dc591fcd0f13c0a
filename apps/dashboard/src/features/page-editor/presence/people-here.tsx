import { Avatar, Tooltip, VisuallyHidden } from '@mantine/core';
import { words } from '../../../app/words.ts';
import { initialsOf } from '../../../ui/initials.ts';
import { type Editing, useEditing } from '../editing.ts';
import classes from '../editor-layout.module.css';
import { nameOf } from '../names.ts';
import { select } from '../selection.ts';
import { useCell } from '../store/cell.ts';
import { colorOf, labelOf, type PersonHere } from './people.ts';

const texts = words.pageEditor;

/** Who else has the page open; each leads to where that person is. */
export function PeopleHere() {
  const editing = useEditing();
  const people = useCell(editing.people);
  if (people.length === 0) return null;
  return (
    <ul className={classes.people} aria-label={texts.people.here}>
      {people.map((person) => (
        <Here key={person.id} person={person} editing={editing} />
      ))}
    </ul>
  );
}

function Here({ person, editing }: { person: PersonHere; editing: Editing }) {
  const { id, name, selected, writing } = person;
  const { editor } = editing;
  const at = selected !== null && editor.nodeOf(selected) ? nameOf(editor, selected) : null;
  const say = writing ? texts.people.writingIn : texts.people.at;
  const label = at === null ? labelOf(person) : say(labelOf(person), at);
  return (
    <li>
      <Tooltip label={label} withArrow>
        <Avatar
          component="button"
          type="button"
          size={30}
          variant="filled"
          onClick={() => selected !== null && select(editing, selected)}
          styles={{ placeholder: { background: colorOf(id), color: '#ffffff', border: 0 } }}
        >
          <span aria-hidden>{initialsOf(name)}</span>
          <VisuallyHidden>{label}</VisuallyHidden>
        </Avatar>
      </Tooltip>
    </li>
  );
}
