import type { memberAdministration, Request } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { invalid, refuse } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import { addressesOf, type ContactAddress, isOverfull, updateContactOfMember } from '../contacts/index.ts';
import { findMember } from './members.store.ts';
import { currentMemberId, noMember } from './read-members.ts';
import { changeMember, noCurrentMember } from './write-members.ts';

type Service = typeof memberAdministration;

/** Changes the list of addresses as it is when nobody else can change it, so that none is lost that is added meanwhile. */
async function changeAddresses(ctx: Context, change: (known: ContactAddress[]) => ContactAddress[]) {
  const id = currentMemberId(ctx.caller);
  if (!id) return noCurrentMember;
  return changeMember(ctx, id, async (tx, { contactId }) => {
    if (!contactId) return refuse('EMAIL_VERIFICATION_REQUIRED');
    const refused = await updateContactOfMember(ctx, tx, contactId, (info) => ({
      addresses: { items: change(addressesOf(info)) },
    }));
    if (refused) return refused;
    const changed = await findMember(tx, id);
    if (changed && isOverfull(changed.contact ?? {})) return tooMany;
    return changed ?? noMember;
  });
}

const tooMany = invalid({ field: 'address', description: 'would be one too many', violatedRule: 'MAX_SIZE' });

export const addMyAddress: UseCase<Service['addMyAddress']> = (
  ctx,
  { address: { id: _, ...address } }: Request<Service['addMyAddress']>,
) => changeAddresses(ctx, (known) => [...known, { address: address as ContactAddress['address'] }]);

export const removeMyAddress: UseCase<Service['removeMyAddress']> = (ctx, { addressId }) =>
  changeAddresses(ctx, (known) => known.filter(({ id }) => id !== addressId));
