import type { Visit } from '../../lib/render-page.tsx';
import type { StorefrontResponse } from '../../lib/storefront-request.ts';
import { renderForm } from '../account/account-page.tsx';

type Words = { title: string; text: string; button: string; done: string };

/** The page of a link in a mail that asks before it does something, such as ending mails of a kind, or says that it is done. */
export function renderMailQuestion(visit: Visit, messages: Words, isDone: boolean): Promise<StorefrontResponse> {
  return renderForm(visit, {
    title: messages.title,
    children: isDone ? (
      <>
        <h1>{messages.done}</h1>
        <p className="actions">
          <a className="button" href="/shop">
            {visit.messages.site.goToShop}
          </a>
        </p>
      </>
    ) : (
      <>
        <h1>{messages.title}</h1>
        <p className="lead">{messages.text}</p>
        <form method="post">
          <button className="button" type="submit">
            {messages.button}
          </button>
        </form>
      </>
    ),
  });
}
