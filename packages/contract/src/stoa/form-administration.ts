import { anyone, backOffice, operation, service } from '../operation.ts';
import { anyObject, boolean, email, guid, list, message, nullable, ref, text } from '../schema.ts';

/** Whom a form tells of what people send by it. */
export const FormMails = message('FormMails', {
  /** Told beside those who hear of all forms. */
  notify: list(email, { maxItems: 10 }),
  /** The answer to whoever sent it, at the address that they entered. */
  answer: ref(
    message('FormAnswer', {
      enabled: boolean,
      subject: text({ maxLength: 200 }),
      text: text({ maxLength: 5000 }),
    }),
  ),
});

/** What a form knows of a file that was sent by it. */
export const SentFile = message('SentFile', {
  fileId: text({ maxLength: 100 }),
  displayName: text({ maxLength: 255 }),
  fileType: text({ maxLength: 100 }),
});

/** Files for forms of pages. */
export const storefrontForms = service('stoa.storefront-forms', ['/stoa'], {
  uploadFormFile: operation({
    method: 'POST',
    effect: 'write',
    keeps: 'nothing',
    path: '/v1/storefront/forms/{formId}/files',
    summary:
      'Upload a file for a field of a form: the file as the body, its name in the URL. It waits a day for its form',
    permit: anyone('forms:v4:submission:get_media_upload_url'),
    upload: true,
    request: {
      formId: guid,
      target: text({ minLength: 1, maxLength: 200 }),
      fileName: text({ minLength: 1, maxLength: 255 }),
    },
    response: { file: ref(SentFile) },
    required: ['formId', 'target', 'fileName'],
    errors: ['FORM_NOT_FOUND', 'PICTURES_BUSY', 'LIMIT_REACHED', 'THROTTLED_FEATURE', 'TOO_MANY_FORM_FILES'],
  }),
});

/** Forms for the people of a site: what programs of others have no operation for. */
export const formAdministration = service('stoa.form-administration', ['/stoa'], {
  exportSubmissions: operation({
    method: 'GET',
    path: '/v1/forms/{formId}/submissions/export',
    summary: 'Export what people sent by a form as CSV, the latest first, with a column for each field',
    permit: backOffice('forms:v4:submission:query_submissions_by_namespace'),
    download: true,
    request: { formId: guid, filter: nullable(anyObject), text: nullable(text({ maxLength: 100 })) },
    response: {},
    required: ['formId'],
  }),
  getFormMails: operation({
    method: 'GET',
    path: '/v1/forms/{formId}/mails',
    summary: 'Get whom a form tells of what people send by it, and its answer to them',
    permit: backOffice('forms:v4:form:update_form'),
    request: { formId: guid },
    response: { mails: ref(FormMails) },
    required: ['formId'],
  }),
  updateFormMails: operation({
    method: 'PUT',
    effect: 'write',
    path: '/v1/forms/{formId}/mails',
    summary: 'Set whom a form tells of what people send by it, and its answer to them',
    permit: backOffice('forms:v4:form:update_form'),
    request: { formId: guid, mails: ref(FormMails) },
    response: { mails: ref(FormMails) },
    required: ['formId', 'mails'],
  }),
});
