import { Anchor, Button, Collapse, Group, Table, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useId } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../../../app/format.ts';
import list from '../../../ui/list.module.css';
import { fieldChanges, whoDid } from './describe-entry.ts';
import type { Entry } from './queries.ts';

/** What was done, by whom and when; on demand what it changed. */
export function EntryRow({ entry }: { entry: Entry }) {
  const { summary = '', caller, entityId, date = '', address } = entry;
  const [isOpen, { toggle }] = useDisclosure(false);
  const id = useId();
  const format = useFormat();
  const changes = fieldChanges(entry);
  const who = whoDid(entry);
  return (
    <li className={list.card}>
      <Group justify="space-between" gap="xs" align="flex-start">
        <div style={{ minWidth: 0 }}>
          <Text>{summary.split(';')[0]}</Text>
          <Text size="sm" c="dimmed">
            {caller?.id ? (
              <Anchor
                component={Link}
                to={`?caller=${encodeURIComponent(caller.id)}`}
                inherit
                underline="always"
                title={`All that ${who} did`}
              >
                {who}
              </Anchor>
            ) : (
              who
            )}
            , {format.dateTime(date)}
            {address ? `, from ${address}` : ''}
          </Text>
        </div>
        <Group gap="xs">
          {entityId && (
            <Button
              size="xs"
              variant="subtle"
              component={Link}
              to={`?entity=${encodeURIComponent(entityId)}`}
              aria-label={`Its history: ${summary}`}
            >
              Its history
            </Button>
          )}
          {changes.length > 0 && (
            <Button size="xs" variant="default" onClick={toggle} aria-expanded={isOpen} aria-controls={id}>
              {isOpen ? 'Hide changes' : 'Show changes'}
            </Button>
          )}
        </Group>
      </Group>
      <Collapse expanded={isOpen} id={id}>
        <Table mt="xs" layout="fixed" aria-label={`Changes: ${summary}`}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Field</Table.Th>
              <Table.Th>Before</Table.Th>
              <Table.Th>After</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {changes.map(({ field, before, after }) => (
              <Table.Tr key={field}>
                <Table.Td style={{ overflowWrap: 'anywhere' }}>{field}</Table.Td>
                <Table.Td style={{ overflowWrap: 'anywhere' }}>{before ?? '–'}</Table.Td>
                <Table.Td style={{ overflowWrap: 'anywhere' }}>{after ?? '–'}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Collapse>
    </li>
  );
}
