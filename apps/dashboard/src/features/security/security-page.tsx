import { Grid, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Page } from '../../app/page.tsx';
import { words } from '../../app/words.ts';
import { Failure } from '../../ui/failure.tsx';
import { PanelsSkeleton } from '../../ui/panels-skeleton.tsx';
import { EmailCodesPanel } from './email-codes-panel.tsx';
import { PasskeysPanel } from './passkeys-panel.tsx';
import { PasswordPanel } from './password-panel.tsx';
import { type Factors, factorsOf, factorsQuery, isOffered } from './queries.ts';
import { RecoveryCodesPanel } from './recovery-codes-panel.tsx';
import { RememberedBrowsersPanel } from './remembered-browsers-panel.tsx';
import { SessionsPanel } from './sessions-panel.tsx';
import { TotpPanel } from './totp-panel.tsx';

const texts = words.security;

/** The user's sign-in methods and sessions. */
export function Component() {
  const result = useQuery(factorsQuery);
  return (
    <Page title={texts.title}>
      {result.isPending && <PanelsSkeleton />}
      {result.isError && <Failure error={result.error} onRetry={() => void result.refetch()} />}
      {result.data && <SecurityPanels factors={result.data} />}
    </Page>
  );
}

function SecurityPanels({ factors }: { factors: Factors }) {
  const [email] = factorsOf(factors, 'EMAIL');
  const [recoveryCodes] = factorsOf(factors, 'RECOVERY_CODE');
  const hasSecondFactor = (factors.factors ?? []).some(({ type }) => type === 'TOTP' || type === 'WEBAUTHN');
  return (
    <Grid gap="md">
      <Grid.Col span={{ base: 12, md: 7 }}>
        <Stack gap="md">
          {isOffered(factors, 'WEBAUTHN') && <PasskeysPanel passkeys={factorsOf(factors, 'WEBAUTHN')} />}
          {isOffered(factors, 'TOTP') && <TotpPanel apps={factorsOf(factors, 'TOTP')} />}
          {isOffered(factors, 'EMAIL') && <EmailCodesPanel factor={email} />}
          {isOffered(factors, 'RECOVERY_CODE') && (
            <RecoveryCodesPanel factor={recoveryCodes} isNeeded={hasSecondFactor} />
          )}
        </Stack>
      </Grid.Col>
      <Grid.Col span={{ base: 12, md: 5 }}>
        <Stack gap="md">
          <PasswordPanel />
          <RememberedBrowsersPanel />
          <SessionsPanel />
        </Stack>
      </Grid.Col>
    </Grid>
  );
}
