import { Skeleton, Text } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { Panel } from '../../../../ui/panel.tsx';
import type { ProductForm } from '../product-form.ts';
import type { Change } from '../use-product-editor.ts';

/** The text editor is as large as the rest of the page: it comes after it. */
const DescriptionEditor = lazy(() => import('./description-editor.tsx'));

type DescriptionPanelProps = Pick<ProductForm, 'description' | 'media'> & { error: string | undefined; change: Change };

export function DescriptionPanel({ description, media, error, change }: DescriptionPanelProps) {
  return (
    <Panel title="Description">
      <Suspense fallback={<Skeleton h={190} />}>
        <DescriptionEditor
          value={description}
          media={media}
          onChange={(update) => change((old) => ({ ...old, description: update(old.description) }))}
        />
      </Suspense>
      {error && (
        <Text size="sm" c="var(--mantine-color-error)" mt={4}>
          {error}
        </Text>
      )}
    </Panel>
  );
}
