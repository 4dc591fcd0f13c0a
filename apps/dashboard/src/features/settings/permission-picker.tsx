import { Accordion, Badge, Checkbox, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useHolds } from '../../app/permissions.ts';
import { words } from '../../app/words.ts';
import { groupState, type PermissionGroup, permissionName, toggled, toggledGroup } from './permission-choice.ts';

const texts = words.settings;

type PermissionPickerProps = {
  groups: readonly PermissionGroup[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
};

/** Selects permissions by group or individually. Users can only select permissions that they have themselves. */
export function PermissionPicker({ groups, chosen, onChange }: PermissionPickerProps) {
  const holds = useHolds();
  // groups contain many fields, so these are rendered when the group is first opened
  const [opened, setOpened] = useState<string[]>([]);
  return (
    <Accordion multiple value={opened} onChange={setOpened} variant="separated" chevronPosition="left" order={3}>
      {groups.map((group) => {
        const { key, title, permissions } = group;
        const state = groupState(group, chosen);
        return (
          <Accordion.Item key={key} value={key}>
            <Group wrap="nowrap" gap={0} pr="sm">
              <Accordion.Control>
                <Group gap="xs" wrap="nowrap">
                  <Text size="sm">{title}</Text>
                  {state !== 'none' && (
                    <Badge variant="light" size="sm" style={{ flexShrink: 0 }}>
                      {state === 'all' ? texts.permissions.all : texts.permissions.some}
                    </Badge>
                  )}
                </Group>
              </Accordion.Control>
              <Checkbox
                size="md"
                aria-label={texts.permissions.allOf(title)}
                checked={state === 'all'}
                indeterminate={state === 'some'}
                disabled={!holds(group.all)}
                onChange={() => onChange(toggledGroup(group, chosen))}
              />
            </Group>
            <Accordion.Panel>
              {opened.includes(key) && (
                <Stack gap="sm">
                  {permissions.map((permission) => (
                    <Checkbox
                      size="md"
                      key={permission}
                      label={permissionName(permission)}
                      checked={state === 'all' || chosen.includes(permission)}
                      disabled={!holds(permission)}
                      onChange={() => onChange(toggled(group, chosen, permission))}
                    />
                  ))}
                </Stack>
              )}
            </Accordion.Panel>
          </Accordion.Item>
        );
      })}
    </Accordion>
  );
}
