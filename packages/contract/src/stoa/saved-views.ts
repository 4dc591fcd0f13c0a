/** Searches of the back office's lists that people keep under a name. */
import { backOffice, operation, service } from '../operation.ts';
import { boolean, date, guid, list, message, ref, text } from '../schema.ts';

/** The list that a view is of, such as `products`. */
const listName = text({ minLength: 1, maxLength: 40 });

export const SavedView = message('SavedView', {
  id: guid,
  list: listName,
  name: text({ minLength: 1, maxLength: 60 }),
  /** What the list's address holds: `stock=OUT_OF_STOCK&sort=name`. */
  parameters: text({ maxLength: 2000 }),
  /** Seen by everybody who works on the site; otherwise by its owner alone. */
  shared: boolean,
  /** Whether the caller made it. */
  mine: boolean,
  createdDate: date,
  updatedDate: date,
});

export const savedViews = service('stoa.saved-views', ['/stoa'], {
  listSavedViews: operation({
    method: 'GET',
    path: '/v1/saved-views',
    summary: "The caller's views of a list and those that are shared, by name",
    permit: backOffice('STOA.SAVED_VIEW_READ'),
    request: { list: listName },
    response: { savedViews: list(ref(SavedView)) },
    required: ['list'],
  }),
  createSavedView: operation({
    method: 'POST',
    path: '/v1/saved-views',
    summary: 'Keep a search of a list under a name',
    permit: backOffice('STOA.SAVED_VIEW_WRITE'),
    request: { savedView: ref(SavedView) },
    response: { savedView: ref(SavedView) },
    required: ['savedView', 'savedView.list', 'savedView.name', 'savedView.parameters'],
    errors: ['SAVED_VIEW_NAME_TAKEN', 'TOO_MANY_SAVED_VIEWS'],
  }),
  updateSavedView: operation({
    method: 'PATCH',
    path: '/v1/saved-views/{savedView.id}',
    summary: 'Rename, share or set anew a view of one’s own',
    permit: backOffice('STOA.SAVED_VIEW_WRITE'),
    request: { savedView: ref(SavedView) },
    response: { savedView: ref(SavedView) },
    required: ['savedView', 'savedView.id'],
    errors: ['SAVED_VIEW_NAME_TAKEN'],
  }),
  deleteSavedView: operation({
    method: 'DELETE',
    path: '/v1/saved-views/{savedViewId}',
    summary: 'Forget a view of one’s own',
    permit: backOffice('STOA.SAVED_VIEW_WRITE'),
    request: { savedViewId: guid },
    response: {},
    required: ['savedViewId'],
  }),
});
