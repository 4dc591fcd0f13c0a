import { Drawer, type DrawerProps, Modal, type ModalProps, Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { createContext, type ReactNode, useMemo, useRef } from 'react';
import { words } from '../../app/words.ts';

/** The drawer or dialog around a form: it confirms before it closes with unsaved changes. */
export const FormWindowContext = createContext<{
  hold: (isDirty: boolean) => void;
  /** Closes it without confirmation. */
  leave: () => void;
} | null>(null);

/** Shows a form at the side of the page, which stays visible. */
export function FormDrawer({
  size = 'md',
  onClose,
  children,
  ...drawer
}: Pick<DrawerProps, 'opened' | 'onClose' | 'title' | 'size' | 'children'>) {
  const guard = useGuardedClose(onClose);
  return (
    <Drawer position="right" size={size} onClose={guard.close} {...drawer}>
      <GuardedWindow guard={guard}>{children}</GuardedWindow>
    </Drawer>
  );
}

/** Shows a form over the page. */
export function FormDialog({
  onClose,
  children,
  ...modal
}: Pick<ModalProps, 'opened' | 'onClose' | 'title' | 'size' | 'children'>) {
  const guard = useGuardedClose(onClose);
  return (
    <Modal onClose={guard.close} {...modal}>
      <GuardedWindow guard={guard}>{children}</GuardedWindow>
    </Modal>
  );
}

type Guard = ReturnType<typeof useGuardedClose>;

const GuardedWindow = ({ guard, children }: { guard: Guard; children: ReactNode }) => (
  <FormWindowContext value={guard.window}>{children}</FormWindowContext>
);

function useGuardedClose(onClose: () => void) {
  const isHeld = useRef(false);
  const isAsking = useRef(false);
  const leave = useRef(onClose);
  leave.current = onClose;
  const window = useMemo(
    () => ({
      hold: (isDirty: boolean) => {
        isHeld.current = isDirty;
      },
      leave: () => leave.current(),
    }),
    [],
  );
  const ask = () => {
    isAsking.current = true;
    confirmLeaving(onClose, () => {
      isAsking.current = false;
    });
  };
  const close = () => {
    if (isAsking.current) return;
    if (isHeld.current) ask();
    else onClose();
  };
  return { window, close };
}

const confirmLeaving = (onConfirm: () => void, onAnswered: () => void) =>
  modals.openConfirmModal({
    title: words.forms.close.title,
    children: <Text size="sm">{words.forms.close.text}</Text>,
    labels: { confirm: words.forms.close.confirm, cancel: words.forms.close.keep },
    confirmProps: { color: 'red' },
    onConfirm,
    // the key that closes the confirmation also reaches the window below
    onClose: () => void setTimeout(onAnswered),
  });
