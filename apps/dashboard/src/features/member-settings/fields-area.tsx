import { Button, Stack, Text } from '@mantine/core';
import { IconForms, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMay } from '../../app/permissions.ts';
import { words } from '../../app/words.ts';
import { Failure } from '../../ui/failure.tsx';
import { ListSkeleton } from '../../ui/list-skeleton.tsx';
import { NothingHere } from '../../ui/nothing-here.tsx';
import { Panel } from '../../ui/panel.tsx';
import { FieldDialog } from './field-dialog.tsx';
import { FieldList } from './field-list.tsx';
import { type Section, sections } from './field-names.ts';
import { type FieldView, fieldsQuery, type Suggestion } from './queries.ts';
import { SuggestionsPanel } from './suggestions-panel.tsx';

const texts = words.memberSettings.fields;

/** The fields of member profiles, by section. */
export function Component() {
  const fields = useQuery(fieldsQuery);
  const may = useMay();
  const mayCreate = may('memberCustomFields.createCustomField');
  const [edited, setEdited] = useState<FieldView | Suggestion | null>(null);
  const [isOpen, setOpen] = useState(false);
  if (fields.isError) return <Failure error={fields.error} onRetry={() => void fields.refetch()} />;
  if (fields.isPending) return <ListSkeleton />;
  const open = (next: FieldView | Suggestion | null) => {
    setEdited(next);
    setOpen(true);
  };
  const used = (Object.keys(sections) as Section[]).filter((section) =>
    fields.data.some((field) => field.section === section),
  );
  return (
    <Stack gap="md">
      <Text size="sm" c="dimmed">
        {texts.text}
      </Text>
      {mayCreate && (
        <Button
          size="sm"
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={() => open(null)}
          style={{ alignSelf: 'flex-start' }}
        >
          {texts.new}
        </Button>
      )}
      {used.length === 0 && (
        <Panel title={texts.title}>
          <NothingHere icon={<IconForms />} title={texts.none} description={texts.noneText} />
        </Panel>
      )}
      {used.map((section) => (
        <Panel key={section} title={sections[section]} flush>
          <FieldList
            section={section}
            fields={fields.data.filter((field) => field.section === section)}
            all={fields.data}
            onEdit={open}
          />
        </Panel>
      ))}
      {mayCreate && may('memberCustomFieldSuggestions.listCustomFieldSuggestions') && <SuggestionsPanel onAdd={open} />}
      <FieldDialog opened={isOpen} field={edited} onClose={() => setOpen(false)} />
    </Stack>
  );
}
