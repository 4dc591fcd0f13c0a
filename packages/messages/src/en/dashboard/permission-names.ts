/** Single permissions of roles and keys, which the server calls by their codes. */
export const permissionNames = {
  /** `english`: the code with spaces. */
  of: (_permission: string, english: string): string => english,
};
