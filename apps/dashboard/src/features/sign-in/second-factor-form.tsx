import { Anchor, Button, Checkbox, Stack, Text, TextInput } from '@mantine/core';
import { IconFingerprint } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { answerWithPasskey } from '../../app/passkeys.ts';
import { ProblemAlert } from './problem-alert.tsx';
import { type Challenge, type FactorType, passkeyOptions, usableFactors } from './signed-in.ts';

export type FactorAnswer = {
  factorType: FactorType;
  code?: string;
  credential?: Record<string, unknown>;
  /** Where the person may choose, and chose, not to be asked again in this browser. */
  rememberBrowser?: true;
};
type SecondFactorFormProps = {
  challenge: Challenge;
  /** Chooses another factor; has a code mailed where that is one. */
  onChoose: (factorType: FactorType) => Promise<Challenge>;
  onAnswer: (answer: FactorAnswer) => Promise<unknown>;
  submitLabel: string;
};

const fields: Partial<Record<FactorType, { label: string; hint: string; inputMode: 'numeric' | 'text' }>> = {
  TOTP: { label: 'Code', hint: 'The six digits that your authenticator app shows.', inputMode: 'numeric' },
  EMAIL: { label: 'Code', hint: 'The six digits that we mailed to you.', inputMode: 'numeric' },
  RECOVERY_CODE: { label: 'Recovery code', hint: 'One of those that you kept. Each works once.', inputMode: 'text' },
};
const choices: Partial<Record<FactorType, string>> = {
  WEBAUTHN: 'Use a passkey',
  TOTP: 'Use your authenticator app',
  EMAIL: 'Have a code mailed',
  RECOVERY_CODE: 'Use a recovery code',
};

/** Takes a code or a passkey, whichever of theirs somebody likes. */
export function SecondFactorForm({ challenge: first, onChoose, onAnswer, submitLabel }: SecondFactorFormProps) {
  const [challenge, setChallenge] = useState(first);
  const choose = useMutation({ mutationFn: onChoose, onSuccess: setChallenge });
  const answer = useMutation({ mutationFn: onAnswer });
  const [isRemembered, setIsRemembered] = useState(false);
  const { factorType = 'TOTP' } = challenge;
  const remembering = isRemembered ? { rememberBrowser: true as const } : {};
  const start = (type: FactorType) => {
    answer.reset();
    choose.mutate(type);
  };
  // a mailed code is only sent once it is the one to be asked for
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
      description="Your password alone is enough here then. Not for a device that others use."
      checked={isRemembered}
      onChange={(event) => setIsRemembered(event.currentTarget.checked)}
    />
  );
  return (
    <Stack gap="md">
      <ProblemAlert error={choose.error ?? answer.error ?? passkey.error} />
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
          key={factorType}
          factorType={factorType}
          sentTo={challenge.verificationChallengeData?.hint}
          isPending={answer.isPending || choose.isPending}
          onSubmit={(code) => answer.mutate({ factorType, code, ...remembering })}
          submitLabel={submitLabel}
        >
          {remember}
        </CodeForm>
      )}
      <Stack gap={6} align="center">
        {factorType === 'EMAIL' && (
          <Anchor component="button" type="button" size="sm" onClick={() => start('EMAIL')}>
            Send another code
          </Anchor>
        )}
        {usableFactors(challenge)
          .filter((type) => type !== factorType && type in choices)
          .map((type) => (
            <Anchor key={type} component="button" type="button" size="sm" onClick={() => start(type)}>
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
        Your passkeys are for another address of this server. Open the dashboard there, or choose another way below.
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
  onSubmit: (code: string) => void;
  submitLabel: string;
  /** What stands above the button. */
  children: ReactNode;
};

function CodeForm({ factorType, sentTo, isPending, onSubmit, submitLabel, children }: CodeFormProps) {
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const { label = 'Code', hint = '', inputMode = 'text' } = fields[factorType] ?? {};
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.trim()) onSubmit(code.trim());
    else setProblem('Enter the code');
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="md">
        <TextInput
          label={label}
          description={sentTo ? `The six digits that we mailed to ${sentTo}.` : hint}
          inputMode={inputMode}
          autoComplete={factorType === 'RECOVERY_CODE' ? 'off' : 'one-time-code'}
          autoFocus
          data-autofocus
          maxLength={40}
          value={code}
          onChange={(event) => {
            setCode(event.currentTarget.value);
            setProblem(null);
          }}
          error={problem}
        />
        {children}
        <Button type="submit" loading={isPending} fullWidth>
          {submitLabel}
        </Button>
      </Stack>
    </form>
  );
}
