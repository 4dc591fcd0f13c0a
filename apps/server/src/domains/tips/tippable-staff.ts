import type { tippableStaff } from '@stoa/contract';
import type { UseCase } from '../../use-case.ts';
import { listPeople } from '../team/index.ts';

const MOST = 100;

/** The people among whom tips can be split: those who work on the site, as no one else serves its customers. */
export const listTippableStaff: UseCase<typeof tippableStaff.listTippableStaff> = async (
  ctx,
  { includeWixUsers = false, filterByName, filterByIds },
) => {
  const people = includeWixUsers ? await listPeople(ctx) : [];
  const beginning = (filterByName ?? '').toLowerCase();
  const staff = people
    .filter(({ name }) => name.toLowerCase().startsWith(beginning))
    .filter(({ userId }) => !filterByIds?.length || filterByIds.includes(userId))
    .slice(0, MOST)
    .map(({ userId, name }) => ({ id: userId, name, identificationData: { wixUserId: userId } }));
  return { staff };
};
