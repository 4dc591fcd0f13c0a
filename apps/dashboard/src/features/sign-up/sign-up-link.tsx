import { Anchor, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { words } from '../../app/words.ts';
import { signUpRulesQuery } from './queries.ts';

const texts = words.signUp;

/** The way to an account, for those who have none, where everybody can sign up. */
export function SignUpLink() {
  const { data } = useQuery(signUpRulesQuery);
  if (!data?.isOpen) return null;
  return (
    <Text size="sm" ta="center">
      {texts.newHere}{' '}
      <Anchor component={Link} to="/sign-up" size="sm">
        {texts.makeSite}
      </Anchor>
    </Text>
  );
}
