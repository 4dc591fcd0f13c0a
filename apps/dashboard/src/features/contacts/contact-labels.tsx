import { Badge, Group, Text } from '@mantine/core';
import { type ContactView, labelNameOf, labelsOf } from './contact.ts';

const SHOWN = 2;

/** The first labels of a contact, and the number of further ones. */
export function ContactLabels({ contact }: { contact: ContactView }) {
  const labels = labelsOf(contact);
  return (
    <Group gap={4}>
      {labels.slice(0, SHOWN).map((key) => (
        <Badge key={key} size="sm" variant="light" color="gray">
          {labelNameOf(key)}
        </Badge>
      ))}
      {labels.length > SHOWN && (
        <Text size="xs" c="dimmed">
          +{labels.length - SHOWN}
        </Text>
      )}
    </Group>
  );
}
