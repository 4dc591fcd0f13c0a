/** What operators of the server can limit, and what is said once it is reached. */
export const limits = {
  names: {
    products: 'Products',
    pages: 'Pages',
    staff: 'People on the team',
    domains: 'Domains of your own',
    storageMegabytes: 'Storage of files, in MB',
  },
  reached: {
    sites: (most: number) => `Sites of one person are limited to ${most} on this server.`,
    products: (most: number) => `Products on this site are limited to ${most}.`,
    pages: (most: number) => `Pages on this site are limited to ${most}.`,
    staff: (most: number) => `People on the team are limited to ${most}, including open invitations.`,
    domains: (most: number) => `Domains of this site are limited to ${most}.`,
    templateMegabytes: (most: number) => `Your templates are limited to ${most} MB in all.`,
    storageMegabytes: (most: number) => `The files of this site are limited to ${most} MB.`,
  },
  askForMore: 'Ask the people who run this server for more.',
};
