import { Center, Container, Title } from '@mantine/core';
import { useRouteError } from 'react-router';
import { Failure } from '../ui/failure.tsx';

/** Replaces a page that failed to load or render. */
export function RouteError() {
  const error = useRouteError();
  return (
    <Center mih="60dvh">
      <Container size="xs">
        <title>Something went wrong · Stoa</title>
        <Title order={1} mb="md">
          This page couldn’t be displayed
        </Title>
        <Failure error={error} onRetry={() => window.location.reload()} />
      </Container>
    </Center>
  );
}
