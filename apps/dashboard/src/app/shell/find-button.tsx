import { ActionIcon, Button, Kbd, Modal, Skeleton } from '@mantine/core';
import { useDisclosure, useHotkeys } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { words } from '../words.ts';

const Find = lazy(async () => ({ default: (await import('../../features/find/find-dialog.tsx')).Find }));

const texts = words.find;
const isApple = /mac|iphone|ipad/i.test(globalThis.navigator?.platform ?? '');

/** Opens the search of everything, as Ctrl+K does. */
export function FindButton() {
  const [isOpen, dialog] = useDisclosure(false);
  // in fields, too; text editors have the key for links
  useHotkeys([['mod+K', dialog.open]], []);
  return (
    <>
      <Button
        variant="default"
        c="dimmed"
        fw={400}
        visibleFrom="sm"
        leftSection={<IconSearch size={16} aria-hidden />}
        rightSection={
          <Kbd size="xs" aria-hidden>
            {isApple ? '⌘K' : texts.key}
          </Kbd>
        }
        aria-keyshortcuts={isApple ? 'Meta+K' : 'Control+K'}
        onClick={dialog.open}
      >
        {texts.title}
      </Button>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        hiddenFrom="sm"
        aria-label={texts.title}
        onClick={dialog.open}
      >
        <IconSearch size={20} aria-hidden />
      </ActionIcon>
      <Modal opened={isOpen} onClose={dialog.close} title={texts.title} size="lg" yOffset="10vh">
        <Suspense fallback={<Skeleton h={240} />}>
          <Find onDone={dialog.close} />
        </Suspense>
      </Modal>
    </>
  );
}
