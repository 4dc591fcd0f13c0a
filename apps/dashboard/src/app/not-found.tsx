import { Button } from '@mantine/core';
import { IconMapSearch } from '@tabler/icons-react';
import { Link } from 'react-router';
import { NothingHere } from '../ui/nothing-here.tsx';
import { Page } from './page.tsx';
import { words } from './words.ts';

const texts = words.shell.notFound;

export function Component() {
  return (
    <Page title={texts.title}>
      <NothingHere icon={<IconMapSearch />} title={texts.gone} description={texts.text}>
        <Button component={Link} to="/">
          {words.shell.goHome}
        </Button>
      </NothingHere>
    </Page>
  );
}
