import { AddressFields } from '../../components/address-fields.tsx';
import { FormProblems } from '../../components/form-problems.tsx';
import { Notice } from '../../components/notice.tsx';
import { stateOf } from '../../lib/account-form.ts';
import { loadMember, renderAccount, toLogin } from '../../lib/account-page.tsx';
import type { Member } from '../../lib/api.ts';
import { type AddressFields as Address, readAddress, validateAddress } from '../../lib/checkout-form.ts';
import { countriesIn, countryName } from '../../lib/countries.ts';
import { type FormState, noProblem } from '../../lib/form-state.ts';
import type { Visit } from '../../lib/render-page.tsx';
import { redirect, type StorefrontResponse } from '../../lib/storefront-request.ts';

type MemberAddress = NonNullable<NonNullable<Member['contact']>['addresses']>[number];

const NOTICES: Record<string, string> = { saved: 'The address is saved.', removed: 'The address is removed.' };

export async function showAddresses(visit: Visit): Promise<StorefrontResponse> {
  const member = await loadMember(visit);
  return member ? renderAddresses(visit, member, EMPTY_ADDRESS, noProblem) : toLogin(visit);
}

/** Adds an address. */
export async function postAddress(visit: Visit): Promise<StorefrontResponse> {
  const { api, request } = visit;
  const member = await loadMember(visit);
  if (!member?.id) return toLogin(visit);
  const address = readAddress(request.form ?? new URLSearchParams(), '');
  const errors = validateAddress(address, '', { isPlaceOnly: true });
  if (Object.keys(errors).length > 0) return renderAddresses(visit, member, address, { errors, problem: null });
  try {
    const addresses = [...(member.contact?.addresses ?? []), toWire(address)];
    await api.members.updateMember({ member: { id: member.id, contact: { addresses } } });
    return redirect('/account/addresses?notice=saved');
  } catch (error) {
    return renderAddresses(visit, member, address, stateOf(error));
  }
}

/** Removes one address, by its id. */
export async function postAddressRemoval(visit: Visit): Promise<StorefrontResponse> {
  const { api, request } = visit;
  const member = await loadMember(visit);
  if (!member?.id) return toLogin(visit, '/account/addresses');
  const id = request.form?.get('id');
  const addresses = (member.contact?.addresses ?? []).filter((address) => address.id !== id);
  if (addresses.length > 0) await api.members.updateMember({ member: { id: member.id, contact: { addresses } } });
  else await api.members.deleteMemberAddresses({ id: member.id });
  return redirect('/account/addresses?notice=removed');
}

const EMPTY_ADDRESS: Address = readAddress(new URLSearchParams(), '');

const toWire = ({ addressLine, addressLine2, city, subdivision, postalCode, country }: Address): MemberAddress => ({
  addressLine,
  city,
  postalCode,
  country,
  ...(addressLine2 && { addressLine2 }),
  ...(subdivision && { subdivision }),
});

function renderAddresses(visit: Visit, member: Member, address: Address, state: FormState) {
  const { errors } = state;
  const addresses = member.contact?.addresses ?? [];
  const notice = NOTICES[visit.request.url.searchParams.get('notice') ?? ''];
  return renderAccount(visit, {
    title: 'Addresses',
    state,
    children: (site) => (
      <>
        <h1>Addresses</h1>
        <FormProblems state={state} />
        <Notice>{notice}</Notice>
        {addresses.length === 0 ? (
          <p className="lead">You have not saved an address yet.</p>
        ) : (
          <ul className="address-list">
            {addresses.map((one) => (
              <li key={one.id}>
                <AddressText address={one} language={site.language} />
                <form method="post" action="/account/addresses/remove">
                  <input type="hidden" name="id" value={one.id ?? ''} />
                  <button className="text-button" type="submit">
                    Remove<span className="visually-hidden"> {one.addressLine}</span>
                  </button>
                </form>
              </li>
            ))}
          </ul>
        )}
        <form method="post" action="/account/addresses" noValidate>
          <h2>Add an address</h2>
          <AddressFields
            prefix=""
            purpose="shipping"
            address={address}
            countries={countriesIn(site.language)}
            errors={errors}
            isPlaceOnly
          />
          <p className="actions">
            <button className="button" type="submit">
              Save address
            </button>
          </p>
        </form>
      </>
    ),
  });
}

function AddressText({ address, language }: { address: MemberAddress; language: string }) {
  const street = address.addressLine ?? [address.streetAddress?.name, address.streetAddress?.number].join(' ');
  const lines = [
    street,
    address.addressLine2,
    [address.postalCode, address.city].filter(Boolean).join(' '),
    address.subdivision,
    address.country ? countryName(address.country, language) : null,
  ].filter(Boolean);
  return (
    <address>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  );
}
