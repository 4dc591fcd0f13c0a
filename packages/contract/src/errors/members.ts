import type { ErrorEntry } from './error-entry.ts';

/** Codes of members, their fields, roles and badges. */
export const membersErrors = {
  ACTIVE_SUBSCRIPTION_MEMBER_BLOCK_FORBIDDEN: {
    status: 428,
    description: 'A member with an active subscription cannot be blocked.',
  },
  CANNOT_DELETE_SYSTEM_ROLE: { status: 400, description: 'Built-in roles cannot be deleted.' },
  CANNOT_UPDATE_SYSTEM_ROLE: { status: 400, description: 'Built-in roles cannot be changed.' },
  COMMUNITY_JOIN_IMPOSSIBLE: { status: 428, description: "The site's community cannot be joined." },
  INCORRECT_FIELD_PRIVACY: { status: 400, description: 'The field cannot have this privacy.' },
  INCORRECT_FIELD_TYPE: { status: 400, description: 'The field cannot have this type.' },
  INVALID_FIELD_SOCIAL_TYPE: { status: 400, description: 'The field cannot have this social network.' },
  MEMBER_BLOCKED: { status: 428, description: 'The member is blocked.' },
  MEMBER_NOT_FOUND: { status: 404, description: 'There is no such member.' },
  MEMBER_SELF_BLOCK_FORBIDDEN: { status: 400, description: 'You cannot block yourself.' },
  MEMBER_TO_MEMBER_BLOCKED: { status: 403, description: 'This member has blocked you.' },
  OWNER_MEMBER_BLOCK_FORBIDDEN: { status: 400, description: 'The owner of the site cannot be blocked.' },
  RESERVED_FIELD_NAME_NON_EDITABLE: { status: 400, description: 'A field with this name cannot be changed.' },
  ROLE_DOES_NOT_EXIST: { status: 404, description: 'There is no such role.' },
  SLUG_ALREADY_EXISTS: { status: 409, description: 'Another member has this slug.' },
} as const satisfies Record<string, ErrorEntry>;
