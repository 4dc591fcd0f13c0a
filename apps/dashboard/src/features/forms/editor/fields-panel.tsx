import { Button, Fieldset, Group, Menu, Stack, Text } from '@mantine/core';
import type { FieldKind } from '@stoa/blocks';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { words } from '../../../app/words.ts';
import type { FormErrors } from '../../../ui/form/server-errors.ts';
import { moved } from '../../../ui/moved.ts';
import { Panel } from '../../../ui/panel.tsx';
import { Sortable } from '../../../ui/sortable.tsx';
import { fieldKinds } from '../field-kinds.ts';
import { FieldEditor } from './field-editor.tsx';
import classes from './fields-panel.module.css';
import { newPart, type PartDraft } from './form-draft.ts';

const texts = words.siteForms.fields;

type FieldsPanelProps = { parts: PartDraft[]; errors: FormErrors; onChange: (parts: PartDraft[]) => void };

const MOST_FIELDS = 100;
const nameOf = ({ field }: PartDraft): string => (field ? field.label || texts.new : texts.text);

/** The fields of a form, in an order that can be changed by dragging and by arrow keys. */
export function FieldsPanel({ parts, errors, onChange }: FieldsPanelProps) {
  const [open, setOpen] = useState<string | null>(null);
  const add = (kind: FieldKind) => {
    const part = newPart(kind, fieldKinds[kind], parts);
    onChange([...parts, part]);
    setOpen(part.key);
  };
  return (
    <Panel title={texts.title}>
      <Stack gap="md">
        {parts.length === 0 && (
          <Text size="sm" c="dimmed">
            {texts.none}
          </Text>
        )}
        <Sortable
          items={parts}
          keyOf={({ key }) => key}
          nameOf={nameOf}
          onMove={(from, to) => onChange(moved(parts, from, to))}
          label={texts.title}
          className={classes.list}
        >
          {(part, index, handle) => (
            <Fieldset aria-label={nameOf(part)} p="sm">
              {part.field ? (
                <FieldEditor
                  field={part.field}
                  path={`parts.${index}`}
                  errors={errors}
                  handle={handle}
                  isOpen={open === part.key}
                  onToggle={() => setOpen(open === part.key ? null : part.key)}
                  onChange={(field) => onChange(parts.with(index, { ...part, field }))}
                  onRemove={() => onChange(parts.toSpliced(index, 1))}
                />
              ) : (
                <Group gap="xs" wrap="nowrap">
                  {handle}
                  <Text size="sm">{texts.ofApp}</Text>
                </Group>
              )}
            </Fieldset>
          )}
        </Sortable>
        <Menu shadow="md" position="bottom-start">
          <Menu.Target>
            <Button
              variant="default"
              leftSection={<IconPlus size={16} aria-hidden />}
              style={{ alignSelf: 'flex-start' }}
              disabled={parts.length >= MOST_FIELDS}
            >
              {texts.add}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {Object.entries(fieldKinds).map(([kind, label]) => (
              <Menu.Item key={kind} onClick={() => add(kind as FieldKind)}>
                {label}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      </Stack>
    </Panel>
  );
}
