import { FormProblems } from '../../components/form-problems.tsx';
import { Notice } from '../../components/notice.tsx';
import { TextField } from '../../components/text-field.tsx';
import { fieldOf, stateOf } from '../../lib/account-form.ts';
import { loadMember, renderAccount, toLogin } from '../../lib/account-page.tsx';
import type { Member } from '../../lib/api.ts';
import { type FormState, noProblem } from '../../lib/form-state.ts';
import type { Visit } from '../../lib/render-page.tsx';
import { redirect, type StorefrontResponse } from '../../lib/storefront-request.ts';

type Fields = { firstName: string; lastName: string; nickname: string; phone: string; isPublic: boolean };

const fieldsOf = ({ contact, profile, privacyStatus }: Member): Fields => ({
  firstName: contact?.firstName ?? '',
  lastName: contact?.lastName ?? '',
  nickname: profile?.nickname ?? '',
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
  const fields: Fields = {
    firstName: fieldOf(request, 'firstName'),
    lastName: fieldOf(request, 'lastName'),
    nickname: fieldOf(request, 'nickname'),
    phone: fieldOf(request, 'phone'),
    isPublic: request.form?.has('isPublic') ?? false,
  };
  const { firstName, lastName, nickname, phone, isPublic } = fields;
  // a member is never without one: what was emptied would silently stay
  if (!nickname && member.profile?.nickname) {
    const errors = { nickname: 'Enter a name that others may call you.' };
    return renderProfile(visit, member, fields, { errors, problem: null });
  }
  const [, ...otherPhones] = member.contact?.phones ?? [];
  try {
    await api.members.updateMember({
      member: {
        id: member.id,
        contact: { firstName, lastName, ...(phone && { phones: [phone, ...otherPhones] }) },
        ...(nickname && { profile: { nickname } }),
      },
    });
    if (!phone && member.contact?.phones?.length) await api.members.deleteMemberPhones({ id: member.id });
    if (isPublic !== (member.privacyStatus === 'PUBLIC'))
      await (isPublic ? api.members.joinCommunity() : api.members.leaveCommunity());
    return redirect('/account?notice=saved');
  } catch (error) {
    const state = stateOf(error, {
      'member.contact.firstName': 'firstName',
      'member.contact.lastName': 'lastName',
      'member.contact.phones.0': 'phone',
      'member.profile.nickname': 'nickname',
    });
    return renderProfile(visit, member, fields, state);
  }
}

function renderProfile(visit: Visit, member: Member, fields: Fields, state: FormState): Promise<StorefrontResponse> {
  const { errors } = state;
  const isSaved = visit.request.url.searchParams.get('notice') === 'saved';
  return renderAccount(visit, {
    title: 'Profile',
    state,
    children: () => (
      <>
        <h1>Profile</h1>
        <FormProblems state={state} />
        <Notice>{isSaved && 'Saved.'}</Notice>
        <p className="lead">You are logged in as {member.loginEmail}.</p>
        <form method="post" action="/account" noValidate>
          <div className="fields">
            <TextField
              name="firstName"
              label="First name"
              autoComplete="given-name"
              maxLength={100}
              className="half"
              value={fields.firstName}
              error={errors.firstName}
              isOptional
            />
            <TextField
              name="lastName"
              label="Last name"
              autoComplete="family-name"
              maxLength={100}
              className="half"
              value={fields.lastName}
              error={errors.lastName}
              isOptional
            />
            <TextField
              name="nickname"
              label="What others call you here"
              autoComplete="nickname"
              maxLength={100}
              value={fields.nickname}
              error={errors.nickname}
            />
            <TextField
              name="phone"
              label="Phone"
              type="tel"
              autoComplete="tel"
              maxLength={50}
              value={fields.phone}
              error={errors.phone}
              isOptional
            />
            <div className="field">
              <label className="check-row">
                <input type="checkbox" name="isPublic" defaultChecked={fields.isPublic} /> Other members may see my name
                and picture
              </label>
            </div>
          </div>
          <p className="actions">
            <button className="button" type="submit">
              Save
            </button>
          </p>
        </form>
      </>
    ),
  });
}
