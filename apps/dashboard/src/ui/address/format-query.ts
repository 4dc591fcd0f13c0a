import { queryOptions } from '@tanstack/react-query';
import { api, present } from '../../app/api.ts';
import { wordsLanguage } from '../../app/words.ts';

/** Not a country: has the format of addresses in general. */
const ANYWHERE = 'ZZ';

/** The format of addresses in a country. Forms show their fields by it, and check with it what was typed. */
export const formatQuery = (country: string) =>
  queryOptions({
    queryKey: ['address-format', country],
    queryFn: async () => {
      const { format } = await api.addressFormats.getAddressFormat({
        country: country || ANYWHERE,
        language: wordsLanguage,
      });
      return present(format, 'format');
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
