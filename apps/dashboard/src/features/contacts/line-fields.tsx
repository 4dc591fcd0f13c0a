import { ActionIcon, Button, Fieldset, Group, Input, Radio, Stack, TextInput, Tooltip } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { words } from '../../app/words.ts';
import type { FormErrors } from '../../ui/form/server-errors.ts';
import { type Line, newLine } from './contact-form.ts';

const texts = words.contacts.fields;

type LineFieldsProps = {
  type: 'email' | 'tel';
  items: readonly Line[];
  errors: FormErrors;
  /** Whether the main entry can be neither changed nor removed. */
  isMainFixed?: boolean;
  onChange: (lines: Line[]) => void;
};

const MOST_LINES = 50;

const kinds = {
  email: { label: texts.email, numbered: texts.emailNumbered, add: texts.addEmail },
  tel: { label: texts.phone, numbered: texts.phoneNumbered, add: texts.addPhone },
};

/** E-mail addresses or phone numbers, one of which is the main one. */
export function LineFields({ type, items: lines, errors, isMainFixed = false, onChange }: LineFieldsProps) {
  const of = kinds[type];
  const remove = (index: number) => {
    const left = lines.toSpliced(index, 1);
    const hasMain = left.some(({ isMain }) => isMain);
    onChange(left.map((line, at) => (hasMain || at > 0 ? line : { ...line, isMain: true })));
  };
  return (
    <Fieldset legend={of.label} p="sm">
      <Stack gap="xs">
        {lines.map((line, index) => {
          const name = of.numbered(index + 1);
          const isFixed = isMainFixed && line.isMain;
          return (
            <Group key={line.key} gap="xs" wrap="nowrap" align="flex-start">
              {lines.length > 1 && (
                <Tooltip label={texts.main}>
                  <Radio
                    aria-label={texts.isMain(name)}
                    checked={line.isMain}
                    disabled={isMainFixed}
                    onChange={() => onChange(lines.map((one, at) => ({ ...one, isMain: at === index })))}
                  />
                </Tooltip>
              )}
              <TextInput
                aria-label={name}
                type={type}
                value={line.text}
                maxLength={type === 'email' ? 320 : 50}
                disabled={isFixed}
                error={errors[index]}
                flex={1}
                onChange={(event) => onChange(lines.with(index, { ...line, text: event.currentTarget.value }))}
              />
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={words.actions.removeNamed(name)}
                disabled={isFixed}
                onClick={() => remove(index)}
              >
                <IconTrash size={18} />
              </ActionIcon>
            </Group>
          );
        })}
        {errors[''] && <Input.Error role="alert">{errors['']}</Input.Error>}
        {lines.length < MOST_LINES && (
          <Button
            size="xs"
            variant="subtle"
            leftSection={<IconPlus size={16} aria-hidden />}
            style={{ alignSelf: 'flex-start' }}
            onClick={() => onChange([...lines, newLine(lines.length === 0)])}
          >
            {of.add}
          </Button>
        )}
      </Stack>
    </Fieldset>
  );
}
