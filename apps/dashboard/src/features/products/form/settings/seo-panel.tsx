import { Stack, Text, Textarea, TextInput } from '@mantine/core';
import { memo, useMemo } from 'react';
import { useSession } from '../../../../app/session.ts';
import { words } from '../../../../app/words.ts';
import { FoldingPanel } from '../../../../ui/panel.tsx';
import { SHOWN, shortened } from '../../../../ui/search-result.ts';
import { plainTextOf } from '../../../../ui/text-editor/editor-document.ts';
import { hasErrors, panelOf } from '../panel-of.tsx';
import type { ProductForm } from '../product-form.ts';

const texts = words.productSettings;

/** What a complete address begins with. */
const BEGINNING = 'https://';

const fields = ['name', 'slug', 'description', 'seoTitle', 'seoDescription', 'canonical'] as const;

/** The product's search engine texts, with a preview. */
export const SeoPanel = panelOf(fields, function SeoPanel({ form, errors, change }) {
  return (
    <FoldingPanel title={texts.search.title} isWrong={hasErrors(errors, 'seoTitle', 'seoDescription', 'canonical')}>
      <Stack gap="sm">
        <SearchResult form={form} />
        <TextInput
          label={texts.search.pageTitle}
          description={<Counter text={form.seoTitle} most={SHOWN.title} />}
          placeholder={form.name}
          maxLength={200}
          value={form.seoTitle}
          error={errors.seoTitle}
          onChange={({ currentTarget: { value } }) => change((old) => ({ ...old, seoTitle: value }))}
        />
        <Textarea
          label={texts.search.pageDescription}
          description={<Counter text={form.seoDescription} most={SHOWN.description} />}
          autosize
          minRows={2}
          maxRows={6}
          maxLength={500}
          value={form.seoDescription}
          onChange={({ currentTarget: { value } }) => change((old) => ({ ...old, seoDescription: value }))}
        />
        <TextInput
          label={texts.search.canonical}
          description={texts.search.canonicalText}
          placeholder={BEGINNING}
          type="url"
          maxLength={2000}
          value={form.canonical}
          error={errors.canonical}
          onChange={({ currentTarget: { value } }) => change((old) => ({ ...old, canonical: value }))}
        />
      </Stack>
    </FoldingPanel>
  );
});

function Counter({ text, most }: { text: string; most: number }) {
  const { length } = text.trim();
  const isLong = length > most;
  return (
    <Text component="span" size="xs" c={isLong ? 'var(--mantine-color-error)' : undefined}>
      {isLong ? texts.search.tooManyCharacters(length, most) : texts.search.characters(length, most)}
    </Text>
  );
}

const SearchResult = memo(function SearchResult({ form }: { form: Pick<ProductForm, (typeof fields)[number]> }) {
  const { site } = useSession();
  const host = (site.url ?? '').replace(/^https?:\/\/|\/$/g, '');
  const title = form.seoTitle || (form.name ? `${form.name} · ${site.name}` : '');
  const beginning = useMemo(() => plainTextOf(form.description.nodes ?? []), [form.description]);
  const description = form.seoDescription || beginning;
  return (
    <section
      aria-label={texts.search.preview}
      style={{ border: '1px solid var(--app-line)', borderRadius: 8, padding: '10px 12px' }}
    >
      <Text size="xs" c="dimmed" truncate>
        {`${host} › product-page › ${form.slug || '…'}`}
      </Text>
      <Text c="var(--mantine-color-anchor)" fw={500} lineClamp={1}>
        {shortened(title, SHOWN.title) || texts.search.pageTitle}
      </Text>
      <Text size="sm" c="dimmed" lineClamp={3}>
        {shortened(description, SHOWN.description) || texts.search.descriptionExample}
      </Text>
    </section>
  );
});
