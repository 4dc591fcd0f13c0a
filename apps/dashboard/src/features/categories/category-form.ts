/** What people edit of a category, and what is sent of it. */
import type { CategoryView } from './category.ts';

export type CategoryForm = {
  name: string;
  slug: string;
  description: string;
  imageId: string | null;
  seoTitle: string;
  seoDescription: string;
};
export type CategoryErrors = Partial<Record<keyof CategoryForm, string>>;
type Tag = NonNullable<NonNullable<CategoryView['seoData']>['tags']>[number];

const isTitle = ({ type }: Tag): boolean => type === 'title';
const isDescription = ({ type, props }: Tag): boolean => type === 'meta' && props?.name === 'description';

export function readForm({ name, slug, description, image, seoData }: CategoryView): CategoryForm {
  const tags = seoData?.tags ?? [];
  return {
    name: name ?? '',
    slug: slug ?? '',
    description: description ?? '',
    imageId: image?.id ?? null,
    seoTitle: tags.find(isTitle)?.children ?? '',
    seoDescription: String(tags.find(isDescription)?.props?.content ?? ''),
  };
}

/** The form as a change of the category: only what differs is sent, so that nothing else is written over. */
export function toChange(category: CategoryView, form: CategoryForm) {
  const known = readForm(category);
  const isChanged = (field: keyof CategoryForm) => String(form[field]).trim() !== String(known[field]).trim();
  return {
    id: category.id ?? '',
    revision: category.revision ?? '',
    ...(isChanged('name') ? { name: form.name.trim() } : {}),
    ...(isChanged('slug') ? { slug: form.slug.trim() } : {}),
    ...(isChanged('description') ? { description: form.description.trim() || null } : {}),
    ...(form.imageId !== known.imageId ? { image: form.imageId ? { id: form.imageId } : {} } : {}),
    ...(isChanged('seoTitle') || isChanged('seoDescription') ? { seoData: seoOf(category, form) } : {}),
  };
}

/** Keeps the tags that the form does not show. */
function seoOf({ seoData }: CategoryView, { seoTitle, seoDescription }: CategoryForm) {
  const others = (seoData?.tags ?? []).filter((tag) => !isTitle(tag) && !isDescription(tag));
  return {
    ...seoData,
    tags: [
      ...(seoTitle.trim() ? [{ type: 'title', children: seoTitle.trim() }] : []),
      ...(seoDescription.trim()
        ? [{ type: 'meta', props: { name: 'description', content: seoDescription.trim() } }]
        : []),
      ...others,
    ],
  };
}

export function validate({ name, slug }: CategoryForm): CategoryErrors {
  return {
    ...(name.trim() ? {} : { name: 'Give it a name' }),
    ...(/^[^\s/?#]+$/.test(slug.trim()) ? {} : { slug: 'Use letters, digits and hyphens' }),
  };
}
