import { Anchor, Button, Checkbox, Stack, Text, TextInput } from '@mantine/core';
import { IconFingerprint } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { words } from '../../app/words.ts';
import { missing } from '../../ui/form/checks.ts';
import { Form } from '../../ui/form/form.tsx';
import { useEntityForm } from '../../ui/form/use-entity-form.ts';
import { answerWithPasskey } from './passkeys.ts';
import { ProblemAlert } from './problem-alert.tsx';
import { type Challenge, type FactorType, passkeyOptions, usableFactors } from './signed-in.ts';

const texts = words.signIn.second;

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
  TOTP: { label: texts.code, hint: texts.appCode, inputMode: 'numeric' },
  EMAIL: { label: texts.code, hint: texts.emailCode, inputMode: 'numeric' },
  RECOVERY_CODE: {
    label: texts.recoveryCode,
    hint: texts.recoveryText,
    inputMode: 'text',
  },
};
const choices: Partial<Record<FactorType, string>> = {
  WEBAUTHN: texts.usePasskey,
  TOTP: texts.useApp,
  EMAIL: texts.useEmail,
  RECOVERY_CODE: texts.useRecovery,
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
      label={texts.remember}
      description={texts.rememberText}
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
            {texts.sendAnother}
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
  if (!isHere) return <Text size="sm">{texts.passkeysElsewhere}</Text>;
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
        {texts.useYourPasskey}
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
  const { label = texts.code, hint = '', inputMode = 'text' } = fields[factorType] ?? {};
  const form = useEntityForm({
    entity: null,
    read: () => ({ code: '' }),
    validate: ({ code }) => ({ code: missing(code, texts.missing) }),
    save: ({ code }) => onCode(code.trim()),
    isQuick: true,
  });
  return (
    <Form form={form}>
      <ProblemAlert error={form.error} />
      <TextInput
        label={label}
        description={sentTo ? texts.emailCodeTo(sentTo) : hint}
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
