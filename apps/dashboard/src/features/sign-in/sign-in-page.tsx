import { Center, Paper, Stack, Text, Title } from '@mantine/core';
import { useNavigate, useSearchParams } from 'react-router';
import { queryClient } from '../../app/query-client.ts';
import { returnPath } from '../../app/return-path.ts';
import { Logo } from '../../ui/logo.tsx';
import classes from './sign-in.module.css';
import { SignInForm } from './sign-in-form.tsx';

export function Component() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const next = returnPath(params.get('next'));
  const enter = () => {
    queryClient.clear();
    void navigate(next, { replace: true });
  };
  return (
    <Center component="main" mih="100dvh" p="md">
      <title>Sign in · Stoa</title>
      <Stack w="100%" maw={380} gap="lg">
        <Stack align="center" gap="xs">
          <Logo size={44} />
          <Title order={1}>Sign in</Title>
          <Text c="dimmed" size="sm" ta="center">
            {next === '/' ? 'Welcome back to your shop’s back office.' : 'Sign in to go on where you were.'}
          </Text>
        </Stack>
        <Paper p="lg" className={classes.card}>
          <SignInForm onSignedIn={enter} />
        </Paper>
      </Stack>
    </Center>
  );
}
