/** Saved searches of the back office's lists. */
import { backOffice, operation, service } from '../operation.ts';
import { boolean, date, guid, list, message, ref, text } from '../schema.ts';

/** The list that a view is of, such as `products`. */
const listName = text({ minLength: 1, maxLength: 40 });

export const SavedView = message('SavedView', {
  id: guid,
  list: listName,
  name: text({ minLength: 1, maxLength: 60 }),
  /** The query string of the list's URL: `stock=OUT_OF_STOCK&sort=name`. */
  parameters: text({ maxLength: 2000 }),
  /** Whether the whole team can see the view, or only its owner. */
  shared: boolean,
  /** Whether the caller owns the view. */
  mine: boolean,
  createdDate: date,
  updatedDate: date,
});

export const savedViews = service('stoa.saved-views', ['/stoa'], {
  listSavedViews: operation({
    method: 'GET',
    path: '/v1/saved-views',
    summary: "List the caller's saved views of a list and the shared ones, by name",
    permit: backOffice('STOA.SAVED_VIEW_READ'),
    request: { list: listName },
    response: { savedViews: list(ref(SavedView)) },
    required: ['list'],
  }),
  createSavedView: operation({
    method: 'POST',
    effect: 'write',
    creates: 'savedView',
    path: '/v1/saved-views',
    summary: 'Save a search of a list under a name',
    permit: backOffice('STOA.SAVED_VIEW_WRITE'),
    request: { savedView: ref(SavedView) },
    response: { savedView: ref(SavedView) },
    required: ['savedView', 'savedView.list', 'savedView.name', 'savedView.parameters'],
    errors: ['SAVED_VIEW_NAME_TAKEN', 'TOO_MANY_SAVED_VIEWS'],
  }),
  updateSavedView: operation({
    method: 'PATCH',
    effect: 'write',
    path: '/v1/saved-views/{savedView.id}',
    summary: 'Rename, share or change a saved view',
    permit: backOffice('STOA.SAVED_VIEW_WRITE'),
    request: { savedView: ref(SavedView) },
    response: { savedView: ref(SavedView) },
    required: ['savedView', 'savedView.id'],
    errors: ['SAVED_VIEW_NAME_TAKEN'],
  }),
  deleteSavedView: operation({
    method: 'DELETE',
    effect: 'write',
    path: '/v1/saved-views/{savedViewId}',
    summary: 'Delete a saved view',
    permit: backOffice('STOA.SAVED_VIEW_WRITE'),
    request: { savedViewId: guid },
    response: {},
    required: ['savedViewId'],
  }),
});
