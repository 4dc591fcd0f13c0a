import { Anchor, Button, Collapse, Table } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useId } from 'react';
import { Link } from 'react-router';
import { words } from '../../../app/words.ts';
import { type Entry, fieldChanges, whoDid } from './describe-entry.ts';

const texts = words.activity;

/** The author of an action, linked to all of their actions. */
export function Caller({ entry }: { entry: Entry }) {
  const { caller } = entry;
  const who = whoDid(entry);
  if (!caller?.id) return who;
  return (
    <Anchor
      component={Link}
      to={`?caller=${encodeURIComponent(caller.id)}`}
      inherit
      underline="always"
      title={texts.allOf(who)}
    >
      {who}
    </Anchor>
  );
}

/** A link to the full history of the entity in an entry. */
export function EntityHistory({ entry: { entityId, summary } }: { entry: Entry }) {
  if (!entityId) return null;
  return (
    <Button
      size="xs"
      variant="subtle"
      component={Link}
      to={`?entity=${encodeURIComponent(entityId)}`}
      aria-label={texts.historyOf(summary ?? '')}
    >
      {texts.history}
    </Button>
  );
}

/** The changes of an entry, shown on demand. */
export function EntryChanges({ entry }: { entry: Entry }) {
  const { summary = '' } = entry;
  const [isOpen, { toggle }] = useDisclosure(false);
  const id = useId();
  return (
    <>
      <Button size="xs" variant="default" onClick={toggle} aria-expanded={isOpen} aria-controls={id}>
        {isOpen ? texts.hide : texts.show}
      </Button>
      <Collapse expanded={isOpen} id={id} w="100%">
        <Table mt="xs" layout="fixed" aria-label={texts.changes(summary)}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{texts.field}</Table.Th>
              <Table.Th>{texts.before}</Table.Th>
              <Table.Th>{texts.after}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {fieldChanges(entry).map(({ field, before, after }) => (
              <Table.Tr key={field}>
                <Table.Td style={{ overflowWrap: 'anywhere' }}>{field}</Table.Td>
                <Table.Td style={{ overflowWrap: 'anywhere' }}>{before ?? '–'}</Table.Td>
                <Table.Td style={{ overflowWrap: 'anywhere' }}>{after ?? '–'}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Collapse>
    </>
  );
}
