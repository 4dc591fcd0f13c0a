import { PasswordInput, Text, TextInput } from '@mantine/core';
import { useNavigate } from 'react-router';
import { api } from '../../app/api.ts';
import { queryClient } from '../../app/query-client.ts';
import { signInPath } from '../../app/return-path.ts';
import { words } from '../../app/words.ts';
import { missing } from '../../ui/form/checks.ts';
import { useEntityForm } from '../../ui/form/use-entity-form.ts';

const texts = words.join;

type LinkFormOptions = {
  /** The address that the link was sent to, and whether it has an account. */
  email: string;
  hasAccount: boolean;
  /** Accepts what the link offers, with a new account where there is none. */
  accept: (account: { name?: string; password?: string }) => Promise<{ createdAccount?: boolean }>;
  /** Where people go next. */
  next: string;
};

/** The form behind a link: it accepts, with the account of the address or a new one. */
export function useLinkForm({ email, hasAccount, accept, next }: LinkFormOptions) {
  const navigate = useNavigate();
  return useEntityForm({
    entity: null,
    read: () => ({ name: '', password: '' }),
    validate: ({ name, password }) =>
      hasAccount ? {} : { name: missing(name, texts.missingName), password: password.length < 8 && texts.tooShort },
    save: async (account) => {
      const { createdAccount = false } = await accept(hasAccount ? {} : account);
      // the password was just chosen, so it need not be typed again
      if (createdAccount) await api.accounts.signIn({ email, password: account.password });
      return createdAccount;
    },
    onSaved: (isSignedIn) => {
      queryClient.clear();
      return navigate(isSignedIn ? next : signInPath(next), { replace: true });
    },
    isQuick: true,
  });
}

type LinkAccountProps = { form: ReturnType<typeof useLinkForm>; email: string; hasAccount: boolean };

/** The fields of a new account, where the address has none. */
export function LinkAccount({ form, email, hasAccount }: LinkAccountProps) {
  if (hasAccount)
    return (
      <Text size="sm" c="dimmed">
        {texts.hasAccount}
      </Text>
    );
  return (
    <>
      <TextInput label={texts.name} autoComplete="name" required maxLength={100} {...form.text('name')} />
      {/* password managers store the address with the password */}
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <PasswordInput
        label={texts.password}
        description={texts.passwordText}
        autoComplete="new-password"
        required
        maxLength={128}
        visibilityToggleButtonProps={{ 'aria-label': texts.showPassword }}
        {...form.text('password')}
      />
    </>
  );
}
