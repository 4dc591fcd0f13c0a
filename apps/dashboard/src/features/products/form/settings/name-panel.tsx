import { Stack, TextInput } from '@mantine/core';
import { useSession } from '../../../../app/session.ts';
import { Panel } from '../../../../ui/panel.tsx';
import { panelOf } from '../panel-of.tsx';
import { LONGEST_NAME, lengthOf } from '../product-form.ts';

/** From this length on, the letters of a name are counted. */
const COUNTED_FROM = LONGEST_NAME - 20;

export const NamePanel = panelOf(['name', 'slug'], function NamePanel({ form, errors, change }) {
  const { site } = useSession();
  const length = lengthOf(form.name);
  return (
    <Panel title="Basics">
      <Stack gap="sm">
        <TextInput
          label="Name"
          required
          description={length >= COUNTED_FROM ? `${length} of ${LONGEST_NAME} characters` : undefined}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          value={form.name}
          error={errors.name}
          onChange={({ currentTarget: { value } }) => change((old) => ({ ...old, name: value }))}
        />
        <TextInput
          label="URL slug"
          description={`Last part of the product’s address on ${site.name}.`}
          placeholder="Created from the name"
          maxLength={100}
          autoCapitalize="none"
          spellCheck={false}
          value={form.slug}
          error={errors.slug}
          onChange={({ currentTarget: { value } }) => change((old) => ({ ...old, slug: value }))}
        />
      </Stack>
    </Panel>
  );
});
