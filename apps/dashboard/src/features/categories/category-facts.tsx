import { Stack, Text } from '@mantine/core';
import { Facts } from '../../ui/facts.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Picture } from '../../ui/picture.tsx';
import type { CategoryForm } from './category-form.ts';

/** A read-only category for users who may not change it. */
export function CategoryFacts({ form }: { form: CategoryForm }) {
  const facts: [string, string][] = [
    ['Name', form.name],
    ['Address', form.slug],
    ['Description', form.description],
    ['Page title', form.seoTitle],
    ['Page description', form.seoDescription],
  ];
  return (
    <Panel title="Details">
      <Stack gap="sm">
        {form.imageId && <Picture id={form.imageId} alt="" width={96} height={96} />}
        <Facts facts={facts.filter(([, value]) => value)} />
        <Text size="sm" c="dimmed">
          Your role on this site doesn’t allow changing categories.
        </Text>
      </Stack>
    </Panel>
  );
}
