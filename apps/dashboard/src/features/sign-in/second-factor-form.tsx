import { Anchor, Button, Checkbox, Stack, Text, TextInput } from '@mantine/core';
import { IconFingerprint } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { answerWithPasskey } from '../../app/passkeys.ts';
import { missing } from '../../ui/form/checks.ts';
import { Form } from '../../ui/form/form.tsx';
import { useEntityForm } from '../../ui/form/use-entity-form.ts';
import { ProblemAlert } from './problem-alert.tsx';
import { type Challenge, type FactorType, passkeyOptions, usableFactors } from './signed-in.ts';

export type FactorAnswer = {
  factorType: FactorType;
  code?: string;
  credential?: Record<string, unknown>;
  /** Set if the user was offered the choice to be remembered in this browser, and accepted. */
  rememberBrowser?: true;
};
type SecondFactorFormProps = {
  challenge: Challenge;
  /** Selects another factor; for codes by e-mail, this also sends a code. */
  onChoose: (factorType: FactorType) => Promise<Challenge>;
  onAnswer: (answer: FactorAnswer) => Promise<unknown>;
  submitLabel: string;
};

const fields: Partial<Record<FactorType, { label: string; hint: string; inputMode: 'numeric' | 'text' }>> = {
  TOTP: { label: 'Code', hint: 'Enter the six-digit code from your authenticator app.', inputMode: 'numeric' },
  EMAIL: { label: 'Code', hint: 'Enter the six-digit code we sent by e-mail.', inputMode: 'numeric' },
  RECOVERY_CODE: {
    label: 'Recovery code',
    hint: 'Enter one of your recovery codes. Each works once.',
    inputMode: 'text',
  },
};
const choices: Partial<Record<FactorType, string>> = {
  WEBAUTHN: 'Use a passkey',
  TOTP: 'Use your authenticator app',
  EMAIL: 'Get a code by e-mail',
  RECOVERY_CODE: 'Use a recovery code',
};

/** Asks for a code or a passkey; the user can choose among their factors. */
export function SecondFactorForm({ challenge: first, onChoose, onAnswer, submitLabel }: SecondFactorFormProps) {
  const [challenge, setChallenge] = useState(first);
  const choose = useMutation({ mutationFn: onChoose, onSuccess: setChallenge });
  const [isRemembered, setIsRemembered] = useState(false);
  const { factorType = 'TOTP' } = challenge;
  const remembering = isRemembered ? { rememberBrowser: true as const } : {};
  // the first code is e-mailed only when the form that asks for it appears
  useEffect(() => {
    if (first.factorType === 'EMAIL' && !first.verificationChallengeData?.hint) choose.mutate('EMAIL');
  }, []);
  const usePasskey = async () => {
    const credential = await answerWithPasskey(passkeyOptions(challenge));
    return onAnswer({ factorType: 'WEBAUTHN', credential, ...remembering });
  };
  const passkey = useMutation({ mutationFn: usePasskey });
  const remember = challenge.browserCanBeRemembered && (
    <Checkbox
      label="Remember this browser for 30 days"
      description="We’ll ask only for your password on this device. Don’t use on shared devices."
      checked={isRemembered}
      onChange={(event) => setIsRemembered(event.currentTarget.checked)}
    />
  );
  return (
    <Stack gap="md">
      <ProblemAlert error={choose.error ?? passkey.error} />
      {factorType === 'WEBAUTHN' ? (
        <PasskeyStep
          isHere={passkeyOptions(challenge) !== undefined}
          isPending={passkey.isPending}
          onUse={() => passkey.mutate()}
        >
          {remember}
        </PasskeyStep>
      ) : (
        <CodeForm
          // a new key clears the field for another code
          key={`${factorType} ${choose.submittedAt}`}
          factorType={factorType}
          sentTo={challenge.verificationChallengeData?.hint}
          isPending={choose.isPending}
          onCode={(code) => onAnswer({ factorType, code, ...remembering })}
          submitLabel={submitLabel}
        >
          {remember}
        </CodeForm>
      )}
      <Stack gap={6} align="center">
        {factorType === 'EMAIL' && (
          <Anchor component="button" type="button" size="sm" onClick={() => choose.mutate('EMAIL')}>
            Send another code
          </Anchor>
        )}
        {usableFactors(challenge)
          .filter((type) => type !== factorType && type in choices)
          .map((type) => (
            <Anchor key={type} component="button" type="button" size="sm" onClick={() => choose.mutate(type)}>
              {choices[type]}
            </Anchor>
          ))}
      </Stack>
    </Stack>
  );
}

type PasskeyStepProps = { isHere: boolean; isPending: boolean; onUse: () => void; children: ReactNode };

function PasskeyStep({ isHere, isPending, onUse, children }: PasskeyStepProps) {
  if (!isHere)
    return (
      <Text size="sm">
        Your passkeys belong to another address of this server. Open the dashboard there, or choose another method
        below.
      </Text>
    );
  return (
    <>
      {children}
      <Button
        fullWidth
        leftSection={<IconFingerprint size={18} aria-hidden />}
        loading={isPending}
        onClick={onUse}
        autoFocus
      >
        Use your passkey
      </Button>
    </>
  );
}

type CodeFormProps = {
  factorType: FactorType;
  sentTo: string | undefined;
  isPending: boolean;
  onCode: (code: string) => Promise<unknown>;
  submitLabel: string;
  /** The content above the button. */
  children: ReactNode;
};

function CodeForm({ factorType, sentTo, isPending, onCode, submitLabel, children }: CodeFormProps) {
  const { label = 'Code', hint = '', inputMode = 'text' } = fields[factorType] ?? {};
  const form = useEntityForm({
    entity: null,
    read: () => ({ code: '' }),
    validate: ({ code }) => ({ code: missing(code, 'Enter the code') }),
    save: ({ code }) => onCode(code.trim()),
    isQuick: true,
  });
  return (
    <Form form={form}>
      <ProblemAlert error={form.error} />
      <TextInput
        label={label}
        description={sentTo ? `Enter the six-digit code we sent to ${sentTo}.` : hint}
        inputMode={inputMode}
        autoComplete={factorType === 'RECOVERY_CODE' ? 'off' : 'one-time-code'}
        autoFocus
        data-autofocus
        maxLength={40}
        {...form.text('code')}
      />
      {children}
      <Button type="submit" loading={isPending || form.isSaving} fullWidth>
        {submitLabel}
      </Button>
    </Form>
  );
}
