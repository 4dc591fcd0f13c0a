import { Anchor, Center, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { chooseLanguage, languageChoices } from '../../app/language.ts';
import { wordsLanguage } from '../../app/words.ts';
import { Logo } from '../../ui/logo.tsx';
import classes from './sign-in.module.css';

/** The other languages of the dashboard, each by its own name. */
function LanguageChoice() {
  return (
    <Group justify="center">
      {languageChoices
        .filter(({ language }) => language !== wordsLanguage)
        .map(({ language, name }) => (
          <Anchor
            key={language}
            component="button"
            type="button"
            size="sm"
            lang={language}
            onClick={() => chooseLanguage(language)}
          >
            {name}
          </Anchor>
        ))}
    </Group>
  );
}

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
        <LanguageChoice />
      </Stack>
    </Center>
  );
}
