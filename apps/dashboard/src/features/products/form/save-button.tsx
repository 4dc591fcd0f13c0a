import { Button } from '@mantine/core';

type SaveButtonProps = { form: string; label: string; isSaving: boolean; isUnchanged?: boolean };

/** Submits the form of that id from anywhere on the page. */
export function SaveButton({ form, label, isSaving, isUnchanged = false }: SaveButtonProps) {
  return (
    <Button type="submit" form={form} loading={isSaving} disabled={isUnchanged}>
      {label}
    </Button>
  );
}
