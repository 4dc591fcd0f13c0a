import { Button, Fieldset, NativeSelect, SimpleGrid, Stack, Textarea, TextInput } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { words } from '../../../app/words.ts';
import { TagsField } from '../../../ui/tags-field.tsx';
import { type Category, categories, type TagFields } from './consent-form.ts';

const texts = words.consentSettings;

type TagFieldsetProps = {
  tag: TagFields;
  /** Its place among the others, from 1. */
  number: number;
  errorOf: (field: string) => string | undefined;
  isDisabled: boolean;
  onChange: (tag: TagFields) => void;
  onRemove: () => void;
};

/** A service of others: when it is loaded, what of it, and what it may reach. */
export function TagFieldset({ tag, number, errorOf, isDisabled, onChange, onRemove }: TagFieldsetProps) {
  const put = (change: Partial<TagFields>) => onChange({ ...tag, ...change });
  return (
    <Fieldset legend={tag.name || texts.services.numbered(number)} disabled={isDisabled}>
      <Stack gap="sm">
        <SimpleGrid cols={{ base: 1, sm: 3 }}>
          <TextInput
            label={words.forms.name}
            required
            maxLength={80}
            value={tag.name}
            error={errorOf('name')}
            onChange={({ currentTarget }) => put({ name: currentTarget.value })}
          />
          <NativeSelect
            label={texts.services.purpose}
            data={categories.map(({ value, label }) => ({ value, label }))}
            value={tag.category}
            error={errorOf('category')}
            onChange={({ currentTarget }) => put({ category: currentTarget.value as Category })}
          />
          <NativeSelect
            label={texts.services.place}
            data={[
              { value: 'HEAD', label: texts.services.head },
              { value: 'BODY', label: texts.services.body },
            ]}
            value={tag.place}
            onChange={({ currentTarget }) => put({ place: currentTarget.value === 'BODY' ? 'BODY' : 'HEAD' })}
          />
        </SimpleGrid>
        <Textarea
          label={texts.services.html}
          required
          autosize
          minRows={3}
          maxRows={14}
          maxLength={10_000}
          spellCheck={false}
          styles={{ input: { fontFamily: 'var(--mantine-font-family-monospace)' } }}
          value={tag.html}
          error={errorOf('html')}
          onChange={({ currentTarget }) => put({ html: currentTarget.value })}
        />
        <TagsField
          label={texts.services.hosts}
          description={texts.services.hostsText}
          maxTags={20}
          value={tag.hosts}
          error={errorOf('hosts') ?? hostError(tag.hosts, errorOf)}
          onChange={(hosts) => put({ hosts })}
        />
        <Button
          variant="subtle"
          color="red"
          size="xs"
          leftSection={<IconTrash size={16} aria-hidden />}
          onClick={onRemove}
          style={{ alignSelf: 'flex-start' }}
        >
          {tag.name ? words.actions.removeNamed(tag.name) : texts.services.removeNumbered(number)}
        </Button>
      </Stack>
    </Fieldset>
  );
}

/** The first host that is wrong, and why. */
function hostError(hosts: readonly string[], errorOf: (field: string) => string | undefined): string | undefined {
  const at = hosts.findIndex((_, place) => errorOf(`hosts.${place}`) !== undefined);
  return at === -1 ? undefined : `${hosts[at]}: ${errorOf(`hosts.${at}`)}`;
}
