import { Avatar, Menu, Text, UnstyledButton } from '@mantine/core';
import {
  IconBuildingStore,
  IconCheck,
  IconLanguage,
  IconLogout,
  IconShieldLock,
  IconUser,
  IconWorld,
} from '@tabler/icons-react';
import { Link } from 'react-router';
import { chooseLanguage, languageChoices } from '../language.ts';
import { openSite, useSession } from '../session.ts';
import { words, wordsLanguage } from '../words.ts';
import { useSignOut } from './use-sign-out.ts';

const texts = words.shell;

/** The signed-in user, their other sites, and the sign-out button. */
export function AccountMenu() {
  const { account, site, sites } = useSession();
  const signOut = useSignOut();
  return (
    <Menu position="bottom-end" width={260} shadow="md" withinPortal={false}>
      <Menu.Target>
        <UnstyledButton aria-label={texts.account(account.name ?? '')} p={4}>
          <Avatar size={34} color="aegean">
            <IconUser size={20} aria-hidden />
          </Avatar>
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>
          <Text size="sm" fw={600} c="var(--mantine-color-text)" truncate>
            {account.name}
          </Text>
          <Text size="xs" c="dimmed" truncate>
            {account.email}
          </Text>
        </Menu.Label>
        <Menu.Divider />
        {sites.length > 1 && (
          <>
            <Menu.Label>{texts.sites}</Menu.Label>
            {sites.map(({ id = '', name }) => (
              <Menu.Item
                key={id}
                leftSection={<IconBuildingStore size={18} aria-hidden />}
                rightSection={id === site.id ? <IconCheck size={16} aria-label={texts.chosen} /> : null}
                onClick={() => openSite(id)}
              >
                {name}
              </Menu.Item>
            ))}
            <Menu.Divider />
          </>
        )}
        <Menu.Item component={Link} to="/sites" leftSection={<IconWorld size={18} aria-hidden />}>
          {texts.yourSites}
        </Menu.Item>
        <Menu.Item component={Link} to="/account/security" leftSection={<IconShieldLock size={18} aria-hidden />}>
          {texts.security}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Label>{texts.language}</Menu.Label>
        {languageChoices.map(({ language, name }) => (
          <Menu.Item
            key={language}
            lang={language}
            leftSection={<IconLanguage size={18} aria-hidden />}
            rightSection={language === wordsLanguage ? <IconCheck size={16} aria-label={texts.chosen} /> : null}
            onClick={() => chooseLanguage(language)}
          >
            {name}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Item
          leftSection={<IconLogout size={18} aria-hidden />}
          disabled={signOut.isPending}
          onClick={() => signOut.mutate()}
        >
          {texts.signOut}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
