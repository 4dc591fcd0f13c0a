import type { siteData, ValuesOf } from './schemas/data.ts';

type SiteFacts = {
  name?: string | undefined;
  /** Its lines. */
  address?: readonly string[] | undefined;
  phone?: string | null | undefined;
  email?: string | null | undefined;
};

/** What a site says of itself, for the blocks of its pages. */
export const siteValues = ({ name = '', address = [], phone, email }: SiteFacts): ValuesOf<typeof siteData> => ({
  'site.name': name,
  'site.address': address.join('\n'),
  'site.phone': phone ?? null,
  'site.email': email ?? null,
});
