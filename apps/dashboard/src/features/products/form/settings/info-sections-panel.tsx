import { ActionIcon, Button, Group, Modal, Select, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, present } from '../../../../app/api.ts';
import { explain } from '../../../../ui/explain.ts';
import { moved } from '../../../../ui/moved.ts';
import { Panel } from '../../../../ui/panel.tsx';
import { Sortable } from '../../../../ui/sortable.tsx';
import options from '../options/options.module.css';
import type { InfoSectionDraft, ProductForm } from '../product-form.ts';
import type { Change } from '../use-product-editor.ts';

const MAXIMUM_SECTIONS = 20;

const infoSectionsQuery = queryOptions({
  queryKey: ['info-sections'],
  queryFn: async () => {
    const { infoSections = [] } = await api.infoSections.queryInfoSections({ query: { cursorPaging: { limit: 100 } } });
    return infoSections.flatMap(({ id, title, uniqueName }): InfoSectionDraft[] =>
      id ? [{ id, title: title ?? '', uniqueName: uniqueName ?? '' }] : [],
    );
  },
});

type InfoSectionsPanelProps = { sections: ProductForm['infoSections']; change: Change };

/** Texts that several products share, such as care or returns, in the order in which buyers see them. */
export function InfoSectionsPanel({ sections, change }: InfoSectionsPanelProps) {
  const [isCreating, setIsCreating] = useState(false);
  const known = useQuery(infoSectionsQuery);
  const set = (infoSections: InfoSectionDraft[]) => change((old) => ({ ...old, infoSections }));
  const free = (known.data ?? []).filter(({ id }) => !sections.some((section) => section.id === id));
  const isFull = sections.length >= MAXIMUM_SECTIONS;
  return (
    <Panel title="Info sections">
      <Stack gap="sm">
        {sections.length === 0 && (
          <Text size="sm" c="dimmed">
            Texts that several products share: care, returns, sizes.
          </Text>
        )}
        <Sortable
          items={sections}
          keyOf={({ id }) => id}
          nameOf={({ title }) => title}
          onMove={(from, to) => set(moved(sections, from, to))}
          label="Info sections"
          className={options.choices}
        >
          {(section, index, handle) => (
            <Group gap={6} wrap="nowrap">
              {handle}
              <div style={{ flex: 1, minWidth: 0 }}>
                <Text size="sm" fw={500} truncate>
                  {section.title}
                </Text>
                {section.uniqueName !== section.title && (
                  <Text size="xs" c="dimmed" truncate>
                    {section.uniqueName}
                  </Text>
                )}
              </div>
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={`Remove section ${section.title}`}
                onClick={() => set(sections.toSpliced(index, 1))}
              >
                <IconX size={16} />
              </ActionIcon>
            </Group>
          )}
        </Sortable>
        {free.length > 0 && (
          <Select
            label="Add a section"
            placeholder="Choose"
            searchable
            disabled={isFull}
            value={null}
            data={free.map(({ id, uniqueName, title }) => ({ value: id, label: uniqueName || title }))}
            onChange={(chosen) => {
              const section = free.find(({ id }) => id === chosen);
              if (section) set([...sections, section]);
            }}
          />
        )}
        <div>
          <Button
            size="xs"
            variant="default"
            leftSection={<IconPlus size={16} aria-hidden />}
            disabled={isFull}
            onClick={() => setIsCreating(true)}
          >
            New section
          </Button>
        </div>
      </Stack>
      <Modal opened={isCreating} onClose={() => setIsCreating(false)} title="New info section">
        <NewSection
          onCreated={(section) => {
            set([...sections, section]);
            setIsCreating(false);
          }}
        />
      </Modal>
    </Panel>
  );
}

function NewSection({ onCreated }: { onCreated: (section: InfoSectionDraft) => void }) {
  const [title, setTitle] = useState('');
  const [text, setText] = useState('');
  const [uniqueName, setUniqueName] = useState('');
  const queryClient = useQueryClient();
  const creation = useMutation({
    mutationFn: async () => {
      const name = uniqueName.trim() || title.trim();
      const plainDescription = text
        .split(/\n+/)
        .filter((line) => line.trim())
        .map((line) => `<p>${escaped(line)}</p>`)
        .join('');
      const { infoSection } = await api.infoSections.createInfoSection({
        infoSection: { title: title.trim(), uniqueName: name, plainDescription },
      });
      return { id: present(infoSection?.id, 'section id'), title: title.trim(), uniqueName: name };
    },
    onSuccess: (section) => {
      onCreated(section);
      return queryClient.invalidateQueries({ queryKey: ['info-sections'] });
    },
  });
  return (
    <Stack gap="sm">
      <TextInput
        label="Title"
        required
        maxLength={50}
        data-autofocus
        value={title}
        onChange={({ currentTarget: { value } }) => setTitle(value)}
      />
      <TextInput
        label="Internal name"
        description="Tells sections of the same title apart."
        placeholder={title}
        maxLength={100}
        value={uniqueName}
        onChange={({ currentTarget: { value } }) => setUniqueName(value)}
      />
      <Textarea
        label="Text"
        autosize
        minRows={4}
        maxRows={12}
        maxLength={10_000}
        value={text}
        onChange={({ currentTarget: { value } }) => setText(value)}
      />
      {creation.isError && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          {explain(creation.error).detail}
        </Text>
      )}
      <Group justify="flex-end">
        <Button onClick={() => creation.mutate()} disabled={!title.trim()} loading={creation.isPending}>
          Create section
        </Button>
      </Group>
    </Stack>
  );
}

const escaped = (text: string): string =>
  text.replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? sign);
