/** Templates that people have saved: archives of sites that new sites begin with. Those of Stoa itself are `SITE_TEMPLATES`. */
import { anyAccount, open, operation, service, staffOnly } from '../operation.ts';
import { boolean, currency, date, guid, integer, language, list, message, nullable, ref, text } from '../schema.ts';

const name = text({ minLength: 1, maxLength: 100 });
const description = text({ maxLength: 300 });

export const SavedTemplate = message('SavedTemplate', {
  id: guid,
  name,
  description,
  /** The id of a public file that shows what the site looked like; null where it showed no picture. */
  picture: nullable(text()),
  /** A site that is made of it begins in this language and currency; null where the archive names none. */
  language: nullable(language),
  currency: nullable(currency),
  /** Of its archive, in bytes. */
  size: integer({ minimum: 0 }),
  /** Whether it is the caller's; others are published. */
  isOwn: boolean,
  /** Whether everybody can choose it who makes a site on this server. */
  isPublished: boolean,
  createdDate: date,
  /** When its name, its description or its archive changed last. */
  updatedDate: date,
});

const answer = { template: ref(SavedTemplate) };
const templateId = guid;
/** Templates are a person's own: the log of whichever site is open is not about them. */
const hasOwnLog = true;

export const siteTemplates = service('stoa.sites.templates', ['/stoa'], {
  listTemplates: operation({
    method: 'GET',
    path: '/v1/site-templates',
    summary:
      'List the templates that somebody has saved and that new sites can begin with: your own, and published ones',
    permit: open,
    request: {},
    response: { templates: list(ref(SavedTemplate)) },
  }),
  saveSiteAsTemplate: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/site/template',
    summary:
      'Save the site as a template of its owner: pages, look, files and catalogue, without stock, drafts and what only this business has',
    permit: staffOnly('OWNER.DUPLICATE_SITE'),
    request: {
      name,
      description,
      /** The template that it replaces, whose name and description stay unless others are sent. */
      templateId,
    },
    response: answer,
    errors: ['TOO_MANY_TEMPLATES', 'LIMIT_REACHED', 'ARCHIVE_NOT_USABLE', 'ARCHIVE_TOO_LARGE'],
  }),
  uploadTemplate: operation({
    method: 'POST',
    effect: 'write',
    hasOwnLog,
    path: '/v1/site-templates/uploads',
    summary: 'Upload the archive of a site as a template, or in place of one',
    permit: anyAccount,
    upload: true,
    request: { name, description, templateId },
    response: answer,
    errors: ['TOO_MANY_TEMPLATES', 'LIMIT_REACHED', 'ARCHIVE_NOT_USABLE', 'ARCHIVE_TOO_LARGE'],
  }),
  updateTemplate: operation({
    method: 'PATCH',
    effect: 'write',
    hasOwnLog,
    path: '/v1/site-templates/{templateId}',
    summary: 'Change the name or the description of your template',
    permit: anyAccount,
    request: { templateId, name, description },
    response: answer,
    required: ['templateId'],
  }),
  downloadTemplate: operation({
    method: 'GET',
    path: '/v1/site-templates/{templateId}/archive',
    summary: 'Download the archive of your template',
    permit: anyAccount,
    download: true,
    request: { templateId },
    response: {},
    required: ['templateId'],
  }),
  deleteTemplate: operation({
    method: 'DELETE',
    effect: 'write',
    hasOwnLog,
    path: '/v1/site-templates/{templateId}',
    summary: 'Delete your template; sites that were made of it stay as they are',
    permit: anyAccount,
    request: { templateId },
    response: {},
    required: ['templateId'],
  }),
});
