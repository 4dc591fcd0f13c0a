import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { words } from '../../../app/words.ts';

import type { PendingCategories } from './pending-categories.ts';

const texts = words.productForm.notCategorised;

/** Explains that the product was saved but its categories were not, and what to do about it. */
export function NotCategorised({ pending }: { pending: PendingCategories | null }) {
  if (!pending) return null;
  return (
    <Alert color="yellow" role="alert" icon={<IconAlertTriangle aria-hidden />} title={texts.title}>
      {texts.text(pending.reason)}
    </Alert>
  );
}
