/** The fields of the form about consent. */
import { words } from '../../../app/words.ts';
import type { ConsentSettings } from './queries.ts';

const texts = words.consentSettings;

export const categories = [
  { value: 'FUNCTIONAL', label: texts.purposes.functional, description: texts.purposes.functionalText },
  { value: 'ANALYTICS', label: texts.purposes.analytics, description: texts.purposes.analyticsText },
  { value: 'ADVERTISING', label: texts.purposes.advertising, description: texts.purposes.advertisingText },
] as const;
export type Category = (typeof categories)[number]['value'];

/** A tag as it is edited. `key` keeps it apart from the others. */
export type TagFields = {
  key: string;
  name: string;
  category: Category;
  place: 'HEAD' | 'BODY';
  html: string;
  hosts: string[];
};

type ConsentFields = {
  enabled: boolean;
  title: string;
  text: string;
  categories: string[];
  tags: TagFields[];
};

let made = 0;
export const newTag = (): TagFields => ({
  key: `new-${++made}`,
  name: '',
  category: 'ANALYTICS',
  place: 'HEAD',
  html: '',
  hosts: [],
});

export const readFields = ({
  enabled = false,
  title = '',
  text = '',
  categories: asked = [],
  tags = [],
}: ConsentSettings): ConsentFields => ({
  ...{ enabled, title, text, categories: asked },
  tags: tags.map(({ name = '', category = 'ANALYTICS', place = 'HEAD', html = '', hosts = [] }, at) => ({
    ...{ key: `tag-${at}`, name, category, place, html, hosts },
  })),
});

/** What can be said without the server. */
export const problemsIn = ({ enabled, categories: asked, tags }: ConsentFields): Record<string, string | false> => ({
  categories: enabled && asked.length === 0 && texts.purposes.none,
  ...Object.fromEntries(
    tags.flatMap(({ name, category, html }, at) => [
      [`tags.${at}.name`, name.trim() === '' && words.forms.missingName],
      [`tags.${at}.category`, !asked.includes(category) && texts.services.notAsked],
      [`tags.${at}.html`, html.trim() === '' && texts.services.missingHtml],
    ]),
  ),
});

export const writeFields = ({ enabled, title, text, categories: asked, tags }: ConsentFields) => ({
  ...{ enabled, title: title.trim(), text: text.trim(), categories: asked as Category[] },
  tags: tags.map(({ name, category, place, html, hosts }) => ({
    ...{ name: name.trim(), category, place, html: html.trim() },
    hosts: hosts.map((host) => host.trim().toLowerCase()),
  })),
});
