import { api } from '../../app/api.ts';

type Challenge = Parameters<typeof import('altcha-lib')['solveChallenge']>[0]['challenge'];

/** Solves the server's challenge, about half a second of work, and returns the token that proves it. */
export async function solveCaptcha(): Promise<string> {
  const [{ solveChallenge }, { deriveKey }, work] = await Promise.all([
    import('altcha-lib'),
    import('altcha-lib/algorithms/web/pbkdf2'),
    api.signUp.getSignUpChallenge(),
  ]);
  const challenge = work as unknown as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error('the captcha was not solved');
  return btoa(JSON.stringify({ challenge, solution }));
}
