import { Center, Paper, Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { Logo } from '../../ui/logo.tsx';
import classes from './sign-in.module.css';

type SignInFrameProps = { title: string; description: ReactNode; children: ReactNode; footer?: ReactNode };

/** The frame of pages for users who are not signed in yet. */
export function SignInFrame({ title, description, children, footer }: SignInFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isFirstTitle = useRef(true);
  // announces the next step on the same page to screen readers
  useEffect(() => {
    if (!isFirstTitle.current) heading.current?.focus();
    isFirstTitle.current = false;
  }, [title]);
  return (
    <Center component="main" mih="100dvh" p="md">
      <title>{`${title} · Stoa`}</title>
      <Stack w="100%" maw={380} gap="lg">
        <Stack align="center" gap="xs">
          <Logo size={44} />
          <Title order={1} ta="center" ref={heading} tabIndex={-1}>
            {title}
          </Title>
          <Text c="dimmed" size="sm" ta="center">
            {description}
          </Text>
        </Stack>
        <Paper p="lg" className={classes.card}>
          {children}
        </Paper>
        {footer}
      </Stack>
    </Center>
  );
}
