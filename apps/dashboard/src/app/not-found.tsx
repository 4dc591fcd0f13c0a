import { Button } from '@mantine/core';
import { IconMapSearch } from '@tabler/icons-react';
import { Link } from 'react-router';
import { NothingHere } from '../ui/nothing-here.tsx';
import { Page } from './page.tsx';

export function Component() {
  return (
    <Page title="Page not found">
      <NothingHere
        icon={<IconMapSearch />}
        title="This page doesn’t exist"
        description="The address may be mistyped, or the page has moved."
      >
        <Button component={Link} to="/">
          Go home
        </Button>
      </NothingHere>
    </Page>
  );
}
