import { Stack, Textarea, TextInput } from '@mantine/core';
import { Panel } from '../../../ui/panel.tsx';
import type { ProductForm } from './product-form.ts';
import type { Change } from './use-product-editor.ts';
import type { FormErrors } from './validate.ts';

type SeoPanelProps = { form: ProductForm; errors: FormErrors; change: Change };

export function SeoPanel({ form, errors, change }: SeoPanelProps) {
  return (
    <Panel title="Search engines">
      <Stack gap="sm">
        <TextInput
          label="Page title"
          description="Shown as the headline of search results, up to about 60 characters."
          placeholder={form.name}
          maxLength={200}
          value={form.seoTitle}
          error={errors.seoTitle}
          onChange={({ currentTarget: { value } }) => change((old) => ({ ...old, seoTitle: value }))}
        />
        <Textarea
          label="Page description"
          description="The text below it, up to about 160 characters."
          autosize
          minRows={2}
          maxRows={6}
          maxLength={500}
          value={form.seoDescription}
          onChange={({ currentTarget: { value } }) => change((old) => ({ ...old, seoDescription: value }))}
        />
      </Stack>
    </Panel>
  );
}
