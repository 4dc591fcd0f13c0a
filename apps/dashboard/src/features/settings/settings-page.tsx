import { Flex, NativeSelect, NavLink, Stack, Text } from '@mantine/core';
import { Link, Navigate, Outlet, useLocation, useNavigate } from 'react-router';
import { Page } from '../../app/page.tsx';
import { type PagePath, pageAt } from '../../app/pages.ts';
import { words } from '../../app/words.ts';
import { type AreaGroup, useAreas } from './areas.ts';
import css from './settings.module.css';

const pageTitle = words.shell.pages.settings;

/** The settings of the site, an area at a time: of those that the user's role allows. */
export function Component() {
  const shown = pageAt(useLocation().pathname);
  const open = useAreas();
  const paths = open.flatMap(({ areas }) => areas.map(({ path }) => path));
  const [first] = paths;
  if (first && !paths.some((path) => path === shown)) return <Navigate to={first} replace />;
  return (
    <Page title={pageTitle}>
      <Flex direction={{ base: 'column', md: 'row' }} gap={{ base: 'md', md: 'lg' }} align="flex-start">
        <AreaLinks groups={open} shown={shown} />
        <AreaPicker groups={open} shown={shown} />
        <div className={css.area}>
          <Outlet />
        </div>
      </Flex>
    </Page>
  );
}

type AreasProps = { groups: AreaGroup[]; shown: PagePath | null };

/** Beside the area, on wide screens. */
const AreaLinks = ({ groups: open, shown }: AreasProps) => (
  <Stack component="nav" aria-label={pageTitle} gap="md" visibleFrom="md" className={css.links}>
    {open.map(({ title, areas }) => (
      <Stack key={title} gap={2} role="group" aria-label={title}>
        <Text size="xs" fw={600} c="dimmed" px={10} pb={2} aria-hidden>
          {title}
        </Text>
        {areas.map((area) => (
          <NavLink
            key={area.path}
            component={Link}
            to={area.path}
            label={area.title}
            active={area.path === shown}
            aria-current={area.path === shown ? 'page' : undefined}
            className={css.link}
          />
        ))}
      </Stack>
    ))}
  </Stack>
);

/** Above the area, where there is no room beside it. */
function AreaPicker({ groups: open, shown }: AreasProps) {
  const navigate = useNavigate();
  return (
    <NativeSelect
      aria-label={words.settings.area}
      hiddenFrom="md"
      w="100%"
      size="md"
      value={shown ?? ''}
      onChange={({ currentTarget }) => void navigate(currentTarget.value, { preventScrollReset: true })}
      data={open.map(({ title, areas }) => ({
        group: title,
        items: areas.map(({ path, title: label }) => ({ value: path, label })),
      }))}
    />
  );
}
