import { MultiSelect, Radio, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { api, present } from '../../app/api.ts';
import { useMay } from '../../app/permissions.ts';
import { words } from '../../app/words.ts';
import { Failure } from '../../ui/failure.tsx';
import { Form } from '../../ui/form/form.tsx';
import { FormEnd } from '../../ui/form/form-end.tsx';
import { FormDialog } from '../../ui/form/form-window.tsx';
import { useEntityForm } from '../../ui/form/use-entity-form.ts';
import { ListSkeleton } from '../../ui/list-skeleton.tsx';
import { rolesQuery } from '../members/queries.ts';
import {
  type Application,
  type Audience,
  applicationOf,
  audienceOf,
  audienceParts,
  type Choices,
  choicesOf,
} from './audience.ts';
import { applicationQuery, badgesQuery, FIELDS, type FieldView, loadApplication } from './queries.ts';

const texts = words.memberSettings.audience;

type AudienceDialogProps = { opened: boolean; field: FieldView; onClose: () => void };

/** Chooses the members who are asked for a field. */
export function AudienceDialog({ opened, field, onClose }: AudienceDialogProps) {
  return (
    <FormDialog opened={opened} onClose={onClose} title={texts.title(field.name ?? '')}>
      {opened && <KnownAudience field={field} onClose={onClose} />}
    </FormDialog>
  );
}

type FormProps = Omit<AudienceDialogProps, 'opened'>;

function KnownAudience({ field, onClose }: FormProps) {
  const may = useMay();
  const application = useQuery({ ...applicationQuery(field.id ?? ''), staleTime: 0, gcTime: 0 });
  const roles = useQuery({ ...rolesQuery, enabled: may('memberRoleDefinitions.listMemberRoleDefinitions') });
  const badges = useQuery({ ...badgesQuery, enabled: may('badges.queryBadges') });
  if (application.isError) return <Failure error={application.error} onRetry={() => void application.refetch()} />;
  if (application.isPending || roles.isLoading || badges.isLoading) return <ListSkeleton />;
  const choices = choicesOf(
    {
      roles: (roles.data ?? []).map(({ id = '', title = '' }) => ({ id, name: title })),
      badges: (badges.data ?? []).map(({ id, title }) => ({ id: id ?? '', name: title ?? '' })),
    },
    audienceOf(application.data),
  );
  return <AudienceForm field={field} known={application.data} choices={choices} onClose={onClose} />;
}

function AudienceForm({ field, known, choices, onClose }: FormProps & { known: Application | null; choices: Choices }) {
  const form = useEntityForm({
    entity: known,
    read: audienceOf,
    parts: audienceParts,
    validate: ({ isForAll, included }) => ({ included: !isForAll && included.length === 0 && texts.missing }),
    wire: {
      fields: [
        ['application.applications', 'included'],
        ['application.exclusions', 'excluded'],
      ],
    },
    save: (audience, { entity }) => saveAudience(field.id ?? '', audience, entity),
    reload: () => loadApplication(field.id ?? ''),
    saved: () => texts.saved(field.name ?? ''),
    settle: (answer) => answer,
    onDone: onClose,
    refresh: [FIELDS],
  });
  return (
    <Form form={form} gap="sm">
      <Radio.Group
        label={texts.label}
        value={form.values.isForAll ? 'ALL' : 'SOME'}
        onChange={(chosen) => form.set({ isForAll: chosen === 'ALL' })}
      >
        <Stack gap="xs" mt="xs">
          <Radio value="ALL" label={texts.all} />
          <Radio value="SOME" label={texts.some} />
        </Stack>
      </Radio.Group>
      {!form.values.isForAll && (
        <>
          <MultiSelect
            label={texts.with}
            required
            searchable
            maxValues={100}
            data={choices}
            {...form.input('included')}
          />
          <MultiSelect label={texts.without} searchable maxValues={100} data={choices} {...form.input('excluded')} />
        </>
      )}
      <FormEnd form={form}>{words.forms.save}</FormEnd>
    </Form>
  );
}

/** A field that is for all members has no application. */
async function saveAudience(
  customFieldId: string,
  audience: Audience,
  known: Application | null,
): Promise<Application | null> {
  const { memberCustomFieldApplications: applications } = api;
  const application = applicationOf(customFieldId, audience);
  if (audience.isForAll) {
    if (known) await applications.deleteCustomFieldApplication({ customFieldId });
    return null;
  }
  const answer = known
    ? await applications.updateCustomFieldApplication({
        application: { ...application, revision: known.revision ?? '' },
      })
    : await applications.createCustomFieldApplication({ application });
  return present(answer.application, 'application');
}
