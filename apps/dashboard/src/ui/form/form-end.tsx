import { Alert, Button, Group, Text } from '@mantine/core';
import { type ReactNode, use } from 'react';
import { words } from '../../app/words.ts';
import { FormWindowContext } from './form-window.tsx';
import type { FormStatus } from './use-entity-form.ts';

type FormEndProps = {
  form: FormStatus;
  /** Whether the form can be sent without changes. */
  isReady?: boolean;
  /** Shown beside the reason why the form was rejected. */
  more?: (error: unknown) => ReactNode;
  /** The label of the button that leaves a window; without it, Cancel. */
  leave?: string;
  /** False where the role of the reader does not allow it. */
  mayChange?: boolean;
  /** The label of the submit button. */
  children: ReactNode;
};

/** The reason why a form was rejected, if it does not concern a single field. */
export function FormProblem({ form: { problem, error }, more }: Pick<FormEndProps, 'form' | 'more'>) {
  if (!problem) return null;
  return (
    <Alert color="red" role="alert">
      {problem} {more?.(error)}
    </Alert>
  );
}

/** The end of a short form: the reason for a rejection, and the buttons to submit or reset. */
export function FormEnd(props: FormEndProps) {
  const { form, isReady = true, more, leave = words.forms.cancel, mayChange = true, children } = props;
  const inWindow = use(FormWindowContext);
  if (!mayChange)
    return (
      <Text size="sm" c="dimmed">
        {words.forms.notAllowed}
      </Text>
    );
  return (
    <>
      <FormProblem form={form} more={more} />
      <Group justify="flex-end">
        {inWindow ? (
          <Button variant="default" onClick={inWindow.leave}>
            {leave}
          </Button>
        ) : (
          <Button variant="default" disabled={!form.isDirty || form.isSaving} onClick={form.reset}>
            {words.forms.discard}
          </Button>
        )}
        <Button type="submit" loading={form.isSaving} disabled={!isReady || (!inWindow && !form.isDirty)}>
          {children}
        </Button>
      </Group>
    </>
  );
}
