import { Button, Container, Group, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useSignOut } from '../../app/shell/use-sign-out.ts';
import { words } from '../../app/words.ts';
import { Logo } from '../../ui/logo.tsx';

type OwnFrameProps = { title: string; description?: ReactNode; actions?: ReactNode; children: ReactNode };

/** The frame of pages about the user's sites, whichever of them is open. */
export function OwnFrame({ title, description, actions, children }: OwnFrameProps) {
  const signOut = useSignOut();
  return (
    <>
      <title>{`${title} · Stoa`}</title>
      <Container component="header" size="sm" py="md">
        <Group justify="space-between">
          <Group gap="xs">
            <Logo />
            <Text fw={650}>Stoa</Text>
          </Group>
          <Button variant="subtle" color="gray" loading={signOut.isPending} onClick={() => signOut.mutate()}>
            {words.ownSites.signOut}
          </Button>
        </Group>
      </Container>
      <Container component="main" size="sm" pb="xl">
        <Stack gap="lg">
          <Group justify="space-between" align="flex-start" gap="sm">
            <div>
              <Title order={1}>{title}</Title>
              {description && (
                <Text c="dimmed" size="sm" mt={4}>
                  {description}
                </Text>
              )}
            </div>
            {actions}
          </Group>
          {children}
        </Stack>
      </Container>
    </>
  );
}
