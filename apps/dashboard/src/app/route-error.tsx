import { Center, Container, Title } from '@mantine/core';
import { useRouteError } from 'react-router';
import { Failure } from '../ui/failure.tsx';
import { words } from './words.ts';

/** Replaces a page that failed to load or render. */
export function RouteError() {
  const error = useRouteError();
  return (
    <Center mih="60dvh">
      <Container size="xs">
        <title>{`${words.common.failures.wrong} · Stoa`}</title>
        <Title order={1} mb="md">
          {words.shell.failed}
        </Title>
        <Failure error={error} onRetry={() => window.location.reload()} />
      </Container>
    </Center>
  );
}
