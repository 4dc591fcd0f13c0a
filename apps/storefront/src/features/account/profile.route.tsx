import { FormProblems } from '../../components/form-problems.tsx';
import { Notice } from '../../components/notice.tsx';
import { TextField } from '../../components/text-field.tsx';
import type { Member } from '../../lib/api.ts';
import { type FormState, noProblem } from '../../lib/form-state.ts';
import type { Visit } from '../../lib/render-page.tsx';
import { redirect, type StorefrontResponse } from '../../lib/storefront-request.ts';
import { loadMember, renderAccount, toLogin } from './account-page.tsx';
import { fieldOf, stateOf } from './posted-form.ts';

/** The text fields of a profile, in the order of the form. `wire`: the field's name in the API's errors. */
const PROFILE_FIELDS = [
  {
    name: 'firstName',
    autoComplete: 'given-name',
    max: 100,
    isOptional: true,
    className: 'half',
    wire: 'member.contact.firstName',
  },
  {
    name: 'lastName',
    autoComplete: 'family-name',
    max: 100,
    isOptional: true,
    className: 'half',
    wire: 'member.contact.lastName',
  },
  { name: 'displayName', autoComplete: 'nickname', max: 100, isOptional: false, wire: 'member.profile.nickname' },
  { name: 'phone', autoComplete: 'tel', type: 'tel', max: 50, isOptional: true, wire: 'member.contact.phones.0' },
] as const;

type Texts = Record<(typeof PROFILE_FIELDS)[number]['name'], string>;
type Fields = Texts & { isPublic: boolean };

const fieldsOf = ({ contact, profile, privacyStatus }: Member): Fields => ({
  firstName: contact?.firstName ?? '',
  lastName: contact?.lastName ?? '',
  displayName: profile?.nickname ?? '',
  phone: contact?.phones?.[0] ?? '',
  isPublic: privacyStatus === 'PUBLIC',
});

export async function showProfile(visit: Visit): Promise<StorefrontResponse> {
  const member = await loadMember(visit);
  return member ? renderProfile(visit, member, fieldsOf(member), noProblem) : toLogin(visit);
}

export async function postProfile(visit: Visit): Promise<StorefrontResponse> {
  const { api, request } = visit;
  const member = await loadMember(visit);
  if (!member?.id) return toLogin(visit);
  const texts = Object.fromEntries(PROFILE_FIELDS.map(({ name }) => [name, fieldOf(request, name)])) as Texts;
  const fields: Fields = { ...texts, isPublic: request.form?.has('isPublic') ?? false };
  const { firstName, lastName, displayName, phone, isPublic } = fields;
  // a member always has one: an emptied field would silently keep its value
  if (!displayName && member.profile?.nickname) {
    const errors = { displayName: visit.messages.account.profile.displayNameMissing };
    return renderProfile(visit, member, fields, { errors, problem: null });
  }
  const [, ...otherPhones] = member.contact?.phones ?? [];
  try {
    await api.members.updateMember({
      member: {
        id: member.id,
        contact: { firstName, lastName, ...(phone && { phones: [phone, ...otherPhones] }) },
        ...(displayName && { profile: { nickname: displayName } }),
      },
    });
    if (!phone && member.contact?.phones?.length) await api.members.deleteMemberPhones({ id: member.id });
    if (isPublic !== (member.privacyStatus === 'PUBLIC'))
      await (isPublic ? api.members.joinCommunity() : api.members.leaveCommunity());
    return redirect('/account?notice=saved');
  } catch (error) {
    const names = Object.fromEntries(PROFILE_FIELDS.map(({ wire, name }) => [wire, name]));
    const state = stateOf(error, visit.messages, names);
    return renderProfile(visit, member, fields, state);
  }
}

function renderProfile(visit: Visit, member: Member, fields: Fields, state: FormState): Promise<StorefrontResponse> {
  const { errors } = state;
  const messages = visit.messages.account.profile;
  const isSaved = visit.request.url.searchParams.get('notice') === 'saved';
  return renderAccount(visit, {
    title: messages.title,
    state,
    children: () => (
      <>
        <h1>{messages.title}</h1>
        <FormProblems state={state} />
        <Notice>{isSaved && messages.saved}</Notice>
        <p className="lead">{messages.loggedInAs(member.loginEmail ?? '')}</p>
        <form method="post" action="/account" noValidate>
          <div className="fields">
            {PROFILE_FIELDS.map(({ name, max, wire: _wire, ...field }) => (
              <TextField
                key={name}
                {...field}
                name={name}
                label={messages[name]}
                maxLength={max}
                value={fields[name]}
                error={errors[name]}
              />
            ))}
            <div className="field">
              <label className="check-row">
                <input type="checkbox" name="isPublic" defaultChecked={fields.isPublic} /> {messages.isPublic}
              </label>
            </div>
          </div>
          <p className="actions">
            <button className="button" type="submit">
              {visit.messages.forms.save}
            </button>
          </p>
        </form>
      </>
    ),
  });
}
