import { Button, ColorInput, Group, Text, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { api, present } from '../../app/api.ts';
import { words } from '../../app/words.ts';
import { missing } from '../../ui/form/checks.ts';
import { Form } from '../../ui/form/form.tsx';
import { FormEnd } from '../../ui/form/form-end.tsx';
import { FormDialog } from '../../ui/form/form-window.tsx';
import { useEntityForm } from '../../ui/form/use-entity-form.ts';
import { MediaPicker } from '../media/media-picker.tsx';
import { useMayPick } from '../media/use-may-pick.ts';
import { BadgeMark } from './badge-mark.tsx';
import { BADGES, type BadgeView } from './queries.ts';

const texts = words.memberSettings.badges;

type BadgeDialogProps = {
  opened: boolean;
  /** The badge to edit; null for a new one. */
  badge: BadgeView | null;
  onClose: () => void;
};

/** Creates or edits a badge. */
export function BadgeDialog({ opened, badge, onClose }: BadgeDialogProps) {
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={badge ? words.actions.editNamed(badge.title ?? '') : texts.new}
    >
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
      title: missing(title, texts.missingName),
      backgroundColor: notColour(backgroundColor),
      textColor: notColour(textColor),
    }),
    // an icon without an address removes the old one
    save: ({ icon = {}, ...draft }, { entity: { id } }) =>
      id
        ? api.badges.updateBadge({ badge: { ...draft, icon, id } })
        : api.badges.createBadge({ badge: { ...draft, icon } }),
    saved: (_, { title }) => (badge ? words.actions.saved(title) : texts.created(title)),
    settle: (answer) => present(answer.badge, 'badge'),
    onDone: onClose,
    refresh: [BADGES],
  });
  const { icon } = form.values;
  return (
    <Form form={form} gap="sm">
      <TextInput label={texts.name} required maxLength={50} data-autofocus {...form.text('title')} />
      <Textarea
        label={texts.description}
        description={texts.descriptionText}
        maxLength={1500}
        autosize
        minRows={2}
        {...form.text('description')}
      />
      <Group grow align="flex-start">
        <ColorInput label={texts.background} format="hex" {...form.input('backgroundColor')} />
        <ColorInput label={texts.textColor} format="hex" {...form.input('textColor')} />
      </Group>
      <Group gap="xs">
        {mayPick && (
          <Button size="xs" variant="default" onClick={() => setPicking(true)}>
            {icon?.url ? texts.changeIcon : texts.chooseIcon}
          </Button>
        )}
        {icon?.url && (
          <Button size="xs" variant="subtle" color="gray" onClick={() => form.set({ icon: undefined })}>
            {texts.noIcon}
          </Button>
        )}
      </Group>
      <Group gap="sm">
        <Text size="sm" c="dimmed">
          {texts.preview}
        </Text>
        <BadgeMark badge={form.values} />
      </Group>
      <FormEnd form={form}>{badge ? texts.save : texts.create}</FormEnd>
      {isPicking && (
        <MediaPicker
          title={texts.iconTitle}
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

const notColour = (text: string): string | null => (COLOUR.test(text) ? null : texts.wrongColor);
