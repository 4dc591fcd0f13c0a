import { Skeleton, Text } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { Panel } from '../../../../ui/panel.tsx';
import type { Change, ProductForm } from '../product-form.ts';

/** The text editor is as large as the rest of the page, so it is loaded afterwards. */
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
