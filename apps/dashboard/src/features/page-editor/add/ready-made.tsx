import { Accordion, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { words } from '../../../app/words.ts';
import type { Choice, ReadyGroup } from './choices.ts';

const texts = words.pageEditor;

type ReadyMadeProps = { groups: readonly ReadyGroup[]; draw: (choices: readonly Choice[]) => ReactNode };

/** Sections that are finished as they are added, in groups of which one is open at a time. */
export function ReadyMade({ groups, draw }: ReadyMadeProps) {
  return (
    <section aria-label={texts.adding.readyMade}>
      <Text size="xs" c="dimmed">
        {texts.adding.readyMadeText}
      </Text>
      <Accordion
        variant="separated"
        chevronPosition="right"
        mt="xs"
        defaultValue={groups[0]?.label.replaceAll(' ', '-') ?? null}
      >
        {groups.map(({ label, choices }) => (
          <Accordion.Item key={label} value={label.replaceAll(' ', '-')}>
            <Accordion.Control>
              <Group justify="space-between" wrap="nowrap" pr="xs">
                <Text size="sm">{label}</Text>
                <Text size="xs" c="dimmed">
                  {choices.length}
                </Text>
              </Group>
            </Accordion.Control>
            <Accordion.Panel>{draw(choices)}</Accordion.Panel>
          </Accordion.Item>
        ))}
      </Accordion>
    </section>
  );
}
