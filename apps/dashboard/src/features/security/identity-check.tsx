import { Button, Modal, PasswordInput, Stack, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { createContext, type FormEvent, type ReactNode, useContext, useState } from 'react';
import { api, hasCode, present } from '../../app/api.ts';
import { Told } from '../../ui/told.ts';
import { ProblemAlert } from '../sign-in/problem-alert.tsx';
import { type FactorAnswer, SecondFactorForm } from '../sign-in/second-factor-form.tsx';
import type { Challenge, FactorType } from '../sign-in/signed-in.ts';
import { factorsQuery } from './queries.ts';

/** Does something; asks who is there first where the server wants to know. Throws `Told` where they do not say. */
type WithCheck = <T>(action: () => Promise<T>) => Promise<T>;
type Waiting = { factors: FactorType[]; settle: (isProven: boolean) => void };

const CheckContext = createContext<WithCheck | null>(null);

export const useIdentityCheck = (): WithCheck => present(useContext(CheckContext), 'identity check');

/** Lets the pages inside ask people to prove again who they are, before something is changed. */
export function IdentityCheck({ children }: { children: ReactNode }) {
  const client = useQueryClient();
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const ask = async () => {
    const { reauthenticationFactors: factors = [] } = await client.fetchQuery({ ...factorsQuery, staleTime: 0 });
    return new Promise<boolean>((settle) => setWaiting({ factors, settle }));
  };
  const withCheck: WithCheck = async (action) => {
    try {
      return await action();
    } catch (error) {
      if (!hasCode(error, 'RECENT_LOGIN_REQUIRED')) throw error;
      if (!(await ask())) throw new Told('Nothing was changed.');
      return action();
    }
  };
  const settle = (isProven: boolean) => {
    waiting?.settle(isProven);
    setWaiting(null);
  };
  return (
    <CheckContext value={withCheck}>
      {children}
      <Modal opened={waiting !== null} onClose={() => settle(false)} title="Is it you?">
        {waiting && <CheckForm factors={waiting.factors} onProven={() => settle(true)} />}
      </Modal>
    </CheckContext>
  );
}

function CheckForm({ factors, onProven }: { factors: FactorType[]; onProven: () => void }) {
  const [first = 'PASSWORD'] = factors;
  return (
    <Stack gap="md">
      <Text size="sm">You signed in a while ago. Show that it is you before you change how to sign in.</Text>
      {first === 'PASSWORD' ? (
        <PasswordCheck onProven={onProven} />
      ) : (
        <FactorCheck factors={factors} onProven={onProven} />
      )}
    </Stack>
  );
}

function PasswordCheck({ onProven }: { onProven: () => void }) {
  const [password, setPassword] = useState('');
  const check = useMutation({
    mutationFn: () => api.security.reauthenticate({ factorType: 'PASSWORD', password }),
    onSuccess: onProven,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (password) check.mutate();
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="md">
        <ProblemAlert error={check.error} />
        <PasswordInput
          label="Password"
          autoComplete="current-password"
          data-autofocus
          maxLength={200}
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
          visibilityToggleButtonProps={{ 'aria-label': 'Show password' }}
        />
        <Button type="submit" loading={check.isPending}>
          Continue
        </Button>
      </Stack>
    </form>
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
  // a passkey needs a question first; codes of apps do not
  if (preferred === 'WEBAUTHN' && !start.data && !start.error)
    return (
      <Button loading={start.isPending} onClick={() => start.mutate('WEBAUTHN')} data-autofocus>
        Continue
      </Button>
    );
  const challenge = { ...(start.data?.mfaChallengeData ?? { factorType: preferred }), availableFactors };
  return <SecondFactorForm challenge={challenge} onChoose={choose} onAnswer={answer} submitLabel="Continue" />;
}
