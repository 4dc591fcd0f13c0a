import { Textarea, TextInput } from '@mantine/core';
import { api } from '../../app/api.ts';
import { words } from '../../app/words.ts';
import { missing } from '../../ui/form/checks.ts';
import { Form } from '../../ui/form/form.tsx';
import { FormEnd } from '../../ui/form/form-end.tsx';
import { FormDrawer } from '../../ui/form/form-window.tsx';
import { useEntityForm } from '../../ui/form/use-entity-form.ts';
import { BLOG, type BlogCategory } from './queries.ts';

const texts = words.blog;

/** The category in the drawer; null while it is closed. */
export type OpenedCategory = BlogCategory | 'new' | null;

type DrawerProps = { opened: OpenedCategory; onClose: () => void };

export function CategoryDrawer({ opened, onClose }: DrawerProps) {
  return (
    <FormDrawer
      opened={opened !== null}
      onClose={onClose}
      title={opened === 'new' ? texts.categories.create : texts.categories.edit}
    >
      {opened && <CategoryForm category={opened === 'new' ? null : opened} onClose={onClose} />}
    </FormDrawer>
  );
}

function CategoryForm({ category, onClose }: { category: BlogCategory | null; onClose: () => void }) {
  const form = useEntityForm({
    entity: category,
    read: (known) => ({
      label: known?.label ?? '',
      slug: known?.slug ?? '',
      description: known?.description ?? '',
    }),
    validate: ({ label, slug }) => ({
      label: missing(label, words.forms.missingName),
      slug: slug.trim() !== '' && !/^[^\s/?#]+$/.test(slug.trim()) && texts.form.wrongAddress,
    }),
    save: ({ label, slug, description }) => {
      const written = {
        ...{ label: label.trim(), description: description.trim() || null },
        ...(slug.trim() && { slug: slug.trim() }),
      };
      return category
        ? api.blogCategories.updateCategory({ category: { id: category.id ?? '', ...written } })
        : api.blogCategories.createCategory({ category: written });
    },
    saved: (_, { label }) => words.actions.saved(label.trim()),
    onDone: onClose,
    refresh: [BLOG],
  });
  return (
    <Form form={form}>
      <TextInput label={words.forms.name} required maxLength={35} data-autofocus {...form.text('label')} />
      <TextInput
        label={texts.form.address}
        description={texts.categories.addressText}
        maxLength={100}
        {...form.text('slug')}
      />
      <Textarea
        label={texts.categories.description}
        description={texts.categories.descriptionText}
        autosize
        minRows={2}
        maxRows={6}
        maxLength={500}
        {...form.text('description')}
      />
      <FormEnd form={form}>{category ? texts.categories.save : texts.categories.create}</FormEnd>
    </Form>
  );
}
