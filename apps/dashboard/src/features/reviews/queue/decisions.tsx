import { ActionIcon, Button, Group, Kbd, Text } from '@mantine/core';
import { IconCheck, IconChevronLeft, IconChevronRight, IconMessage, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useFormat } from '../../../app/format.ts';
import { useMay } from '../../../app/permissions.ts';
import { words } from '../../../app/words.ts';
import { useIsPhone } from '../../../ui/use-is-phone.ts';
import classes from '../reviews.module.css';
import type { useDecisions } from './use-decisions.ts';

const texts = words.reviews;

type DecisionsProps = {
  progress: ReturnType<typeof useDecisions>;
  /** The number of loaded reviews. */
  count: number;
  hasKeys: boolean;
  onReply: () => void;
};

/** The buttons below the current review, each with its key. */
export function Decisions({ progress, count, hasKeys, onReply }: DecisionsProps) {
  const format = useFormat();
  const hasRoom = !useIsPhone();
  const mayReply = useMay()('reviews.setReply');
  const { place, move, decide } = progress;
  return (
    <Group
      className={classes.decisions}
      justify="space-between"
      gap="xs"
      wrap={hasRoom ? 'nowrap' : 'wrap'}
      role="group"
      aria-label={texts.queue.decision}
    >
      <Group gap={hasRoom ? 'xs' : 6} wrap="nowrap">
        <KeyButton
          name={texts.approve}
          shortcut="A"
          hasKeys={hasKeys}
          isMain
          icon={<IconCheck size={18} aria-hidden />}
          onClick={() => decide('APPROVED')}
        />
        <KeyButton
          name={texts.reject}
          shortcut="R"
          hasKeys={hasKeys}
          isDangerous
          icon={<IconX size={18} aria-hidden />}
          onClick={() => decide('REJECTED')}
        />
        {mayReply && (
          <KeyButton
            name={texts.reply.title}
            shortcut="E"
            hasKeys={hasKeys}
            icon={<IconMessage size={18} aria-hidden />}
            onClick={onReply}
          />
        )}
      </Group>
      <Group gap={4} wrap="nowrap">
        <Step name={texts.queue.previous} shortcut="K" hasKeys={hasKeys} isOff={place === 0} onClick={() => move(-1)}>
          <IconChevronLeft size={18} aria-hidden />
        </Step>
        {hasRoom && (
          <Text size="sm" style={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
            {texts.queue.place(format.number(place + 1), format.number(count))}
          </Text>
        )}
        <Step name={texts.queue.next} shortcut="J" hasKeys={hasKeys} isOff={place >= count - 1} onClick={() => move(1)}>
          <IconChevronRight size={18} aria-hidden />
        </Step>
      </Group>
    </Group>
  );
}

type KeyButtonProps = {
  name: string;
  shortcut: string;
  hasKeys: boolean;
  icon: ReactNode;
  isMain?: boolean;
  isDangerous?: boolean;
  onClick: () => void;
};

function KeyButton({ name, shortcut, hasKeys, icon, isMain, isDangerous, onClick }: KeyButtonProps) {
  const hasRoom = !useIsPhone();
  return (
    <Button
      px={hasRoom ? undefined : 'xs'}
      variant={isMain ? 'filled' : 'default'}
      {...(isDangerous && { color: 'red', variant: 'light' })}
      leftSection={hasRoom && icon}
      rightSection={hasKeys && hasRoom && <Kbd size="xs">{shortcut}</Kbd>}
      aria-keyshortcuts={hasKeys ? shortcut : undefined}
      onClick={onClick}
    >
      {name}
    </Button>
  );
}

type StepProps = {
  name: string;
  shortcut: string;
  hasKeys: boolean;
  isOff: boolean;
  onClick: () => void;
  children: ReactNode;
};

function Step({ name, shortcut, hasKeys, isOff, onClick, children }: StepProps) {
  const hasRoom = !useIsPhone();
  return (
    <>
      <ActionIcon
        variant="default"
        size="lg"
        aria-label={name}
        aria-keyshortcuts={hasKeys ? shortcut : undefined}
        // stays focusable at the end of the list
        data-disabled={isOff || undefined}
        aria-disabled={isOff}
        onClick={isOff ? undefined : onClick}
      >
        {children}
      </ActionIcon>
      {hasKeys && hasRoom && <Kbd size="xs">{shortcut}</Kbd>}
    </>
  );
}
