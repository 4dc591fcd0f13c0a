import { Stack, TextInput } from '@mantine/core';
import { useSession } from '../../../../app/session.ts';
import { words } from '../../../../app/words.ts';
import { Panel } from '../../../../ui/panel.tsx';
import { panelOf } from '../panel-of.tsx';
import { LONGEST_NAME, lengthOf } from '../product-form.ts';

const texts = words.productSettings.basics;

/** From this length on, the letters of a name are counted. */
const COUNTED_FROM = LONGEST_NAME - 20;

export const NamePanel = panelOf(['name', 'slug'], function NamePanel({ form, errors, change }) {
  const { site } = useSession();
  const length = lengthOf(form.name);
  return (
    <Panel title={texts.title}>
      <Stack gap="sm">
        <TextInput
          label={words.forms.name}
          required
          description={length >= COUNTED_FROM ? texts.characters(length, LONGEST_NAME) : undefined}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          value={form.name}
          error={errors.name}
          onChange={({ currentTarget: { value } }) => change((old) => ({ ...old, name: value }))}
        />
        <TextInput
          label={texts.slug}
          description={texts.slugText(site.name ?? '')}
          placeholder={texts.slugExample}
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
