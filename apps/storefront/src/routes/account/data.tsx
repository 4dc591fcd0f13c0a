import { FormProblems } from '../../components/form-problems.tsx';
import { TextField } from '../../components/text-field.tsx';
import { passwordOf, stateOf, wrongPassword } from '../../lib/account-form.ts';
import { loadMember, renderAccount, toLogin } from '../../lib/account-page.tsx';
import { hasCode } from '../../lib/api-errors.ts';
import { type FormState, noProblem } from '../../lib/form-state.ts';
import type { Visit } from '../../lib/render-page.tsx';
import { redirect, type StorefrontResponse } from '../../lib/storefront-request.ts';

const PAGE = '/account/data';

export async function showData(visit: Visit): Promise<StorefrontResponse> {
  return (await loadMember(visit)) ? renderData(visit, noProblem) : toLogin(visit);
}

/** Everything that the shop knows of the member, as a file. */
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

/** Deletes the account, after its password was given once more. */
export async function postDeletion(visit: Visit): Promise<StorefrontResponse> {
  const { api, request } = visit;
  if (!(await loadMember(visit))) return toLogin(visit, PAGE);
  try {
    await api.security.reauthenticate({ factorType: 'PASSWORD', password: passwordOf(request, 'currentPassword') });
    await api.members.deleteMyMember();
  } catch (error) {
    const isWrong = hasCode(error, 'VERIFICATION_FAILED');
    return renderData(visit, isWrong ? wrongPassword : stateOf(error, { password: 'currentPassword' }));
  }
  await api.memberSession.closeMemberSession();
  return redirect('/account/login?notice=deleted');
}

function renderData(visit: Visit, state: FormState): Promise<StorefrontResponse> {
  const { errors } = state;
  return renderAccount(visit, {
    title: 'Your data',
    state,
    children: () => (
      <>
        <h1>Your data</h1>
        <FormProblems state={state} />
        <p className="lead">Everything that we keep about you: your account, addresses, orders and lists.</p>
        <p className="actions">
          <a className="button" href="/account/data/download" download>
            Download your data
          </a>
        </p>
        <section className="account-section" aria-labelledby="delete-heading">
          <h2 id="delete-heading">Delete your account</h2>
          <p>
            Your account and what belongs to it is deleted at once, for good. Orders stay with the shop for as long as
            the law wants, without your account.
          </p>
          <form method="post" action="/account/data/delete" noValidate>
            <div className="fields">
              <TextField
                name="currentPassword"
                label="Password, to confirm"
                type="password"
                autoComplete="current-password"
                value=""
                error={errors.currentPassword}
              />
            </div>
            <p className="actions">
              <button className="button button-quiet" type="submit">
                Delete my account
              </button>
            </p>
          </form>
        </section>
      </>
    ),
  });
}
