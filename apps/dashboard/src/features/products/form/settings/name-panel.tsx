import { Stack, TextInput } from '@mantine/core';
import { useSession } from '../../../../app/session.ts';
import type { FormErrors } from '../../../../ui/form/server-errors.ts';
import { Panel } from '../../../../ui/panel.tsx';
import type { Change, ProductForm } from '../product-form.ts';

type NamePanelProps = { form: ProductForm; errors: FormErrors; change: Change };

export function NamePanel({ form, errors, change }: NamePanelProps) {
  const { site } = useSession();
  return (
    <Panel title="Basics">
      <Stack gap="sm">
        <TextInput
          label="Name"
          required
          maxLength={80}
          value={form.name}
          error={errors.name}
          onChange={({ currentTarget: { value } }) => change((old) => ({ ...old, name: value }))}
        />
        <TextInput
          label="Slug"
          description={`The end of the product’s web address in ${site.name}.`}
          placeholder="made from the name"
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
}
