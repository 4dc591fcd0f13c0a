/** The pages of a site as they are edited and published. What their documents hold is declared by the blocks. */
import { backOffice, open, operation, service } from '../operation.ts';
import {
  anyObject,
  boolean,
  choice,
  date,
  guid,
  integer,
  list,
  mapOf,
  message,
  nullable,
  ref,
  text,
} from '../schema.ts';
import { releaseOperations } from './releases.ts';
import { NavigationItem, SHOP_PAGES, SITE_PARTS, SiteFooter, SiteLogo } from './site.ts';

/** Ids of blocks and changes are made by editors. */
const localId = text({ minLength: 1, maxLength: 40 });
const label = text({ maxLength: 200 });
/** Without the leading slash; the home page has none. */
const address = text({ maxLength: 200 });

export const PageSummary = message('PageSummary', {
  id: guid,
  /**
   * What is no page, but is changed and published like one: the theme, menu and footer of the site, and how pages of the shop
   * are arranged.
   */
  kind: choice('PAGE', ...SITE_PARTS, ...SHOP_PAGES),
  title: text(),
  address,
  /** `NEW` was never published; `CHANGED` was changed since. */
  state: choice('NEW', 'CHANGED', 'PUBLISHED'),
  /** The version that visitors see; null if they see none. */
  version: nullable(text()),
  createdDate: date,
  updatedDate: date,
});
export const PageDraft = message('PageDraft', {
  id: guid,
  /** The number of changes made to it. */
  seq: integer(),
  /** The page's own block, which contains all others. */
  root: anyObject,
  updatedDate: date,
});
/** What a change did, for editors that know its kind: each says it in the language of its reader. */
export const PageChangeSaid = message('PageChangeSaid', {
  kind: text({ maxLength: 40 }),
  /** What it was done to: words of the site's owner, or the name of what editors have a word for. */
  of: list(mapOf(text({ maxLength: 300 })), { maxItems: 20 }),
});
/** What a person does at once: operations that are applied together or not at all. */
export const PageChange = message('PageChange', {
  id: localId,
  /** What was done, in words. */
  label,
  said: nullable(ref(PageChangeSaid)),
  operations: list(anyObject, { maxItems: 500 }),
});
export const MadePageChange = message('MadePageChange', {
  id: localId,
  seq: integer(),
  label,
  said: nullable(ref(PageChangeSaid)),
  operations: list(anyObject),
  /** Operations that take it back. */
  inverse: list(anyObject),
  /** Who made it; null where they are no longer known. */
  author: nullable(text()),
  mine: boolean,
  madeDate: date,
});
/** Why a change was not made: the reason of its first operation that makes no sense. */
export const RejectedPageChange = message('RejectedPageChange', { id: localId, reason: text() });

/** Somebody who has a page open in an editor. */
export const PageEditor = message('PageEditor', {
  /** Made by the editor. */
  id: localId,
  /** Null for apps, and for people who are no longer known. */
  name: nullable(text()),
  /** Whether it is the caller, in another window. */
  mine: boolean,
  /** The selected block. */
  selected: nullable(localId),
  /** Its property that is being written. */
  writing: nullable(text({ maxLength: 100 })),
});

/** A draft with the drafts of what all pages share. */
export const PagePreview = message('PagePreview', {
  pageId: guid,
  root: anyObject,
  version: text(),
  theme: mapOf(text()),
  logo: nullable(ref(SiteLogo)),
  navigation: list(ref(NavigationItem)),
  footer: ref(SiteFooter),
  /** Of all pages: links to them lead to their drafts. */
  addresses: list(text()),
  /** Stands for the own code of drafts alone, as code can read the address of its document. */
  frameToken: text(),
});

export const PreviewLink = message('PreviewLink', { id: guid, url: text(), createdDate: date, expiresDate: date });

