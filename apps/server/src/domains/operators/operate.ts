import type { operators } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { insertAuditRow } from '../../platform/audit-log.ts';
import { asPlatform, readPlatform, type Tx } from '../../platform/db/index.ts';
import { isRefusal, notFound, type Refusal, refuse } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import { findAccount, findAccountByEmail, nameOf, PLATFORM_REALM } from '../identity/index.ts';
import { inviteByMail } from '../sign-up/index.ts';
import { publishTemplate } from '../site-templates/index.ts';
import { setBlocked } from '../sites/index.ts';
import { listOperatedRows } from './operators.store.ts';
import { viewLimits } from './view-limits.ts';

export const WHY = 'operators run the server, with all its sites';
const AT_A_TIME = 50;
const notAnOperator = refuse('NOT_AN_OPERATOR');

export type Operator = { id: string; name: string };

/** The caller, if the settings of the server name their address, which must be proven. */
export async function operatorOf({ caller, hosting }: Context, tx: Tx): Promise<Operator | Refusal> {
  if (caller.kind !== 'staff') return notAnOperator;
  const account = await findAccount(tx, PLATFORM_REALM, caller.id);
  if (!account?.email || !account.emailVerified || !hosting.operators.includes(account.email)) return notAnOperator;
  return { id: account.id, name: nameOf(account.profile, account.email) };
}

export const listAllSites: UseCase<typeof operators.listAllSites> = (ctx, { search = '', after = null }) =>
  readPlatform(WHY, ctx.database, async (tx) => {
    const operator = await operatorOf(ctx, tx);
    if (isRefusal(operator)) return operator;
    const rows = await listOperatedRows(tx, { search: search.trim(), after, limit: AT_A_TIME + 1 });
    const sites = rows
      .slice(0, AT_A_TIME)
      .map(({ host, limits, ...row }) => ({ ...row, url: ctx.siteUrl({ host }), limits: viewLimits(limits) }));
    return { sites, hasMore: rows.length > AT_A_TIME };
  });

export const setSiteBlocked: UseCase<typeof operators.setSiteBlocked> = (ctx, { siteId, isBlocked }) =>
  asPlatform(WHY, ctx, async (tx) => {
    const operator = await operatorOf(ctx, tx);
    if (isRefusal(operator)) return operator;
    if (!(await setBlocked(tx, siteId, isBlocked ? ctx.now() : null))) return notFound('there is no such site');
    await logOnSite(ctx, tx, { siteId, operation: 'setSiteBlocked', operator, request: { isBlocked } });
    ctx.sites.changed({ ...tx, siteId });
    return {};
  });

type Done = { siteId: string; operation: string; operator: Operator; request: object };

/** What operators do to a site is in its activity log; where they work is not the site's business. */
export const logOnSite = (ctx: Context, tx: Tx, { siteId, operation, operator, request }: Done): Promise<void> =>
  insertAuditRow(tx, siteId, {
    id: ctx.newId(),
    operation: `stoa.operators.${operation}`,
    caller: { kind: 'staff', id: operator.id },
    entityId: siteId,
    request,
    before: null,
    after: null,
    address: null,
    createdDate: ctx.now(),
  });

export const setTemplatePublished: UseCase<typeof operators.setTemplatePublished> = (
  ctx,
  { templateId: id, isPublished },
) =>
  asPlatform(WHY, ctx, async (tx) => {
    const operator = await operatorOf(ctx, tx);
    if (isRefusal(operator)) return operator;
    return (await publishTemplate(tx, { id, by: operator.id, isPublished })) ?? {};
  });

export const inviteToSignUp: UseCase<typeof operators.inviteToSignUp> = (ctx, { email: typed }) =>
  asPlatform(WHY, ctx, async (tx) => {
    const operator = await operatorOf(ctx, tx);
    if (isRefusal(operator)) return operator;
    const email = typed.toLowerCase();
    if (await findAccountByEmail(tx, PLATFORM_REALM, email)) return refuse('EMAIL_HAS_ACCOUNT');
    await inviteByMail(ctx, tx, { email, invitedBy: operator.name });
    return {};
  });
