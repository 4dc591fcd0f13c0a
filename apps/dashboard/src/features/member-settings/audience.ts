import type { memberCustomFieldApplications, Response } from '@stoa/contract';
import { words } from '../../app/words.ts';
import type { Part } from '../../ui/form/parts.ts';

const texts = words.memberSettings.audience;

export type Application = NonNullable<
  Response<typeof memberCustomFieldApplications.getCustomFieldApplication>['application']
>;
type Kind = 'ROLE' | 'BADGE' | 'PRICING_PLAN' | 'MEMBER';

/** The audience of a field as users choose it: groups are written as `ROLE:<id>`. */
export type Audience = { isForAll: boolean; included: string[]; excluded: string[] };

export const audienceParts = {
  audience: { label: texts.label, fields: ['isForAll', 'included', 'excluded'] },
} as const satisfies Record<string, Part<Audience>>;

/** The groups to choose from, under a heading. */
export type Choices = { group: string; items: { value: string; label: string }[] }[];
type Named = { id: string; name: string };

const keyOf = (kind: string | undefined, id: string | null | undefined): string => `${kind}:${id}`;

/** A field without an application is for all members. */
export const audienceOf = (application: Application | null): Audience => ({
  isForAll: application === null,
  included: (application?.applications?.items ?? []).map(({ applicationType, entityId }) =>
    keyOf(applicationType, entityId),
  ),
  excluded: (application?.exclusions?.items ?? []).map(({ exclusionType, entityId }) => keyOf(exclusionType, entityId)),
});

const groupOf = (key: string): { kind: Kind; id: string } => {
  const [kind, id = ''] = key.split(':');
  return { kind: kind as Kind, id };
};

/** The application that stores the audience of a field that is not for all members. */
export const applicationOf = (customFieldId: string, { included, excluded }: Audience) => ({
  customFieldId,
  applications: {
    items: included.map(groupOf).map(({ kind, id }) => ({ applicationType: kind, entityId: id })),
  },
  exclusions: { items: excluded.map(groupOf).map(({ kind, id }) => ({ exclusionType: kind, entityId: id })) },
});

const nameless: Record<Kind, string> = texts.nameless;

/** The available groups and the ones already chosen: API clients may have named members, and badges may be gone. */
export function choicesOf(
  { roles, badges }: { roles: readonly Named[]; badges: readonly Named[] },
  { included, excluded }: Audience,
): Choices {
  const toItems = (kind: Kind, named: readonly Named[]) =>
    named.map(({ id, name }) => ({ value: keyOf(kind, id), label: name }));
  const known: Choices = [
    { group: texts.roles, items: toItems('ROLE', roles) },
    { group: words.memberSettings.badges.title, items: toItems('BADGE', badges) },
  ];
  const values = new Set(known.flatMap(({ items }) => items.map(({ value }) => value)));
  const others = [...new Set([...included, ...excluded])].filter((key) => !values.has(key));
  const items = others.map((key) => ({
    value: key,
    label: `${nameless[groupOf(key).kind]} (${groupOf(key).id.slice(0, 8)})`,
  }));
  return [...known, { group: texts.others, items }].filter((choice) => choice.items.length > 0);
}
