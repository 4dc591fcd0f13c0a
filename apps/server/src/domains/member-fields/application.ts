import type { Static } from '@stoa/contract';
import type { CustomFieldApplication } from '@stoa/contract/members/custom-field-applications';

type Wire = Static<typeof CustomFieldApplication>;
type Kind = 'ROLE' | 'BADGE' | 'PRICING_PLAN' | 'MEMBER';
/** Somebody, or all who have something. */
export type Group = { kind: Kind; id: string };

/** Whom a field is for: those in one of the groups, but not those who are left out. */
export type Application = {
  fieldId: string;
  fieldKey: string;
  groups: Group[];
  exclusions: Group[];
  revision: string;
};

/** What decides whether somebody is in a group. A role by itself has no member and no badge. */
export type Traits = { memberId?: string; roleIds: readonly string[]; badgeIds: readonly string[] };

/** Whether a field is for somebody; one without an application is for all. */
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
