import { Button, Center, Loader, Paper, Stack, Text, Title } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { hasCode } from '../../app/api.ts';
import { words } from '../../app/words.ts';
import { explain } from '../../ui/explain.ts';
import { Logo } from '../../ui/logo.tsx';

const texts = words.join;

type LinkFrameProps<T> = {
  title: string;
  heading: (found: T) => string;
  found: UseQueryResult<T>;
  /** The code of the error for links that lead nowhere, and what such a link says. */
  gone: { code: string; text: string };
  children: (found: T) => ReactNode;
};

/** The page behind a link in a mail that offers something, to people who may have no account yet. */
export function LinkFrame<T>({ title, heading, found, gone, children }: LinkFrameProps<T>) {
  return (
    <Center component="main" mih="100dvh" p="md">
      <title>{`${title} · Stoa`}</title>
      <Stack w="100%" maw={400} gap="lg">
        <Stack align="center" gap="xs">
          <Logo size={44} />
          <Title order={1} ta="center" style={{ overflowWrap: 'anywhere' }}>
            {found.data ? heading(found.data) : title}
          </Title>
        </Stack>
        <Paper p="lg" withBorder>
          {found.isPending && (
            <Center>
              <Loader role="status" aria-label={texts.loading} />
            </Center>
          )}
          {found.isError && (
            <Stack>
              <Text>{hasCode(found.error, gone.code) ? gone.text : explain(found.error).detail}</Text>
              <Button component={Link} to="/sign-in" variant="default">
                {texts.signIn}
              </Button>
            </Stack>
          )}
          {found.data && children(found.data)}
        </Paper>
      </Stack>
    </Center>
  );
}
