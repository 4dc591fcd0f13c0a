import { Radio, Stack, TagsInput, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { api, present } from '../../../app/api.ts';
import { FormDrawer } from '../../../ui/form-drawer.tsx';
import { FormEnd } from '../../../ui/form-end.tsx';
import { PermissionsField } from '../permissions-field.tsx';
import { OAUTH_APPS, type OAuthApp } from './queries.ts';
import type { FreshSecret } from './secret-dialog.tsx';

const MOST_ADDRESSES = 20;
const FIELDS = ['name', 'allowedRedirectUris', 'allowedRedirectDomains', 'loginUrl', 'permissions'];

type OAuthAppDrawerProps = {
  /** What is edited; one without id is new. */
  app: OAuthApp | null;
  onClose: () => void;
  onSecret: (fresh: FreshSecret) => void;
};

/** Makes an OAuth app, or changes one. */
export function OAuthAppDrawer({ app, onClose, onSecret }: OAuthAppDrawerProps) {
  return (
    <FormDrawer opened={app !== null} onClose={onClose} title={app?.id ? 'Edit OAuth app' : 'New OAuth app'}>
      {app && <OAuthAppForm key={app.id ?? 'new'} app={app} onClose={onClose} onSecret={onSecret} />}
    </FormDrawer>
  );
}

function OAuthAppForm({ app: known, onClose, onSecret }: OAuthAppDrawerProps & { app: OAuthApp }) {
  const queryClient = useQueryClient();
  const [kind, setKind] = useState(known.kind ?? 'HEADLESS');
  const [name, setName] = useState(known.name ?? '');
  const [uris, setUris] = useState(known.allowedRedirectUris ?? []);
  const [domains, setDomains] = useState(known.allowedRedirectDomains ?? []);
  const [loginUrl, setLoginUrl] = useState(known.loginUrl ?? '');
  const [permissions, setPermissions] = useState(known.permissions ?? []);
  const saving = useMutation({
    mutationFn: async () => {
      const draft = {
        name: name.trim(),
        allowedRedirectUris: kind === 'HEADLESS' ? uris : [],
        allowedRedirectDomains: kind === 'HEADLESS' ? domains : [],
        loginUrl: (kind === 'HEADLESS' && loginUrl.trim()) || null,
        permissions: kind === 'APP' ? permissions : [],
      };
      if (!known.id) return (await api.developers.createOAuthApp({ oAuthApp: { ...draft, kind } })).secret ?? null;
      const revision = present(known.revision, 'revision');
      await api.developers.updateOAuthApp({ oAuthApp: { ...draft, id: known.id, revision }, fieldMask: FIELDS });
      return null;
    },
    onSuccess: (secret) => {
      notifications.show({ color: 'green', message: `${name.trim()} was saved` });
      onClose();
      if (secret) onSecret({ name: name.trim(), secret });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: OAUTH_APPS }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    saving.mutate();
  };
  return (
    <form onSubmit={submit}>
      <Stack>
        {!known.id && (
          <Radio.Group
            label="What it is"
            value={kind}
            onChange={(value) => setKind(value === 'APP' ? 'APP' : 'HEADLESS')}
          >
            <Stack gap="xs" mt="xs">
              <Radio value="HEADLESS" label="A front end" description="Visitors and members use it; it has no secret" />
              <Radio value="APP" label="A service" description="Calls the API as itself, with a secret" />
            </Stack>
          </Radio.Group>
        )}
        <TextInput
          label="Name"
          required
          maxLength={100}
          data-autofocus
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        {kind === 'HEADLESS' ? (
          <>
            <TagsInput
              label="Addresses that logins return to"
              description="Each in full, such as https://shop.example/callback. Press Enter after each."
              maxTags={MOST_ADDRESSES}
              acceptValueOnBlur
              value={uris}
              onChange={setUris}
            />
            <TagsInput
              label="Domains that other pages return to"
              description="Such as shop.example or http://localhost:3000. Press Enter after each."
              maxTags={MOST_ADDRESSES}
              acceptValueOnBlur
              value={domains}
              onChange={setDomains}
            />
            <TextInput
              label="Own login page"
              description="Left empty, members log in on the page of this site"
              type="url"
              maxLength={2048}
              value={loginUrl}
              onChange={(event) => setLoginUrl(event.currentTarget.value)}
            />
          </>
        ) : (
          <PermissionsField chosen={permissions} onChange={setPermissions} />
        )}
        <FormEnd saving={saving} onCancel={onClose}>
          Save app
        </FormEnd>
      </Stack>
    </form>
  );
}
