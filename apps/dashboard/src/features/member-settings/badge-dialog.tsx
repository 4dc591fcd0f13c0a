import { Button, ColorInput, Group, Text, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { api, present } from '../../app/api.ts';
import { missing } from '../../ui/form/checks.ts';
import { Form } from '../../ui/form/form.tsx';
import { FormEnd } from '../../ui/form/form-end.tsx';
import { FormDialog } from '../../ui/form/form-window.tsx';
import { useEntityForm } from '../../ui/form/use-entity-form.ts';
import { MediaPicker } from '../media/media-picker.tsx';
import { useMayPick } from '../media/use-may-pick.ts';
import { BadgeMark } from './badge-mark.tsx';
import { BADGES, type BadgeView } from './queries.ts';

type BadgeDialogProps = {
  opened: boolean;
  /** The badge to edit; null for a new one. */
  badge: BadgeView | null;
  onClose: () => void;
};

/** Creates or edits a badge. */
export function BadgeDialog({ opened, badge, onClose }: BadgeDialogProps) {
  return (
    <FormDialog opened={opened} onClose={onClose} title={badge ? `Edit ${badge.title}` : 'New badge'}>
      {opened && <BadgeForm badge={badge} onClose={onClose} />}
    </FormDialog>
  );
}

const COLOUR = /^#[0-9a-f]{6}$/i;
const NEW: BadgeView = { title: '', description: '', backgroundColor: '#1D4ED8', textColor: '#FFFFFF' };

const readBadge = ({ title, description, backgroundColor, textColor, icon }: BadgeView) => ({
  title: title ?? '',
  description: description ?? '',
  backgroundColor: backgroundColor ?? '',
  textColor: textColor ?? '',
  icon,
});

function BadgeForm({ badge, onClose }: Omit<BadgeDialogProps, 'opened'>) {
  const mayPick = useMayPick();
  const [isPicking, setPicking] = useState(false);
  const form = useEntityForm({
    entity: badge ?? NEW,
    read: readBadge,
    validate: ({ title, backgroundColor, textColor }) => ({
      title: missing(title, 'Enter a title'),
      backgroundColor: notColour(backgroundColor),
      textColor: notColour(textColor),
    }),
    // an icon without an address removes the old one
    save: ({ icon = {}, ...draft }, { entity: { id } }) =>
      id
        ? api.badges.updateBadge({ badge: { ...draft, icon, id } })
        : api.badges.createBadge({ badge: { ...draft, icon } }),
    saved: (_, { title }) => `${title} was ${badge ? 'saved' : 'created'}`,
    settle: (answer) => present(answer.badge, 'badge'),
    onDone: onClose,
    refresh: [BADGES],
  });
  const { icon } = form.values;
  return (
    <Form form={form} gap="sm">
      <TextInput label="Title" required maxLength={50} data-autofocus {...form.text('title')} />
      <Textarea
        label="Description"
        description="What it takes to get it."
        maxLength={1500}
        autosize
        minRows={2}
        {...form.text('description')}
      />
      <Group grow align="flex-start">
        <ColorInput label="Background" format="hex" {...form.input('backgroundColor')} />
        <ColorInput label="Text" format="hex" {...form.input('textColor')} />
      </Group>
      <Group gap="xs">
        {mayPick && (
          <Button size="xs" variant="default" onClick={() => setPicking(true)}>
            {icon?.url ? 'Change icon' : 'Choose icon'}
          </Button>
        )}
        {icon?.url && (
          <Button size="xs" variant="subtle" color="gray" onClick={() => form.set({ icon: undefined })}>
            No icon
          </Button>
        )}
      </Group>
      <Group gap="sm">
        <Text size="sm" c="dimmed">
          It looks like this:
        </Text>
        <BadgeMark badge={form.values} />
      </Group>
      <FormEnd form={form}>{badge ? 'Save badge' : 'Create badge'}</FormEnd>
      {isPicking && (
        <MediaPicker
          title="Icon of the badge"
          kinds={['IMAGE']}
          onPick={([file]) => {
            if (file) form.set({ icon: { id: file.id, url: file.url ?? '' } });
            setPicking(false);
          }}
          onClose={() => setPicking(false)}
        />
      )}
    </Form>
  );
}

const notColour = (text: string): string | null => (COLOUR.test(text) ? null : 'Enter it as #1A2B3C, or choose one');
