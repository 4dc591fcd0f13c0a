import { Alert, Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { explain } from './explain.ts';

type FormEndProps = {
  /** The change that the form makes, as far as it has come. */
  saving: { isError: boolean; isPending: boolean; error: unknown };
  onCancel: () => void;
  /** What is on the button that sends the form. */
  children: ReactNode;
};

/** The end of a form: why it was not taken, and the buttons to send it or to leave it. */
export function FormEnd({ saving, onCancel, children }: FormEndProps) {
  return (
    <>
      {saving.isError && (
        <Alert color="red" role="alert">
          {explain(saving.error).detail}
        </Alert>
      )}
      <Group justify="flex-end">
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" loading={saving.isPending}>
          {children}
        </Button>
      </Group>
    </>
  );
}
