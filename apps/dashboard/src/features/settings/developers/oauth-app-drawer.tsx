import { Radio, Stack, TagsInput, TextInput } from '@mantine/core';
import { api, present } from '../../../app/api.ts';
import { missing, notWebAddress } from '../../../ui/form/checks.ts';
import { Form } from '../../../ui/form/form.tsx';
import { FormEnd } from '../../../ui/form/form-end.tsx';
import { FormDrawer } from '../../../ui/form/form-window.tsx';
import { useEntityForm } from '../../../ui/form/use-entity-form.ts';
import { PermissionsField } from '../permissions-field.tsx';
import { OAUTH_APPS, type OAuthApp } from './queries.ts';
import type { FreshSecret } from './secret-dialog.tsx';

const MOST_ADDRESSES = 20;
const FIELDS = ['name', 'allowedRedirectUris', 'allowedRedirectDomains', 'loginUrl', 'permissions'];

type OAuthAppDrawerProps = {
  /** The app to edit; one without an id is new. */
  app: OAuthApp | null;
  onClose: () => void;
  onSecret: (fresh: FreshSecret) => void;
};

/** Creates or edits an OAuth app. */
export function OAuthAppDrawer({ app, onClose, onSecret }: OAuthAppDrawerProps) {
  return (
    <FormDrawer opened={app !== null} onClose={onClose} title={app?.id ? 'Edit OAuth app' : 'New OAuth app'}>
      {app && <OAuthAppForm key={app.id ?? 'new'} app={app} onClose={onClose} onSecret={onSecret} />}
    </FormDrawer>
  );
}

const readApp = (app: OAuthApp) => ({
  kind: app.kind ?? 'HEADLESS',
  name: app.name ?? '',
  allowedRedirectUris: app.allowedRedirectUris ?? [],
  allowedRedirectDomains: app.allowedRedirectDomains ?? [],
  loginUrl: app.loginUrl ?? '',
  permissions: app.permissions ?? [],
});

function OAuthAppForm({ app, onClose, onSecret }: OAuthAppDrawerProps & { app: OAuthApp }) {
  const form = useEntityForm({
    entity: app,
    read: readApp,
    validate: ({ name, kind, loginUrl }) => ({
      name: missing(name),
      loginUrl: kind === 'HEADLESS' && loginUrl.trim() !== '' && notWebAddress(loginUrl),
    }),
    save: async ({ kind, ...values }, { entity: { id, revision } }) => {
      const isFrontEnd = kind === 'HEADLESS';
      const draft = {
        name: values.name.trim(),
        allowedRedirectUris: isFrontEnd ? values.allowedRedirectUris : [],
        allowedRedirectDomains: isFrontEnd ? values.allowedRedirectDomains : [],
        loginUrl: (isFrontEnd && values.loginUrl.trim()) || null,
        permissions: isFrontEnd ? [] : values.permissions,
      };
      if (!id) return api.developers.createOAuthApp({ oAuthApp: { ...draft, kind } });
      const changed = { ...draft, id, revision: present(revision, 'revision') };
      const { oAuthApp } = await api.developers.updateOAuthApp({ oAuthApp: changed, fieldMask: FIELDS });
      return { oAuthApp, secret: null };
    },
    reload: async ({ id }) =>
      present((await api.developers.getOAuthApp({ oAuthAppId: id ?? '' })).oAuthApp, 'oAuthApp'),
    saved: (_, { name }) => `${name.trim()} was saved`,
    onSaved: ({ secret }, { name }) => secret && onSecret({ name: name.trim(), secret }),
    settle: ({ oAuthApp }) => present(oAuthApp, 'oAuthApp'),
    onDone: onClose,
    refresh: [OAUTH_APPS],
  });
  return (
    <Form form={form}>
      {!app.id && (
        <Radio.Group label="Type" {...form.input('kind')}>
          <Stack gap="xs" mt="xs">
            <Radio value="HEADLESS" label="A front end" description="Visitors and members use it; it has no secret" />
            <Radio value="APP" label="A service" description="Calls the API as itself, with a secret" />
          </Stack>
        </Radio.Group>
      )}
      <TextInput label="Name" required maxLength={100} data-autofocus {...form.text('name')} />
      {form.values.kind === 'HEADLESS' ? (
        <>
          <TagsInput
            label="Redirect addresses after login"
            description="Each in full, such as https://shop.example/callback. Press Enter after each."
            maxTags={MOST_ADDRESSES}
            acceptValueOnBlur
            {...form.input('allowedRedirectUris')}
          />
          <TagsInput
            label="Allowed redirect domains"
            description="Such as shop.example or http://localhost:3000. Press Enter after each."
            maxTags={MOST_ADDRESSES}
            acceptValueOnBlur
            {...form.input('allowedRedirectDomains')}
          />
          <TextInput
            label="Own login page"
            description="Leave empty to use this site’s login page"
            type="url"
            maxLength={2048}
            {...form.text('loginUrl')}
          />
        </>
      ) : (
        <PermissionsField {...form.input('permissions')} />
      )}
      <FormEnd form={form}>Save app</FormEnd>
    </Form>
  );
}
