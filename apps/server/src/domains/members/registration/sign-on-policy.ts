import { type Response, type signInSettings, type signOnPolicies, signOnPolicyEvents } from '@stoa/contract';
import type { Context } from '../../../context.ts';
import { readSite, type Tx, withSite } from '../../../platform/db/index.ts';
import { emit } from '../../../platform/events/index.ts';
import { invalid, refuse } from '../../../platform/refusal.ts';
import type { UseCase } from '../../../use-case.ts';
import { findSignOnPolicy, type SignInSettings, type SignOnPolicy, saveSignOnPolicy } from '../../identity/index.ts';

type PolicyMessage = NonNullable<Response<typeof signOnPolicies.getSignOnPolicy>['signOnPolicy']>;
type SettingsMessage = NonNullable<Response<typeof signInSettings.getSignInSettings>['signInSettings']>;

const viewPolicy = ({ id, revision, settings, createdDate, updatedDate }: SignOnPolicy): PolicyMessage => ({
  id,
  revision,
  createdDate,
  updatedDate,
  requireOwnerApproval: settings.whoMayJoin !== 'EVERYONE',
  requireEmailVerification: settings.requireEmailVerification,
});

const viewSettings = ({ revision, settings, updatedDate }: SignOnPolicy): SettingsMessage => ({
  revision,
  updatedDate,
  ...settings,
});

const readPolicy = (ctx: Context): Promise<SignOnPolicy> => readSite(ctx, (tx) => findSignOnPolicy(tx, ctx.siteId));

export const getSignOnPolicy = async (ctx: Context) => ({ signOnPolicy: viewPolicy(await readPolicy(ctx)) });
export const getSignInSettings = async (ctx: Context) => ({ signInSettings: viewSettings(await readPolicy(ctx)) });

/** The options that a login page shows; nothing that a visitor could not find out by trying. */
export async function getSignInOptions(ctx: Context) {
  const { whoMayJoin, captcha, shortestPassword } = (await readPolicy(ctx)).settings;
  const [canRegister, needsApproval] = [whoMayJoin !== 'NOBODY', whoMayJoin === 'APPROVED'];
  return { signInOptions: { canRegister, needsApproval, captcha, shortestPassword } };
}

/** The two rules that clients know. There is no revision: the last write wins. */
export const updateSignOnPolicy: UseCase<typeof signOnPolicies.updateSignOnPolicy> = (ctx, { signOnPolicy }) =>
  withSite(ctx, async (tx) => {
    const known = await lockPolicy(ctx, tx);
    const { requireOwnerApproval, requireEmailVerification } = signOnPolicy;
    const saved = await save(ctx, tx, known, {
      ...known.settings,
      whoMayJoin: whoMayJoinAfter(known.settings.whoMayJoin, requireOwnerApproval),
      requireEmailVerification: requireEmailVerification ?? known.settings.requireEmailVerification,
    });
    return saved ? { signOnPolicy: viewPolicy(saved) } : refuse('INVALID_REVISION');
  });

/** A closed site stays closed when approval is required: the two rules cannot tell these apart. */
function whoMayJoinAfter(
  known: SignInSettings['whoMayJoin'],
  requireOwnerApproval: boolean | undefined,
): SignInSettings['whoMayJoin'] {
  if (requireOwnerApproval === undefined) return known;
  if (!requireOwnerApproval) return 'EVERYONE';
  return known === 'NOBODY' ? 'NOBODY' : 'APPROVED';
}

export const updateSignInSettings: UseCase<typeof signInSettings.updateSignInSettings> = (
  ctx,
  { signInSettings: asked },
) =>
  withSite(ctx, async (tx) => {
    const known = await lockPolicy(ctx, tx);
    if (known.revision !== asked.revision) return refuse('INVALID_REVISION', { revision: known.revision });
    const { revision: _, updatedDate: __, ...given } = asked;
    const changes = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
    const settings: SignInSettings = { ...known.settings, ...changes };
    if (settings.approvalNotices === 'ADDRESS' && !settings.approvalNoticeAddress) return noAddress;
    const saved = await save(ctx, tx, known, settings);
    return saved ? { signInSettings: viewSettings(saved) } : refuse('INVALID_REVISION');
  });

const noAddress = invalid({
  field: 'signInSettings.approvalNoticeAddress',
  description: 'is required where notices go to a single address',
  violatedRule: 'REQUIRED_FIELD',
});

const lockPolicy = (ctx: Context, tx: Tx): Promise<SignOnPolicy> => findSignOnPolicy(tx, ctx.siteId, { lock: true });

/** Null where another save came first. */
async function save(ctx: Context, tx: Tx, known: SignOnPolicy, settings: SignInSettings): Promise<SignOnPolicy | null> {
  const id = known.revision === '0' ? ctx.newId() : known.id;
  const saved = await saveSignOnPolicy(tx, ctx.siteId, { id, revision: known.revision, settings }, ctx.now());
  if (!saved) return null;
  ctx.cache.changed(tx);
  emit(tx, signOnPolicyEvents.updated(viewPolicy(saved)));
  return saved;
}
