import type { memberCustomFieldApplications } from '@stoa/contract';
import { readSite, type Tx } from '../../platform/db/index.ts';
import type { UseCase } from '../../use-case.ts';
import { appliesTo, MEMBER_ROLE_ID, type Traits } from './application.ts';
import { findApplications, findTraits } from './applications.store.ts';
import { listFields, viewField } from './field.ts';

type Service = typeof memberCustomFieldApplications;

/** The fields that apply to members. Members hidden from the caller are left out. */
export const getMembersCustomFieldApplications: UseCase<Service['getMembersCustomFieldApplications']> = (
  ctx,
  { memberIds },
) =>
  readSite(ctx, async (tx) => {
    const traits = await findTraits(tx, memberIds, ctx.caller);
    const judge = await judgeOf(tx);
    return {
      results: traits.map(({ memberId, roleIds, badgeIds }) => ({
        memberId,
        applications: judge({ memberId, badgeIds, roleIds: [MEMBER_ROLE_ID, ...roleIds] }),
      })),
    };
  });

/** The fields that apply to holders of a role, whatever else they have. */
export const getRolesCustomFieldApplications: UseCase<Service['getRolesCustomFieldApplications']> = (
  ctx,
  { roleIds },
) =>
  readSite(ctx, async (tx) => {
    const judge = await judgeOf(tx);
    return {
      results: [...new Set(roleIds)].map((roleId) => ({
        roleId,
        applications: judge({ roleIds: [roleId], badgeIds: [] }),
      })),
    };
  });

/** Decides for each visible field whether it applies to someone. */
async function judgeOf(tx: Tx) {
  const fields = (await listFields(tx)).filter(({ hidden }) => !hidden);
  const applications = new Map((await findApplications(tx)).map((one) => [one.fieldId, one]));
  return (traits: Traits) =>
    fields.map((field) => ({
      customFieldKey: field.key,
      applies: appliesTo(applications.get(field.id), traits),
      customField: viewField(field),
    }));
}
