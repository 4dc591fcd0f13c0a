import { Stack, Text } from '@mantine/core';
import { words } from '../../app/words.ts';
import { Facts } from '../../ui/facts.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Picture } from '../../ui/picture.tsx';
import type { CategoryForm } from './category-form.ts';

const texts = words.categories;

/** A read-only category for users who may not change it. */
export function CategoryFacts({ form }: { form: CategoryForm }) {
  const facts: [string, string][] = [
    [words.forms.name, form.name],
    [texts.address, form.slug],
    [texts.description, form.description],
    [texts.pageTitle, form.seoTitle],
    [texts.pageDescription, form.seoDescription],
  ];
  return (
    <Panel title={texts.details}>
      <Stack gap="sm">
        {form.imageId && <Picture id={form.imageId} alt="" width={96} height={96} />}
        <Facts facts={facts.filter(([, value]) => value)} />
        <Text size="sm" c="dimmed">
          {texts.notAllowed}
        </Text>
      </Stack>
    </Panel>
  );
}
