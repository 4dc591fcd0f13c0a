import type { Static } from '@stoa/contract';
import type { CustomFieldApplication } from '@stoa/contract/members/custom-field-applications';

type Wire = Static<typeof CustomFieldApplication>;
type Kind = 'ROLE' | 'BADGE' | 'PRICING_PLAN' | 'MEMBER';
/** The role that every member has. */
export const MEMBER_ROLE_ID = '5e0f2c3a-7c1d-4d0e-9a55-2b1f6f0c9a01';
/** A member, or everyone with a role, badge or the like. */
export type Group = { kind: Kind; id: string };

/** The audience of a field: everyone in one of the groups, except those left out. */
export type Application = {
  fieldId: string;
  fieldKey: string;
  groups: Group[];
  exclusions: Group[];
  revision: string;
};

/** The traits that decide whether someone is in a group. A role by itself has no member and no badge. */
export type Traits = { memberId?: string; roleIds: readonly string[]; badgeIds: readonly string[] };

/** Whether a field applies to someone; a field without an application applies to all. */
export function appliesTo(application: Application | undefined, traits: Traits): boolean {
  if (!application) return true;
  const isIn = (group: Group) => isInGroup(traits, group);
  return application.groups.some(isIn) && !application.exclusions.some(isIn);
}

function isInGroup({ memberId, roleIds, badgeIds }: Traits, { kind, id }: Group): boolean {
  switch (kind) {
    case 'MEMBER':
      return memberId === id;
    case 'ROLE':
      return roleIds.includes(id);
    case 'BADGE':
      return badgeIds.includes(id);
    case 'PRICING_PLAN':
      // sites have no plans that members could be on
      return false;
  }
}

export const viewApplication = ({ fieldId, fieldKey, groups, exclusions, revision }: Application): Wire => ({
  customFieldId: fieldId,
  customFieldKey: fieldKey,
  applications: { items: groups.map(({ kind, id }) => ({ applicationType: kind, entityId: id })) },
  exclusions: { items: exclusions.map(({ kind, id }) => ({ exclusionType: kind, entityId: id })) },
  revision,
});
