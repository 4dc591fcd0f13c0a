import { Group, Paper, Title, UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import classes from './panel.module.css';
import { useIsPhone } from './use-is-phone.ts';

type PanelProps = { title: string; aside?: ReactNode; children: ReactNode; flush?: boolean };

/** A titled section of a page. With `flush`, its content reaches the edges, as in tables. */
export function Panel({ title, aside, children, flush = false }: PanelProps) {
  return (
    <Paper component="section" className={classes.panel}>
      <Group justify="space-between" px="md" pt="md" pb={flush ? 'sm' : 0} gap="xs">
        <Title order={2}>{title}</Title>
        {aside}
      </Group>
      {flush ? children : <div className={classes.body}>{children}</div>}
    </Paper>
  );
}

type FoldingPanelProps = {
  title: string;
  /** Something in it is invalid, so it cannot stay folded. It stays open while that is being mended. */
  isWrong?: boolean;
  /** Whether it is open at first on phones. */
  isOpenAtFirst?: boolean;
  children: ReactNode;
};

/** A panel of a long form. Phones show its title alone until it is opened. */
export function FoldingPanel({ title, isWrong = false, isOpenAtFirst = false, children }: FoldingPanelProps) {
  const isPhone = useIsPhone();
  const id = useId();
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  if (isWrong && !isOpen) setIsOpen(true);
  if (!isPhone) return <Panel title={title}>{children}</Panel>;
  return (
    <Paper component="section" className={classes.panel}>
      <Title order={2}>
        <UnstyledButton
          className={classes.fold}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          {title}
          <IconChevronDown size={20} aria-hidden />
        </UnstyledButton>
      </Title>
      <div id={id} hidden={!isOpen} className={classes.body}>
        {children}
      </div>
    </Paper>
  );
}
