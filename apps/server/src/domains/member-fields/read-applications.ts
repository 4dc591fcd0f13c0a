import type { memberCustomFieldApplications } from '@stoa/contract';
import { readSite, type Tx } from '../../platform/db/index.ts';
import type { UseCase } from '../../use-case.ts';
import { MEMBER_ROLE } from '../members/index.ts';
import { appliesTo, type Traits } from './application.ts';
import { findApplications, findTraits } from './applications.store.ts';
import { viewField } from './field.ts';
import { listFields } from './fields.store.ts';

type Service = typeof memberCustomFieldApplications;

/** Which fields the profiles of members have. Members that the caller may not see are left out. */
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
        applications: judge({ memberId, badgeIds, roleIds: [MEMBER_ROLE.id, ...roleIds] }),
      })),
    };
  });

/** Which fields the profiles of those have who are in a role, whatever else they are. */
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

/** Tells of each field that is shown whether it is for somebody. */
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
