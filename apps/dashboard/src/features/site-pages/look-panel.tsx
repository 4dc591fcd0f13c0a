import { Button, Group } from '@mantine/core';
import { IconMenu2, IconPalette } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useMayOpen } from '../../app/use-may-open.ts';
import { words } from '../../app/words.ts';
import { Panel } from '../../ui/panel.tsx';
import { pagesQuery } from './queries.ts';

const texts = words.sitePages.look;

/** Leads to what all pages share, which is changed beside the home page. */
export function LookPanel() {
  const mayOpen = useMayOpen();
  const home = useQuery(pagesQuery).data?.find(({ kind, address }) => kind === 'PAGE' && !address);
  if (!home?.id || !mayOpen(`/pages/${home.id}`)) return null;
  const linkTo = (panel: 'menu' | 'theme') => `/pages/${home.id}?panel=${panel}`;
  return (
    <Panel title={texts.title}>
      <Group gap="sm">
        <Button
          component={Link}
          to={linkTo('menu')}
          variant="default"
          leftSection={<IconMenu2 size={18} aria-hidden />}
        >
          {texts.menu}
        </Button>
        <Button
          component={Link}
          to={linkTo('theme')}
          variant="default"
          leftSection={<IconPalette size={18} aria-hidden />}
        >
          {texts.theme}
        </Button>
      </Group>
    </Panel>
  );
}
