/** What operators can limit, as it is called. */
export const limitNames = {
  products: 'Products',
  pages: 'Pages',
  staff: 'People on the team',
  domains: 'Domains of your own',
  storageMegabytes: 'Storage of files, in MB',
} as const;

export type LimitName = keyof typeof limitNames;

/** What a refusal says of a limit. */
const reached: Readonly<Record<string, (most: number) => string>> = {
  sites: (most) => `Sites of one person are limited to ${most} on this server.`,
  products: (most) => `Products on this site are limited to ${most}.`,
  pages: (most) => `Pages on this site are limited to ${most}.`,
  staff: (most) => `People on the team are limited to ${most}, with open invitations.`,
  domains: (most) => `Domains of this site are limited to ${most}.`,
  storageMegabytes: (most) => `The files of this site are limited to ${most} MB.`,
};

/** Explains the error LIMIT_REACHED; null where it names no limit that is known. */
export function explainLimit(data: Record<string, unknown> | null | undefined): string | null {
  const says = reached[String(data?.limit)];
  return says ? `${says(Number(data?.maximum))} Ask the people who run this server for more.` : null;
}
