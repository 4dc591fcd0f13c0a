import { EmptyState } from '@mantine/core';
import type { ReactNode } from 'react';

type NothingHereProps = { icon: ReactNode; title: string; description: ReactNode; children?: ReactNode };

/** Replaces an empty list: the reason, and the next step. */
export function NothingHere({ icon, title, description, children }: NothingHereProps) {
  return (
    <EmptyState icon={icon} variant="light" title={title} description={description} py="xl" px="md">
      {children && <EmptyState.Actions>{children}</EmptyState.Actions>}
    </EmptyState>
  );
}