export const pages = service('stoa.pages', ['/stoa'], {
  listPages: operation({
    method: 'GET',
    path: '/v1/site-pages',
    summary: 'List the pages of the site, the home page first, and the parts that they share',
    permit: backOffice('PAGES.PAGE_READ'),
    request: {},
    response: { pages: list(ref(PageSummary)) },
  }),
  getPageDraft: operation({
    method: 'GET',
    path: '/v1/site-pages/{pageId}',
    summary: 'Get the draft of a page',
    permit: backOffice('PAGES.PAGE_READ'),
    request: { pageId: guid },
    response: { draft: ref(PageDraft) },
    required: ['pageId'],
  }),
  openSitePart: operation({
    method: 'POST',
    effect: 'write',
    hasOwnLog: true,
    path: '/v1/site-parts',
    summary:
      "Get the draft of the site's theme, menu or footer, or of how a page of the shop is arranged, made from what visitors see when nobody asked for it before",
    permit: backOffice('PAGES.PAGE_WRITE'),
    request: { part: choice(...SITE_PARTS, ...SHOP_PAGES) },
    response: { draft: ref(PageDraft) },
    required: ['part'],
  }),
  createPage: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/site-pages',
    summary: 'Create a page, empty or with blocks',
    permit: backOffice('PAGES.PAGE_WRITE'),
    request: { title: text({ minLength: 1, maxLength: 200 }), address, content: list(anyObject, { maxItems: 200 }) },
    response: { draft: ref(PageDraft) },
    required: ['title', 'address'],
    errors: ['PAGE_ADDRESS_TAKEN', 'TOO_MANY_PAGES'],
  }),
  deletePage: operation({
    method: 'DELETE',
    effect: 'write',
    path: '/v1/site-pages/{pageId}',
    summary:
      'Delete a page, or how a page of the shop is arranged: visitors see it until the site is published again, and the page of the shop as usual from then on',
    permit: backOffice('PAGES.PAGE_WRITE'),
    request: { pageId: guid },
    response: {},
    required: ['pageId'],
    errors: ['HOME_PAGE_STAYS'],
  }),
  changePage: operation({
    method: 'POST',
    effect: 'write',
    hasOwnLog: true,
    path: '/v1/site-pages/{pageId}/changes',
    summary: 'Make changes to a draft; a change that was made before is not made again',
    permit: backOffice('PAGES.PAGE_WRITE'),
    request: { pageId: guid, base: integer({ minimum: 0 }), changes: list(ref(PageChange), { maxItems: 500 }) },
    response: {
      seq: integer(),
      /** All changes since `base`, the new ones among them, in their order. */
      changes: list(ref(MadePageChange)),
      rejected: list(ref(RejectedPageChange)),
    },
    required: ['pageId', 'base', 'changes', 'changes.id', 'changes.label', 'changes.operations'],
    errors: ['PAGE_ADDRESS_TAKEN', 'PAGE_TOO_LARGE'],
  }),
  listPageChanges: operation({
    method: 'GET',
    path: '/v1/site-pages/{pageId}/changes',
    summary: 'List the latest changes of a page, the latest first',
    permit: backOffice('PAGES.PAGE_READ'),
    request: { pageId: guid, limit: integer({ minimum: 1, maximum: 200 }) },
    response: { changes: list(ref(MadePageChange)) },
    required: ['pageId'],
  }),
  meetEditors: operation({
    method: 'POST',
    effect: 'write',
    hasOwnLog: true,
    path: '/v1/site-pages/{pageId}/editors',
    summary:
      'Say that an editor has a page open, or leaves it, and hear who else has, and what was changed since `base`',
    permit: backOffice('PAGES.PAGE_WRITE'),
    request: {
      pageId: guid,
      editorId: localId,
      base: integer({ minimum: 0 }),
      selected: nullable(localId),
      writing: nullable(text({ maxLength: 100 })),
      isLeaving: boolean,
    },
    response: { seq: integer(), changes: list(ref(MadePageChange)), editors: list(ref(PageEditor)) },
    required: ['pageId', 'editorId', 'base'],
  }),
  createPreviewLink: operation({
    method: 'POST',
    effect: 'write',
    hasOwnLog: true,
    keeps: 'nothing',
    path: '/v1/preview-links',
    summary: 'Create a link by which anybody sees the drafts of all pages for seven days, or until it is revoked',
    permit: backOffice('PAGES.PAGE_WRITE'),
    request: {
      /** A link by which an editor draws pages: it is in no list, and ends with the login of whom it is for, or after two days. */
      isForEditor: boolean,
    },
    response: {
      /** Null for an editor's. */
      previewLinkId: nullable(guid),
      url: text(),
      expiresDate: date,
    },
  }),
  listPreviewLinks: operation({
    method: 'GET',
    path: '/v1/preview-links',
    summary: 'List the links by which anybody sees drafts, the newest first',
    permit: backOffice('PAGES.PAGE_WRITE'),
    request: {},
    response: { previewLinks: list(ref(PreviewLink)) },
  }),
  revokePreviewLink: operation({
    method: 'DELETE',
    effect: 'write',
    path: '/v1/preview-links/{previewLinkId}',
    summary: 'Revoke a preview link; whoever has it no longer sees drafts',
    permit: backOffice('PAGES.PAGE_WRITE'),
    request: { previewLinkId: guid },
    response: {},
    required: ['previewLinkId'],
  }),
  getPreview: operation({
    method: 'GET',
    path: '/v1/previews/{token}',
    summary: 'Get the draft of a page, or of how a page of the shop is arranged, by a preview link',
    permit: open,
    request: {
      token: text({ maxLength: 500 }),
      slug: address,
      /** In place of a page. */
      shopPage: choice(...SHOP_PAGES),
    },
    response: { preview: ref(PagePreview) },
    required: ['token'],
  }),
  getPreviewFrame: operation({
    method: 'GET',
    path: '/v1/preview-frames/{token}/blocks/{blockId}',
    summary: 'Get a block with own code of a draft, by the token that a preview has for its frames',
    permit: open,
    request: {
      token: text({ maxLength: 500 }),
      blockId: localId,
      slug: address,
      /** In place of a page. */
      shopPage: choice(...SHOP_PAGES),
    },
    response: { block: anyObject },
    required: ['token', 'blockId'],
  }),
  getPageVersion: operation({
    method: 'GET',
    path: '/v1/site-pages/{pageId}/versions/{version}',
    summary: 'Get a page as it was published',
    permit: backOffice('PAGES.PAGE_READ'),
    request: { pageId: guid, version: text({ maxLength: 64 }) },
    response: { root: anyObject },
    required: ['pageId', 'version'],
  }),
  ...releaseOperations,
});
