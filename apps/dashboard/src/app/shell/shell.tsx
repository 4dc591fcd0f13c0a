import { AppShell, Box, Burger, Container, Drawer, Group, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useEffect } from 'react';
import { ScrollRestoration, useLoaderData, useLocation, useNavigation } from 'react-router';
import { IdentityCheck } from '../../features/security/identity-check.tsx';
import { Logo } from '../../ui/logo.tsx';
import { SiteStateBadge } from '../../ui/site-state-badge.tsx';
import { PermittedPage } from '../no-access.tsx';
import { fullScreenPages, pageAt } from '../pages.ts';
import { type Session, SessionProvider } from '../session.ts';
import { words } from '../words.ts';
import { AccountMenu } from './account-menu.tsx';
import { ColorSchemeToggle } from './color-scheme-toggle.tsx';
import { FindButton } from './find-button.tsx';
import { Navigation } from './navigation.tsx';
import classes from './shell.module.css';
import { UnsavedChangesGuard } from './unsaved-changes-guard.tsx';

const texts = words.shell;

/** The frame around every page for signed-in users. */
export function Component() {
  const session = useLoaderData<Session>();
  const [isMenuOpen, menu] = useDisclosure(false);
  const { pathname } = useLocation();
  // navigation closes the menu
  useEffect(() => menu.close(), [pathname]);
  const page = pageAt(pathname);
  const isBlocked = session.sites.some(({ id, blockedDate }) => id === session.site.id && Boolean(blockedDate));
  const isFullScreen = page !== null && fullScreenPages.includes(page);
  return (
    <SessionProvider value={session}>
      <a href="#content" className="skip-link">
        {texts.skip}
      </a>
      <LoadingBar />
      {isFullScreen ? (
        <main id="content" tabIndex={-1} className={classes.main}>
          <PermittedPage />
        </main>
      ) : (
        <AppShell
          header={{ height: 56 }}
          navbar={{ width: 248, breakpoint: 'sm', collapsed: { mobile: true } }}
          padding={0}
        >
          <AppShell.Header className={classes.bar}>
            <Group h="100%" px="md" justify="space-between" wrap="nowrap">
              <Group gap="sm" wrap="nowrap" miw={0}>
                <Burger
                  opened={isMenuOpen}
                  onClick={menu.toggle}
                  hiddenFrom="sm"
                  size="sm"
                  aria-label={texts.menu}
                  aria-expanded={isMenuOpen}
                />
                <Box visibleFrom="xs" lh={0}>
                  <Logo />
                </Box>
                <Text fw={650} truncate>
                  {session.site.name}
                </Text>
                <Box visibleFrom="xs">
                  <SiteStateBadge state={session.site.state} isBlocked={isBlocked} />
                </Box>
              </Group>
              <Group gap={4} wrap="nowrap">
                <FindButton />
                <ColorSchemeToggle />
                <AccountMenu />
              </Group>
            </Group>
          </AppShell.Header>
          <AppShell.Navbar className={classes.bar} p="sm" visibleFrom="sm" withBorder>
            <Navigation />
          </AppShell.Navbar>
          <Drawer opened={isMenuOpen} onClose={menu.close} hiddenFrom="sm" size={280} title={session.site.name}>
            <Navigation />
          </Drawer>
          <AppShell.Main id="content" tabIndex={-1} className={classes.main}>
            <Container size="lg" py={{ base: 'md', sm: 'xl' }} px={{ base: 'md', sm: 'xl' }}>
              <PermittedPage />
            </Container>
          </AppShell.Main>
        </AppShell>
      )}
      <UnsavedChangesGuard />
      <IdentityCheck />
      <ScrollRestoration />
    </SessionProvider>
  );
}

/** A thin progress line while the next page is loading. */
function LoadingBar() {
  const isLoading = useNavigation().state !== 'idle';
  return isLoading ? <div className={classes.loading} role="progressbar" aria-label={texts.loadingPage} /> : null;
}
