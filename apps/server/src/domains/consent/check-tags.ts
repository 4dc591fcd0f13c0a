import type { Violation } from '../../platform/result.ts';
import type { ConsentTag } from './consent-settings.store.ts';

/** A host, or all hosts below one: nothing that would mean something else in a content security policy. */
const HOST = /^(\*\.)?([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z0-9]([a-z0-9-]*[a-z0-9])?$/;

/** What is wrong with tags: hosts that are none, and HTML that would swallow the page behind it. */
export const mistakesInTags = (tags: readonly Partial<ConsentTag>[]): Violation[] =>
  tags.flatMap(({ html = '', hosts = [] }, at) => [
    ...hosts.flatMap((host, place) =>
      HOST.test(host)
        ? []
        : [wrong(`settings.tags[${at}].hosts[${place}]`, 'is not a host such as www.example.com or *.example.com')],
    ),
    ...(isClosed(html)
      ? []
      : [wrong(`settings.tags[${at}].html`, 'has a comment, script, style or other element that is not closed')]),
  ]);

const wrong = (field: string, description: string): Violation => ({ field, description, violatedRule: 'FORMAT' });

/** Elements whose contents browsers do not read as HTML. */
const RAW = ['script', 'style', 'noscript', 'iframe', 'template', 'textarea', 'title'];

function isClosed(html: string): boolean {
  const times = (pattern: RegExp) => html.match(pattern)?.length ?? 0;
  if (times(/<!--/g) !== times(/-->/g)) return false;
  // a tag that is cut off would take the next one into its attributes
  if (html.lastIndexOf('<') > html.lastIndexOf('>')) return false;
  return RAW.every((name) => times(new RegExp(`<${name}[\\s/>]`, 'gi')) === times(new RegExp(`</${name}\\s*>`, 'gi')));
}
