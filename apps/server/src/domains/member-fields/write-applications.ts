import type { memberCustomFieldApplications, Request } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { readSite, type Tx, withSite } from '../../platform/db/index.ts';
import { invalid, isRefusal, notFound, type Refusal, refuse, type Violation } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import { type Application, type Group, viewApplication } from './application.ts';
import { findApplications, insertApplication, removeApplication, saveApplication } from './applications.store.ts';
import { fieldResource, listFields, noField } from './field.ts';

type Service = typeof memberCustomFieldApplications;
type Sent = NonNullable<Request<Service['createCustomFieldApplication']>['application']>;

/** Fields without an application apply to all members. */
const noApplication = notFound('there is no such application');

/** Restricts a field that applied to all members so far. */
export const createCustomFieldApplication: UseCase<Service['createCustomFieldApplication']> = async (
  ctx,
  { application: sent },
) =>
  change(ctx, sent, async (tx, application) => {
    if (!(await insertApplication(tx, application))) return refuse('ALREADY_EXISTS', { field: 'customFieldId' });
    return { application: viewApplication({ ...application, revision: '1' }) };
  });

/** Replaces the application of a field. */
export const updateCustomFieldApplication: UseCase<Service['updateCustomFieldApplication']> = (
  ctx,
  { application: sent },
) =>
  change(ctx, sent, async (tx, application) => {
    const [known] = await findApplications(tx, [application.fieldId]);
    if (!known) return noApplication;
    if (!(await saveApplication(tx, application)))
      return refuse('INVALID_REVISION', { currentRevision: known.revision });
    return { application: viewApplication({ ...application, revision: String(Number(known.revision) + 1) }) };
  });

/** Makes a field apply to all members. */
export const deleteCustomFieldApplication: UseCase<Service['deleteCustomFieldApplication']> = (
  ctx,
  { customFieldId },
) =>
  withSite(ctx, async (tx) => {
    await fieldResource.lock(tx);
    if (!(await removeApplication(tx, customFieldId))) return noApplication;
    ctx.cache.changed(tx);
    return {};
  });

export const getCustomFieldApplication: UseCase<Service['getCustomFieldApplication']> = async (
  ctx,
  { customFieldId },
) => {
  const [application] = await readSite(ctx, (tx) => findApplications(tx, [customFieldId]));
  return application ? { application: viewApplication(application) } : noApplication;
};

/** The applications of these fields, where they have one. */
export const getCustomFieldApplications: UseCase<Service['getCustomFieldApplications']> = async (
  ctx,
  { customFieldIds },
) => {
  const found = await readSite(ctx, (tx) => findApplications(tx, customFieldIds));
  return { applications: found.map(viewApplication) };
};

type SentApplication = Omit<Sent, 'revision'> & { revision?: string | null };

/** Runs a change of a field's application. */
async function change<T>(
  ctx: Context,
  sent: SentApplication,
  work: (tx: Tx, application: Application) => Promise<T | Refusal>,
): Promise<T | Refusal> {
  const groups = readGroups(
    (sent.applications?.items ?? []).map(({ applicationType, entityId }) => ({ kind: applicationType, id: entityId })),
    { path: 'application.applications.items', type: 'applicationType' },
  );
  const exclusions = readGroups(
    (sent.exclusions?.items ?? []).map(({ exclusionType, entityId }) => ({ kind: exclusionType, id: entityId })),
    { path: 'application.exclusions.items', type: 'exclusionType' },
  );
  const wrong = [...groups.violations, ...exclusions.violations];
  if (wrong.length > 0) return invalid(...wrong);
  return withSite(ctx, async (tx) => {
    await fieldResource.lock(tx);
    const field = (await listFields(tx)).find(({ id }) => id === sent.customFieldId);
    if (!field) return noField;
    const parts = { groups: groups.groups, exclusions: exclusions.groups, revision: sent.revision ?? '1' };
    const result = await work(tx, { fieldId: field.id, fieldKey: field.key, ...parts });
    if (!isRefusal(result)) ctx.cache.changed(tx);
    return result;
  });
}

type SentGroup = { kind?: Group['kind'] | 'UNKNOWN'; id: string };

function readGroups(sent: readonly SentGroup[], { path, type }: { path: string; type: string }) {
  const groups: Group[] = [];
  const violations: Violation[] = [];
  for (const [index, { kind, id }] of sent.entries()) {
    if (kind && kind !== 'UNKNOWN') groups.push({ kind, id });
    else {
      const description = 'must say what it names: ROLE, BADGE, PRICING_PLAN or MEMBER';
      violations.push({ field: `${path}.${index}.${type}`, description, violatedRule: 'INVALID_ENUM_VALUE' });
    }
  }
  return { groups, violations };
}
