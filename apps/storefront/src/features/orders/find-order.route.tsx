import { Notice } from '../../components/notice.tsx';
import { TextField } from '../../components/text-field.tsx';
import { type FormState, noProblem } from '../../lib/form-state.ts';
import type { Visit } from '../../lib/render-page.tsx';
import type { StorefrontResponse } from '../../lib/storefront-request.ts';
import { AccountForm } from '../account/account-form.tsx';
import { loginHref, renderForm } from '../account/account-page.tsx';
import { fieldOf, stateOf } from '../account/posted-form.ts';
import { isEmail } from '../checkout/checkout-fields.ts';

/** Asks for the number of an order and its e-mail address, to mail a link to it. */
export const showFindOrder = (visit: Visit): Promise<StorefrontResponse> => renderFindOrder(visit, {});

export async function postFindOrder(visit: Visit): Promise<StorefrontResponse> {
  const { api, request, messages } = visit;
  const [number, email] = [fieldOf(request, 'number').trim(), fieldOf(request, 'email').trim()];
  const errors = {
    ...(!number && { number: messages.orders.guest.noNumber }),
    ...(!isEmail(email) && { email: messages.login.invalidEmail }),
  };
  if (Object.keys(errors).length > 0)
    return renderFindOrder(visit, { number, email, state: { errors, problem: null } });
  try {
    await api.orderPages.requestOrderPage({ orderNumber: number, email });
  } catch (error) {
    const state = stateOf(error, messages, { email: 'email', orderNumber: 'number' });
    return renderFindOrder(visit, { number, email, state });
  }
  const { checkMail, sent } = messages.orders.guest;
  return renderForm(visit, {
    title: checkMail,
    children: (
      <div className="account-form">
        <h1>{checkMail}</h1>
        <p className="lead">{sent(email)}</p>
      </div>
    ),
  });
}

type FindOrder = { number?: string; email?: string; state?: FormState; status?: number; notice?: string };

/** The form; with a notice in place of an order whose link does not work. */
export async function renderFindOrder(
  visit: Visit,
  { number = '', email = '', state = noProblem, status, notice }: FindOrder,
): Promise<StorefrontResponse> {
  const { orders, login } = visit.messages;
  const messages = orders.guest;
  const response = await renderForm(visit, {
    title: messages.find,
    state,
    children: (
      <AccountForm
        title={messages.find}
        lead={
          <>
            <Notice>{notice}</Notice>
            <p className="lead">{messages.lead}</p>
          </>
        }
        action="/orders"
        state={state}
        submit={messages.submit}
        below={
          <ul className="account-ways">
            <li>
              <a href={loginHref('/account/orders')}>{login.backToLogin}</a>
            </li>
          </ul>
        }
      >
        <TextField
          name="number"
          label={messages.number}
          hint={messages.numberHint}
          inputMode="numeric"
          maxLength={40}
          value={number}
          error={state.errors.number}
        />
        <TextField
          name="email"
          label={login.email}
          type="email"
          autoComplete="email"
          value={email}
          error={state.errors.email}
        />
      </AccountForm>
    ),
  });
  return status ? { ...response, status } : response;
}
