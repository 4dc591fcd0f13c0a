import { Button, PasswordInput, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api, present } from '../../app/api.ts';
import { words } from '../../app/words.ts';
import { Form } from '../../ui/form/form.tsx';
import { useEntityForm } from '../../ui/form/use-entity-form.ts';
import { ProblemAlert } from '../sign-in/problem-alert.tsx';
import { type FactorAnswer, SecondFactorForm } from '../sign-in/second-factor-form.tsx';
import type { Challenge, FactorType } from '../sign-in/signed-in.ts';

const texts = words.security;
const identity = words.identityCheck;

/** Asks for proof of the user's identity. */
export function CheckForm({ factors, onProven }: { factors: FactorType[]; onProven: () => void }) {
  const [first = 'PASSWORD'] = factors;
  return (
    <Stack gap="md">
      <Text size="sm">{identity.text}</Text>
      {first === 'PASSWORD' ? (
        <PasswordCheck onProven={onProven} />
      ) : (
        <FactorCheck factors={factors} onProven={onProven} />
      )}
    </Stack>
  );
}

function PasswordCheck({ onProven }: { onProven: () => void }) {
  const form = useEntityForm({
    entity: null,
    read: () => ({ password: '' }),
    validate: ({ password }) => ({ password: !password && identity.missing }),
    save: ({ password }) => api.security.reauthenticate({ factorType: 'PASSWORD', password }),
    onSaved: onProven,
    isQuick: true,
  });
  return (
    <Form form={form}>
      <ProblemAlert error={form.error} />
      <PasswordInput
        label={identity.password}
        autoComplete="current-password"
        data-autofocus
        maxLength={200}
        visibilityToggleButtonProps={{ 'aria-label': texts.showPassword }}
        {...form.text('password')}
      />
      <Button type="submit" loading={form.isSaving}>
        {identity.continue}
      </Button>
    </Form>
  );
}

function FactorCheck({ factors, onProven }: { factors: FactorType[]; onProven: () => void }) {
  const [stateToken, setStateToken] = useState<string | undefined>();
  const start = useMutation({
    mutationFn: (factorType: FactorType) => api.security.startReauthentication({ factorType }),
    onSuccess: (started) => setStateToken(started.stateToken),
  });
  const [preferred = 'TOTP'] = factors;
  const availableFactors = factors.map((factorType) => ({ factorType, factorStatus: 'ENABLED' as const }));
  const choose = async (factorType: FactorType): Promise<Challenge> => {
    const { mfaChallengeData } = await start.mutateAsync(factorType);
    return { ...present(mfaChallengeData, 'mfaChallengeData'), availableFactors };
  };
  const answer = (given: FactorAnswer) =>
    api.security.reauthenticate({ ...given, ...(stateToken ? { stateToken } : {}) }).then(onProven);
  // a passkey needs a challenge first; codes from apps do not
  if (preferred === 'WEBAUTHN' && !start.data && !start.error)
    return (
      <Button loading={start.isPending} onClick={() => start.mutate('WEBAUTHN')} data-autofocus>
        {identity.continue}
      </Button>
    );
  const challenge = { ...(start.data?.mfaChallengeData ?? { factorType: preferred }), availableFactors };
  return <SecondFactorForm challenge={challenge} onChoose={choose} onAnswer={answer} submitLabel={identity.continue} />;
}
