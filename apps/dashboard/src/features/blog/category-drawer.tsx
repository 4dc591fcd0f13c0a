import { Textarea, TextInput } from '@mantine/core';
import { api } from '../../app/api.ts';
import { missing } from '../../ui/form/checks.ts';
import { Form } from '../../ui/form/form.tsx';
import { FormEnd } from '../../ui/form/form-end.tsx';
import { FormDrawer } from '../../ui/form/form-window.tsx';
import { useEntityForm } from '../../ui/form/use-entity-form.ts';
import { BLOG, type BlogCategory } from './queries.ts';

/** The category in the drawer; null while it is closed. */
export type OpenedCategory = BlogCategory | 'new' | null;

type DrawerProps = { opened: OpenedCategory; onClose: () => void };

export function CategoryDrawer({ opened, onClose }: DrawerProps) {
  return (
    <FormDrawer
      opened={opened !== null}
      onClose={onClose}
      title={opened === 'new' ? 'Create category' : 'Edit category'}
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
      label: missing(label, 'Enter a name'),
      slug: slug.trim() !== '' && !/^[^\s/?#]+$/.test(slug.trim()) && 'Use letters, digits and hyphens',
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
    saved: (_, { label }) => `${label.trim()} was saved`,
    onDone: onClose,
    refresh: [BLOG],
  });
  return (
    <Form form={form}>
      <TextInput label="Name" required maxLength={35} data-autofocus {...form.text('label')} />
      <TextInput
        label="Address"
        description="Last part of the address of its page. Made of the name, if you leave it empty."
        maxLength={100}
        {...form.text('slug')}
      />
      <Textarea
        label="Description"
        description="Shown at the top of its page, and by search engines."
        autosize
        minRows={2}
        maxRows={6}
        maxLength={500}
        {...form.text('description')}
      />
      <FormEnd form={form}>{category ? 'Save category' : 'Create category'}</FormEnd>
    </Form>
  );
}
