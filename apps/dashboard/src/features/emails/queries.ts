import { queryOptions, useQuery } from '@tanstack/react-query';
import { api, present } from '../../app/api.ts';
import { useMay } from '../../app/permissions.ts';

/** Prefix of all queries of e-mails. */
export const EMAILS = ['emails'];

const SOON_MS = 1000;

export const emailQuery = (mailId: string) =>
  queryOptions({
    queryKey: [...EMAILS, 'one', mailId],
    queryFn: async () => {
      const { mail, content = null } = await api.mails.getMail({ mailId });
      return { email: present(mail, 'mail'), content };
    },
    // it is sent in a moment
    refetchInterval: ({ state: { data } }) =>
      data?.email.state === 'WAITING' && !data.email.nextDate ? SOON_MS : false,
  });

const FEW = 5;

/** The latest e-mails about something, such as an order. */
export const emailsAboutQuery = (id: string) =>
  queryOptions({ queryKey: [...EMAILS, 'about', id], queryFn: () => latest({ 'about.id': id }) });

/** The latest e-mails to an address. */
export const emailsToQuery = (address: string) =>
  queryOptions({
    queryKey: [...EMAILS, 'to', address],
    queryFn: () => latest({ recipient: address.toLowerCase() }),
  });

const latest = async (filter: Record<string, unknown>) =>
  (await api.mails.queryMails({ query: { filter, cursorPaging: { limit: FEW } } })).mails ?? [];

const troublesQuery = queryOptions({
  queryKey: [...EMAILS, 'troubles'],
  queryFn: async () => present((await api.mails.getMailTroubles()).troubles, 'troubles'),
  staleTime: 60_000,
});

/** What is wrong with e-mails, for those who may see them. */
export function useTroubles() {
  const may = useMay();
  return useQuery({ ...troublesQuery, enabled: may('mails.getMailTroubles') }).data;
}
