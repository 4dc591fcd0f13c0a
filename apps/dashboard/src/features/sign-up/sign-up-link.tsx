import { Anchor, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { signUpRulesQuery } from './queries.ts';

/** The way to an account, for those who have none, where everybody can sign up. */
export function SignUpLink() {
  const { data } = useQuery(signUpRulesQuery);
  if (!data?.isOpen) return null;
  return (
    <Text size="sm" ta="center">
      New here?{' '}
      <Anchor component={Link} to="/sign-up" size="sm">
        Make a site of your own
      </Anchor>
    </Text>
  );
}
