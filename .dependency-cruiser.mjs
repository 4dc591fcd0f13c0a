import { readFileSync } from 'node:fs';

/**
 * The arrows of ARCHITECTURE.md. A comment is what a reviewer would say.
 * swc reads TypeScript here; with the native TypeScript compiler alone no module would be seen, so scripts/check.ts
 * also makes sure that every source file was.
 */
const TESTS =
  '\\.(test|fixture)\\.tsx?$|/(arbitraries|expect-[a-z-]+)\\.ts$|/testing/|^(tests|bench|scripts)/|^packages/testkit/';
const IO = '^node:|^(fs|http|https|net|child_process|worker_threads)$|node_modules/(pg|kysely|fastify|@electric-sql)/';

/** The domains in the order of domains.ts, the lowest first. */
const list = readFileSync(new URL('apps/server/src/domains.ts', import.meta.url), 'utf8').match(
  / domains[^=]*= \[(.*?)\]/s,
);
const layers = (list?.[1].match(/\w+/g) ?? []).map((name) =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
);
if (layers.length === 0)
  throw new Error('domains.ts lists no domains: the layers of .dependency-cruiser.mjs follow from it');

const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

export default {
  forbidden: [
    rule(
      'no-cycles',
      'Two modules that import each other are one module: move what both need into a third.',
      {},
      { circular: true },
    ),
    rule(
      'no-unknown',
      'Nothing is found under this name, so no other rule sees where it leads.',
      {},
      // the bundler has style sheets as texts
      { couldNotResolve: true, pathNot: '\\.css\\?inline$' },
    ),

    rule(
      'platform-knows-no-domain',
      'platform/ knows no shop word: let the domain pass in what platform needs, or move this into the domain.',
      { path: '^apps/server/src/platform/' },
      { path: '^apps/server/src/(?!platform/)' },
    ),
    rule(
      'domains-know-no-http',
      'A use case does not know that it is called over HTTP: return a value, http/ turns it into an answer.',
      { path: '^apps/server/src/domains/' },
      { path: '^apps/server/src/http/|node_modules/fastify/' },
    ),
    rule(
      'domains-meet-at-the-door',
      "Another domain's inside is private: import from its index.ts, and export there what it is ready to promise.",
      { path: '^apps/server/src/domains/([^/]+)/' },
      { path: '^apps/server/src/domains/(?!$1/)[^/]+/', pathNot: '^apps/server/src/domains/[^/]+/index\\.ts$' },
    ),
    ...layers
      .slice(0, -1)
      .map((name, index) =>
        rule(
          `layers-of-domains: ${name}`,
          `${name} is below this domain in domains.ts. Let the higher one call ${name} or hear its events, move what both need down, or put the two together in an operations.ts.`,
          { path: `^apps/server/src/domains/${name}/`, pathNot: `/(domain|operations)\\.ts$|${TESTS}` },
          { path: `^apps/server/src/domains/(${layers.slice(index + 1).join('|')})/` },
        ),
      ),
    rule(
      'tables-are-known-to-stores',
      'Only *.store.ts files of a domain know tables: move the statement into the store, under a name that says why.',
      { path: '^apps/server/src/domains/', pathNot: `\\.store\\.ts$|${TESTS}` },
      { path: 'node_modules/(kysely|pg|@electric-sql)/' },
    ),
    rule(
      'mails-are-letters',
      'A mail is a letter: declare it in the letters/ of its domain, and send it with sendLetter of src/letters.ts.',
      // the log of mails shows what was sent, and sends it again as it was
      { path: '^apps/server/src/(domains|http)/', pathNot: `^apps/server/src/domains/letters/mail-log\\.ts$|${TESTS}` },
      { path: '^apps/server/src/platform/mail/(mail-queue|letter-html)' },
    ),
    rule(
      'pictures-are-drawn-apart',
      'A picture can hold the thread that draws it: ask ctx.media.pictures, which has processes for it.',
      {
        path: '^apps/server/src/',
        pathNot: `^apps/server/src/platform/media/pictures/(picture-worker|images|transform)\\.ts$|${TESTS}`,
      },
      {
        path: 'node_modules/sharp/|^apps/server/src/platform/media/pictures/(picture-worker|images|transform)\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    ),
    rule(
      'states-are-pure',
      'A state table or a status is decided from facts that are already loaded: load them in the use case.',
      { path: '^apps/server/src/domains/.+-(machine|status)\\.ts$' },
      { path: `${IO}|\\.store\\.ts$|^apps/server/src/platform/db/` },
    ),
    rule(
      'demo-only-at-setup',
      'The demo shop is data that set-up may load: no domain may depend on it. Templates are for every new site.',
      { path: '^(apps|packages)/', pathNot: `^apps/server/src/(setup|main|cli)|${TESTS}` },
      { path: '^demo/', pathNot: '^demo/src/templates/' },
    ),

    rule(
      'packages-know-no-app',
      'Packages are what apps are made of, and tested with: what needs a server is in apps/server/testing.',
      { path: '^packages/' },
      { path: '^(apps|demo|tests|bench|scripts)/' },
    ),
    rule(
      'contract-stands-alone',
      'The contract is what everybody shares: it imports nothing of ours.',
      { path: '^packages/contract/', pathNot: TESTS },
      { path: '^(apps|demo|packages/(?!contract/))' },
    ),
    rule(
      'money-and-pricing-are-pure',
      'Amounts and totals are data in, data out: no I/O, no clock, nothing of ours but money.',
      { path: '^packages/(money|pricing)/', pathNot: TESTS },
      { pathNot: '^packages/(money|pricing)/' },
    ),
    rule(
      'money-knows-no-pricing',
      'Pricing builds on money, not the other way round.',
      { path: '^packages/money/' },
      { path: '^packages/pricing/' },
    ),
    rule(
      'sdk-and-blocks-know-the-contract-only',
      'The SDK and the blocks are used outside the server: of ours they import the contract only, blocks also the messages and the model of pages.',
      { path: '^packages/(sdk|blocks)/', pathNot: TESTS },
      { path: '^(apps|demo|packages/(?!(contract|sdk|blocks|messages|page-model)/))' },
    ),
    rule(
      'messages-stand-alone',
      'Texts are said to people, whoever shows them: the catalogue imports nothing of ours.',
      { path: '^packages/messages/', pathNot: TESTS },
      { path: '^(apps|demo|packages/(?!messages/))' },
    ),
    rule(
      'sdk-says-nothing',
      'The SDK talks to programs: texts for people are said by the front ends.',
      { path: '^packages/sdk/' },
      { path: '^packages/messages/' },
    ),
    rule(
      'sdk-knows-no-blocks',
      'The SDK is also for programs without pages: it does not import blocks.',
      { path: '^packages/sdk/' },
      { path: '^packages/blocks/' },
    ),
    rule(
      'front-ends-use-the-sdk',
      'A front end reaches the server only through @stoa/sdk and @stoa/contract, as everybody else does.',
      { path: '^apps/(storefront|dashboard)/', pathNot: TESTS },
      {
        path: '^(apps/server|demo|packages/(?!(sdk|contract|blocks|messages|money|page-model)/))',
        // what templates are called and look like, to choose between them
        pathNot: '^demo/src/templates/(list\\.ts|previews/)',
      },
    ),
    rule(
      'front-ends-are-separate',
      'Storefront and dashboard ship separately: what both need belongs into packages/blocks.',
      { path: '^apps/(storefront|dashboard)/' },
      { path: '^apps/(?!$1/|server/)' },
    ),
    rule(
      'forms-share-ui-form',
      'What forms have in common is in ui/form; the product form belongs to products alone.',
      { path: '^apps/dashboard/src/(?!features/products/|app/router)' },
      { path: '^apps/dashboard/src/features/products/form/' },
    ),
    rule(
      'server-serves-what-is-built',
      'The server runs without a build: it serves what Vite built from the front ends, and imports none of their sources.',
      { path: '^apps/server/' },
      { path: '^apps/(storefront|dashboard)/src/' },
    ),
    rule(
      'nothing-imports-tests',
      'What runs for users does not import what is for tests.',
      { path: '^(apps|packages|demo)/', pathNot: TESTS },
      { path: `${TESTS}|node_modules/(vitest|fast-check|playwright-core)/` },
    ),
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^apps/[^/]+/dist/|\\.css$|^scripts/.+\\.d\\.mts$' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.d.ts', '.json'],
    },
  },
};
