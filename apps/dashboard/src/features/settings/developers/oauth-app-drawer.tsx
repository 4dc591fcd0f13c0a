import { Radio, Stack, TagsInput, TextInput } from '@mantine/core';
import { api, present } from '../../../app/api.ts';
import { words } from '../../../app/words.ts';
import { missing, notWebAddress } from '../../../ui/form/checks.ts';
import { Form } from '../../../ui/form/form.tsx';
import { FormEnd } from '../../../ui/form/form-end.tsx';
import { FormDrawer } from '../../../ui/form/form-window.tsx';
import { useEntityForm } from '../../../ui/form/use-entity-form.ts';
import { PermissionsField } from '../permissions-field.tsx';
import { OAUTH_APPS, type OAuthApp } from './queries.ts';
import type { FreshSecret } from './secret-dialog.tsx';

const texts = words.developerSettings;

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
    <FormDrawer opened={app !== null} onClose={onClose} title={app?.id ? texts.apps.edit : texts.apps.newTitle}>
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
    saved: (_, { name }) => words.actions.saved(name.trim()),
    onSaved: ({ secret }, { name }) => secret && onSecret({ name: name.trim(), secret }),
    settle: ({ oAuthApp }) => present(oAuthApp, 'oAuthApp'),
    onDone: onClose,
    refresh: [OAUTH_APPS],
  });
  return (
    <Form form={form}>
      {!app.id && (
        <Radio.Group label={texts.apps.kind} {...form.input('kind')}>
          <Stack gap="xs" mt="xs">
            <Radio value="HEADLESS" label={texts.apps.kinds.headless} description={texts.apps.kinds.headlessText} />
            <Radio value="APP" label={texts.apps.kinds.app} description={texts.apps.kinds.appText} />
          </Stack>
        </Radio.Group>
      )}
      <TextInput label={words.forms.name} required maxLength={100} data-autofocus {...form.text('name')} />
      {form.values.kind === 'HEADLESS' ? (
        <>
          <TagsInput
            label={texts.apps.addresses}
            description={texts.apps.addressesText}
            maxTags={MOST_ADDRESSES}
            acceptValueOnBlur
            {...form.input('allowedRedirectUris')}
          />
          <TagsInput
            label={texts.apps.domains}
            description={texts.apps.domainsText}
            maxTags={MOST_ADDRESSES}
            acceptValueOnBlur
            {...form.input('allowedRedirectDomains')}
          />
          <TextInput
            label={texts.apps.loginPage}
            description={texts.apps.loginPageText}
            type="url"
            maxLength={2048}
            {...form.text('loginUrl')}
          />
        </>
      ) : (
        <PermissionsField {...form.input('permissions')} />
      )}
      <FormEnd form={form}>{texts.apps.save}</FormEnd>
    </Form>
  );
}
