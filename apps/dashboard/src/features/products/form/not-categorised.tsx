import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';

import type { PendingCategories } from './pending-categories.ts';

/** Explains that the product was saved but its categories were not, and what to do about it. */
export function NotCategorised({ pending }: { pending: PendingCategories | null }) {
  if (!pending) return null;
  return (
    <Alert
      color="yellow"
      role="alert"
      icon={<IconAlertTriangle aria-hidden />}
      title="The product was saved, but its categories weren’t"
    >
      {pending.reason} They are still selected below: save to try again.
    </Alert>
  );
}
