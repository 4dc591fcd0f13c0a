import { anyone, operation, service } from '../operation.ts';
import { choice, list, message, nullable, readonly, ref, text } from '../schema.ts';

export const SiteScript = message('SiteScript', {
  position: readonly(choice('UNKNOWN_POSITION', 'HEAD', 'BODY_START', 'BODY_END')),
  html: readonly(text({ maxLength: 15_000 })),
});

export const siteScripts = service('site.scripts', ['/assets/scripts'], {
  listSiteScripts: operation({
    method: 'GET',
    path: '/v1/site-scripts',
    summary: 'List site scripts',
    permit: anyone(),
    request: {
      pageUrl: nullable(text({ maxLength: 2048 })),
      pageName: nullable(text({ maxLength: 255 })),
    },
    response: {
      siteScripts: list(ref(SiteScript)),
    },
  }),
});
