import { FormProblems } from '../../components/form-problems.tsx';
import { Notice } from '../../components/notice.tsx';
import type { Member } from '../../lib/api.ts';
import { type FormState, noProblem } from '../../lib/form-state.ts';
import { messageOf } from '../../lib/message-of.ts';
import type { Visit } from '../../lib/render-page.tsx';
import { loadSite } from '../../lib/site.ts';
import { redirect, type StorefrontResponse } from '../../lib/storefront-request.ts';
import {
  type Address,
  emptyAddress,
  fittingIn,
  readAddress,
  toAddressInfo,
  validateAddress,
} from '../address/address.ts';
import { AddressFields } from '../address/address-fields.tsx';
import { countriesIn } from '../address/countries.ts';
import { loadFormat } from '../address/formats.ts';
import { likelyCountry } from '../address/likely-country.ts';
import { PostalAddress } from '../address/postal-address.tsx';
import { loadMember, renderAccount, toLogin } from './account-page.tsx';
import { stateOf } from './posted-form.ts';

export async function showAddresses(visit: Visit): Promise<StorefrontResponse> {
  const member = await loadMember(visit);
  return member ? renderAddresses(visit, member, null, noProblem) : toLogin(visit);
}

/** The intent that shows the form again, without scripts, for another country. */
const SHOW_FIELDS = 'showFields';

/** Adds an address. */
export async function postAddress(visit: Visit): Promise<StorefrontResponse> {
  const { api, request } = visit;
  const member = await loadMember(visit);
  if (!member?.id) return toLogin(visit);
  const typed = readAddress(request.form ?? new URLSearchParams(), '');
  if (request.form?.get('intent') === SHOW_FIELDS) return renderAddresses(visit, member, typed, noProblem);
  const format = await loadFormat(visit, typed.country);
  const address = fittingIn(typed, format);
  const errors = validateAddress(address, '', format, visit.messages.address, 'place');
  if (Object.keys(errors).length > 0) return renderAddresses(visit, member, address, { errors, problem: null });
  try {
    await api.memberData.addMyAddress({ address: toAddressInfo(address).address ?? {} });
    return redirect('/account/addresses?notice=saved');
  } catch (error) {
    return renderAddresses(visit, member, address, stateOf(error, visit.messages));
  }
}

/** Removes one address, by its id. */
export async function postAddressRemoval(visit: Visit): Promise<StorefrontResponse> {
  const { api, request } = visit;
  const member = await loadMember(visit);
  if (!member?.id) return toLogin(visit, '/account/addresses');
  const known = (member.contact?.addresses ?? []).find(({ id }) => id === request.form?.get('id'));
  if (known?.id) await api.memberData.removeMyAddress({ addressId: known.id });
  return redirect('/account/addresses?notice=removed');
}

/** `typed`: null for an empty form. */
async function renderAddresses(visit: Visit, member: Member, typed: Address | null, state: FormState) {
  const { errors } = state;
  const { api, request } = visit;
  const addresses = member.contact?.addresses ?? [];
  const shown = await loadSite(api, request.url.origin);
  const address = typed ?? { ...emptyAddress, country: likelyCountry(shown, request) };
  const format = await loadFormat(visit, address.country);
  const formats = await Promise.all(addresses.map(({ country }) => loadFormat(visit, country)));
  const messages = visit.messages.account.addresses;
  const { saved, removed } = messages;
  const notice = messageOf({ saved, removed }, visit.request.url.searchParams.get('notice'));
  return renderAccount(visit, {
    title: messages.title,
    state,
    hasIslands: true,
    children: (site) => (
      <>
        <h1>{messages.title}</h1>
        <FormProblems state={state} />
        <Notice>{notice}</Notice>
        {addresses.length === 0 ? (
          <p className="lead">{messages.empty}</p>
        ) : (
          <ul className="address-list">
            {addresses.map((one, index) => (
              <li key={one.id}>
                <PostalAddress info={{ address: one }} format={formats[index] ?? {}} language={site.language} />
                <form method="post" action="/account/addresses/remove">
                  <input type="hidden" name="id" value={one.id ?? ''} />
                  <button className="text-button" type="submit">
                    {visit.messages.forms.remove}
                    <span className="visually-hidden"> {one.addressLine}</span>
                  </button>
                </form>
              </li>
            ))}
          </ul>
        )}
        <form method="post" action="/account/addresses" noValidate>
          <h2>{messages.add}</h2>
          <AddressFields
            prefix=""
            purpose="shipping"
            address={address}
            format={format}
            countries={countriesIn(site.language)}
            errors={errors}
            scope="place"
            intent={SHOW_FIELDS}
          />
          <p className="actions">
            <button className="button" type="submit">
              {messages.save}
            </button>
          </p>
        </form>
      </>
    ),
  });
}
