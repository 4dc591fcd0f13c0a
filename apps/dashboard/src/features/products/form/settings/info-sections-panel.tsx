import { ActionIcon, Button, Group, Select, Stack, Text } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../../app/api.ts';
import { useMay } from '../../../../app/permissions.ts';
import { words } from '../../../../app/words.ts';
import { FormDialog } from '../../../../ui/form/form-window.tsx';
import { moved } from '../../../../ui/moved.ts';
import { FoldingPanel } from '../../../../ui/panel.tsx';
import { Sortable } from '../../../../ui/sortable.tsx';
import { SectionForm } from '../../../product-labels/section-form.tsx';
import lists from '../draft-list.module.css';
import { hasErrors, panelOf } from '../panel-of.tsx';
import type { InfoSectionDraft } from '../product-form.ts';

const texts = words.productSettings.sections;

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

/** Texts shared by several products, such as care or returns, in the order in which customers see them. */
export const InfoSectionsPanel = panelOf(['infoSections'], function InfoSectionsPanel({ form, errors, change }) {
  const sections = form.infoSections;
  const [isCreating, setIsCreating] = useState(false);
  const may = useMay();
  const known = useQuery({ ...infoSectionsQuery, enabled: may('infoSections.queryInfoSections') });
  const set = (infoSections: InfoSectionDraft[]) => change((old) => ({ ...old, infoSections }));
  const free = (known.data ?? []).filter(({ id }) => !sections.some((section) => section.id === id));
  const isFull = sections.length >= MAXIMUM_SECTIONS;
  return (
    <FoldingPanel title={texts.title} isWrong={hasErrors(errors, 'infoSections')}>
      <Stack gap="sm">
        {sections.length === 0 && (
          <Text size="sm" c="dimmed">
            {texts.text}
          </Text>
        )}
        <Sortable
          items={sections}
          keyOf={({ id }) => id}
          nameOf={({ title }) => title}
          onMove={(from, to) => set(moved(sections, from, to))}
          label={texts.title}
          className={lists.lines}
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
                aria-label={texts.remove(section.title)}
                onClick={() => set(sections.toSpliced(index, 1))}
              >
                <IconX size={16} />
              </ActionIcon>
            </Group>
          )}
        </Sortable>
        {free.length > 0 && (
          <Select
            label={texts.add}
            placeholder={texts.choose}
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
        {may('infoSections.createInfoSection') && (
          <div>
            <Button
              size="xs"
              variant="default"
              leftSection={<IconPlus size={16} aria-hidden />}
              disabled={isFull}
              onClick={() => setIsCreating(true)}
            >
              {texts.new}
            </Button>
          </div>
        )}
      </Stack>
      <FormDialog opened={isCreating} onClose={() => setIsCreating(false)} title={texts.newTitle} size="lg">
        <SectionForm
          onDone={({ id, title, uniqueName }) => {
            set([...sections, { id, title, uniqueName }]);
            setIsCreating(false);
          }}
        />
      </FormDialog>
    </FoldingPanel>
  );
});
