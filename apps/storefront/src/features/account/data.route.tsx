import { FormProblems } from '../../components/form-problems.tsx';
import { TextField } from '../../components/text-field.tsx';
import { hasCode } from '../../lib/api-errors.ts';
import { type FormState, noProblem } from '../../lib/form-state.ts';
import type { Visit } from '../../lib/render-page.tsx';
import { redirect, type StorefrontResponse } from '../../lib/storefront-request.ts';
import { loadMember, renderAccount, toLogin } from './account-page.tsx';
import { passwordOf, stateOf, wrongPassword } from './posted-form.ts';

const PAGE = '/account/data';

export async function showData(visit: Visit): Promise<StorefrontResponse> {
  return (await loadMember(visit)) ? renderData(visit, noProblem) : toLogin(visit);
}

/** All data that the shop has about the member, as a file. */
export async function downloadData(visit: Visit): Promise<StorefrontResponse> {
  if (!(await loadMember(visit))) return toLogin(visit, PAGE);
  const { data } = await visit.api.memberData.exportMyData();
  return {
    status: 200,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="my-data.json"',
      'cache-control': 'no-store',
    },
    body: JSON.stringify(data, null, 2),
  };
}

/** Deletes the account after another check of its password. */
export async function postDeletion(visit: Visit): Promise<StorefrontResponse> {
  const { api, request } = visit;
  if (!(await loadMember(visit))) return toLogin(visit, PAGE);
  const password = passwordOf(request, 'currentPassword');
  try {
    await api.security.reauthenticate({ factorType: 'PASSWORD', password });
    await api.members.deleteMyMember();
  } catch (error) {
    const isWrong = hasCode(error, 'VERIFICATION_FAILED');
    return renderData(
      visit,
      isWrong || !password
        ? wrongPassword(visit.messages, password)
        : stateOf(error, visit.messages, { password: 'currentPassword' }),
    );
  }
  await api.memberSession.closeMemberSession();
  return redirect('/account/login?notice=deleted');
}

function renderData(visit: Visit, state: FormState): Promise<StorefrontResponse> {
  const { errors } = state;
  const messages = visit.messages.account.data;
  return renderAccount(visit, {
    title: messages.title,
    state,
    children: () => (
      <>
        <h1>{messages.title}</h1>
        <FormProblems state={state} />
        <p className="lead">{messages.lead}</p>
        <p className="actions">
          <a className="button" href="/account/data/download" download>
            {messages.download}
          </a>
        </p>
        <section className="account-section" aria-labelledby="delete-heading">
          <h2 id="delete-heading">{messages.deleteTitle}</h2>
          <p>{messages.deleteText}</p>
          <form method="post" action="/account/data/delete" noValidate>
            <div className="fields">
              <TextField
                name="currentPassword"
                label={messages.confirmPassword}
                type="password"
                autoComplete="current-password"
                value=""
                error={errors.currentPassword}
              />
            </div>
            <p className="actions">
              <button className="button button-quiet" type="submit">
                {messages.delete}
              </button>
            </p>
          </form>
        </section>
      </>
    ),
  });
}
