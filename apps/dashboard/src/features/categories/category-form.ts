/** The editable parts of a category, and the changes sent to the server. */
import { words } from '../../app/words.ts';
import { missing } from '../../ui/form/checks.ts';
import type { Part } from '../../ui/form/parts.ts';
import type { CategoryView } from './category.ts';

const texts = words.categories;

export type CategoryForm = {
  name: string;
  slug: string;
  description: string;
  imageId: string | null;
  seoTitle: string;
  seoDescription: string;
};
/** The names of the category parts that change independently. */
export const categoryParts = {
  name: { label: words.forms.name, fields: ['name'], text: ({ name }) => name },
  slug: { label: texts.address, fields: ['slug'], text: ({ slug }) => slug },
  description: { label: texts.description, fields: ['description'] },
  picture: { label: texts.picture, fields: ['imageId'] },
  seo: { label: texts.searchTexts, fields: ['seoTitle', 'seoDescription'] },
} as const satisfies Record<string, Part<CategoryForm>>;

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

/**
 * Converts the form to a change of the category. Only the differences are sent, so that nothing else is overwritten.
 */
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

export const validate = ({ name, slug }: CategoryForm) => ({
  name: missing(name),
  slug: !/^[^\s/?#]+$/.test(slug.trim()) && texts.wrongAddress,
});
