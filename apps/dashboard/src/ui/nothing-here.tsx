import { EmptyState } from '@mantine/core';
import type { ReactNode } from 'react';

type NothingHereProps = { icon: ReactNode; title: string; description: ReactNode; children?: ReactNode };

/** In place of a list that has nothing to show: why, and what to do next. */
export function NothingHere({ icon, title, description, children }: NothingHereProps) {
  return (
    <EmptyState icon={icon} variant="light" title={title} description={description} py="xl" px="md">
      {children && <EmptyState.Actions>{children}</EmptyState.Actions>}
    </EmptyState>
  );
}
