import { Badge, CloseButton, Group, Text } from '@mantine/core';
import { api } from '../../app/api.ts';
import { useMay } from '../../app/permissions.ts';
import { words } from '../../app/words.ts';
import { Panel } from '../../ui/panel.tsx';
import { useChange } from '../../ui/use-change.ts';
import { type ContactView, labelNameOf, labelsOf } from './contact.ts';

const texts = words.contacts;

/** The labels of a contact, each with a button to remove it. */
export function LabelsPanel({ contact }: { contact: ContactView }) {
  const mayModify = useMay()('contacts.unlabelContact');
  const changing = useChange(['contacts']);
  const labels = labelsOf(contact);
  const takeOff = (key: string) =>
    changing.mutate({
      change: () => api.contacts.unlabelContact({ contactId: contact.id ?? '', labelKeys: [key] }),
      done: words.actions.removed(labelNameOf(key)),
    });
  return (
    <Panel title={texts.fields.labels}>
      {labels.length === 0 && (
        <Text size="sm" c="dimmed">
          {texts.labels.none}
        </Text>
      )}
      <Group gap={6}>
        {labels.map((key) => (
          <Badge
            key={key}
            variant="light"
            color="gray"
            size="lg"
            rightSection={
              mayModify && (
                <CloseButton
                  size={18}
                  iconSize={14}
                  aria-label={words.actions.removeNamed(labelNameOf(key))}
                  disabled={changing.isPending}
                  onClick={() => takeOff(key)}
                />
              )
            }
          >
            {labelNameOf(key)}
          </Badge>
        ))}
      </Group>
    </Panel>
  );
}
