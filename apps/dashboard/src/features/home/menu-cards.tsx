import { Anchor, Group, Paper, SimpleGrid, Text } from '@mantine/core';
import { Link } from 'react-router';
import { useSession } from '../../app/session.ts';
import { useMenu } from '../../app/shell/menu.ts';
import { words } from '../../app/words.ts';
import list from '../../ui/list.module.css';

const texts = words.home;

/** Links to the accessible pages, for users whose role shows no sales. */
export function MenuCards() {
  const { site } = useSession();
  const cards = useMenu()
    .flatMap(({ entries }) => entries)
    .filter(({ to }) => to !== '/');
  if (cards.length === 0) return <Text c="dimmed">{texts.noPages(site.name ?? '')}</Text>;
  return (
    <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} spacing="md">
      {cards.map(({ to, label, Icon }) => (
        <Paper key={to} p="md" className={`${list.frame} ${list.row}`}>
          <Group gap="sm" wrap="nowrap">
            <Icon size={22} stroke={1.6} aria-hidden />
            <Anchor component={Link} to={to} className={list.cover} c="inherit" fw={600}>
              {label}
            </Anchor>
          </Group>
        </Paper>
      ))}
    </SimpleGrid>
  );
}
