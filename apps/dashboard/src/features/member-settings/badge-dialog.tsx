import { Button, ColorInput, Group, Modal, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { api } from '../../app/api.ts';
import { FormEnd } from '../../ui/form-end.tsx';
import { MediaPicker } from '../media/media-picker.tsx';
import { useMayPick } from '../media/use-may-pick.ts';
import { BadgeMark } from './badge-mark.tsx';
import { BADGES, type BadgeView } from './queries.ts';

type BadgeDialogProps = {
  opened: boolean;
  /** What is changed; null for a new one. */
  badge: BadgeView | null;
  onClose: () => void;
};

/** Makes a badge, or changes one. */
export function BadgeDialog({ opened, badge, onClose }: BadgeDialogProps) {
  return (
    <Modal opened={opened} onClose={onClose} title={badge ? `Edit ${badge.title}` : 'New badge'}>
      {opened && <BadgeForm badge={badge} onClose={onClose} />}
    </Modal>
  );
}

const COLOUR = /^#[0-9a-f]{6}$/i;
const NEW: BadgeView = { title: '', description: '', backgroundColor: '#1D4ED8', textColor: '#FFFFFF' };

type Draft = Required<Pick<BadgeView, 'title' | 'description' | 'backgroundColor' | 'textColor'>> & {
  icon: BadgeView['icon'];
};

const draftOf = ({ title, description, backgroundColor, textColor, icon }: BadgeView): Draft => ({
  title: title ?? '',
  description: description ?? '',
  backgroundColor: backgroundColor ?? '',
  textColor: textColor ?? '',
  icon,
});

function BadgeForm({ badge, onClose }: Omit<BadgeDialogProps, 'opened'>) {
  const [draft, setDraft] = useState(() => draftOf(badge ?? NEW));
  const mayPick = useMayPick();
  const [isPicking, setPicking] = useState(false);
  const [wasSent, setSent] = useState(false);
  const set = (change: Partial<Draft>) => setDraft((current) => ({ ...current, ...change }));
  const saving = useSaveBadge(badge, onClose);
  const problems = {
    title: draft.title?.trim() ? null : 'Give it a title',
    backgroundColor: isColour(draft.backgroundColor),
    textColor: isColour(draft.textColor),
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
    if (Object.values(problems).every((problem) => problem === null)) saving.mutate(draft);
  };
  const colour = (field: 'backgroundColor' | 'textColor', label: string) => (
    <ColorInput
      label={label}
      format="hex"
      value={draft[field] ?? ''}
      error={wasSent && problems[field]}
      onChange={(value) => set({ [field]: value })}
    />
  );
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="sm">
        <TextInput
          label="Title"
          required
          maxLength={50}
          data-autofocus
          value={draft.title ?? ''}
          error={wasSent && problems.title}
          onChange={(event) => set({ title: event.currentTarget.value })}
        />
        <Textarea
          label="Description"
          description="What it takes to get it."
          maxLength={1500}
          autosize
          minRows={2}
          value={draft.description ?? ''}
          onChange={(event) => set({ description: event.currentTarget.value })}
        />
        <Group grow align="flex-start">
          {colour('backgroundColor', 'Background')}
          {colour('textColor', 'Text')}
        </Group>
        <Group gap="xs">
          {mayPick && (
            <Button size="xs" variant="default" onClick={() => setPicking(true)}>
              {draft.icon?.url ? 'Change icon' : 'Choose icon'}
            </Button>
          )}
          {draft.icon?.url && (
            <Button size="xs" variant="subtle" color="gray" onClick={() => set({ icon: undefined })}>
              No icon
            </Button>
          )}
        </Group>
        <Group gap="sm">
          <Text size="sm" c="dimmed">
            It looks like this:
          </Text>
          <BadgeMark badge={draft} />
        </Group>
        <FormEnd saving={saving} onCancel={onClose}>
          {badge ? 'Save badge' : 'Create badge'}
        </FormEnd>
      </Stack>
      {isPicking && (
        <MediaPicker
          title="Icon of the badge"
          kinds={['IMAGE']}
          onPick={([file]) => {
            if (file) set({ icon: { id: file.id, url: file.url ?? '' } });
            setPicking(false);
          }}
          onClose={() => setPicking(false)}
        />
      )}
    </form>
  );
}

const isColour = (text: string | null): string | null =>
  text && COLOUR.test(text) ? null : 'Write it as #1A2B3C, or choose one';

function useSaveBadge(badge: BadgeView | null, onSaved: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    // an icon without an address takes the old one away
    mutationFn: ({ icon = {}, ...draft }: Draft) =>
      badge
        ? api.badges.updateBadge({ badge: { ...draft, icon, id: badge.id ?? '' } })
        : api.badges.createBadge({
            badge: {
              ...draft,
              icon,
              title: draft.title ?? '',
              backgroundColor: draft.backgroundColor ?? '',
              textColor: draft.textColor ?? '',
            },
          }),
    onSuccess: (_, { title }) => {
      notifications.show({ color: 'green', message: `${title} was ${badge ? 'saved' : 'created'}` });
      onSaved();
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: BADGES }),
  });
}
