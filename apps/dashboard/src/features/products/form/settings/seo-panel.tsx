import { Stack, Text, Textarea, TextInput } from '@mantine/core';
import { memo, useMemo } from 'react';
import { useSession } from '../../../../app/session.ts';
import { FoldingPanel } from '../../../../ui/panel.tsx';
import { fit, SHOWN, shortened } from '../../../../ui/search-result.ts';
import { plainTextOf } from '../../../../ui/text-editor/editor-document.ts';
import { hasErrors, panelOf } from '../panel-of.tsx';
import type { ProductForm } from '../product-form.ts';

const fields = ['name', 'slug', 'description', 'seoTitle', 'seoDescription', 'canonical'] as const;

/** The product's search engine texts, with a preview. */
export const SeoPanel = panelOf(fields, function SeoPanel({ form, errors, change }) {
  return (
    <FoldingPanel title="Search engines" isWrong={hasErrors(errors, 'seoTitle', 'seoDescription', 'canonical')}>
      <Stack gap="sm">
        <SearchResult form={form} />
        <TextInput
          label="Page title"
          description={<Counter text={form.seoTitle} most={SHOWN.title} />}
          placeholder={form.name}
          maxLength={200}
          value={form.seoTitle}
          error={errors.seoTitle}
          onChange={({ currentTarget: { value } }) => change((old) => ({ ...old, seoTitle: value }))}
        />
        <Textarea
          label="Page description"
          description={<Counter text={form.seoDescription} most={SHOWN.description} />}
          autosize
          minRows={2}
          maxRows={6}
          maxLength={500}
          value={form.seoDescription}
          onChange={({ currentTarget: { value } }) => change((old) => ({ ...old, seoDescription: value }))}
        />
        <TextInput
          label="Canonical address"
          description="Only if this content’s main page is at another address."
          placeholder="https://"
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
  const { text: count, isLong } = fit(text, most);
  return (
    <Text component="span" size="xs" c={isLong ? 'var(--mantine-color-error)' : undefined}>
      {count} characters{isLong && ', the rest is cut off'}
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
      aria-label="Preview of the search result"
      style={{ border: '1px solid var(--app-line)', borderRadius: 8, padding: '10px 12px' }}
    >
      <Text size="xs" c="dimmed" truncate>
        {host} › product-page › {form.slug || '…'}
      </Text>
      <Text c="var(--mantine-color-anchor)" fw={500} lineClamp={1}>
        {shortened(title, SHOWN.title) || 'Page title'}
      </Text>
      <Text size="sm" c="dimmed" lineClamp={3}>
        {shortened(description, SHOWN.description) ||
          'The page description, or the start of the product’s description.'}
      </Text>
    </section>
  );
});
