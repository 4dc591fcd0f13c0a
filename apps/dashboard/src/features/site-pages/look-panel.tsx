import { Button, Group } from '@mantine/core';
import { IconMenu2, IconPalette } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useMayOpen } from '../../app/use-may-open.ts';
import { words } from '../../app/words.ts';
import { Panel } from '../../ui/panel.tsx';
import { pagesQuery } from './queries.ts';

const texts = words.sitePages.look;

/** The panels of the editor where it is changed. */
const panels = [
  { panel: 'menu', Icon: IconMenu2 },
  { panel: 'theme', Icon: IconPalette },
] as const;

/** Leads to what all pages share, which is changed beside the home page. */
export function LookPanel() {
  const mayOpen = useMayOpen();
  const home = useQuery(pagesQuery).data?.find(({ kind, address }) => kind === 'PAGE' && !address);
  if (!home?.id || !mayOpen(`/pages/${home.id}`)) return null;
  return (
    <Panel title={texts.title}>
      <Group gap="sm">
        {panels.map(({ panel, Icon }) => (
          <Button
            key={panel}
            component={Link}
            to={`/pages/${home.id}?panel=${panel}`}
            variant="default"
            leftSection={<Icon size={18} aria-hidden />}
          >
            {texts[panel]}
          </Button>
        ))}
      </Group>
    </Panel>
  );
}
