import { Skeleton, Text } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { words } from '../../../../app/words.ts';
import { FoldingPanel } from '../../../../ui/panel.tsx';
import { panelOf } from '../panel-of.tsx';

const texts = words.productForm.parts;

/** The text editor is as large as the rest of the page, so it is loaded afterwards. */
const DescriptionEditor = lazy(() => import('./description-editor.tsx'));

export const DescriptionPanel = panelOf(['description', 'media'], function DescriptionPanel({ form, errors, change }) {
  return (
    <FoldingPanel title={texts.description} isWrong={Boolean(errors.description)}>
      <Suspense fallback={<Skeleton h={190} />}>
        <DescriptionEditor
          value={form.description}
          media={form.media}
          onChange={(update) => change((old) => ({ ...old, description: update(old.description) }))}
        />
      </Suspense>
      {errors.description && (
        <Text size="sm" c="var(--mantine-color-error)" mt={4}>
          {errors.description}
        </Text>
      )}
    </FoldingPanel>
  );
});
