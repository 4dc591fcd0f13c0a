import { Modal, MultiSelect, Radio, Stack } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { api } from '../../app/api.ts';
import { useMay } from '../../app/permissions.ts';
import { Failure } from '../../ui/failure.tsx';
import { FormEnd } from '../../ui/form-end.tsx';
import { ListSkeleton } from '../../ui/list-skeleton.tsx';
import { rolesQuery } from '../members/queries.ts';
import { type Application, type Audience, applicationOf, audienceOf, type Choices, choicesOf } from './audience.ts';
import { applicationQuery, badgesQuery, FIELDS, type FieldView } from './queries.ts';

type AudienceDialogProps = { opened: boolean; field: FieldView; onClose: () => void };

/** Says which members are asked for a field. */
export function AudienceDialog({ opened, field, onClose }: AudienceDialogProps) {
  return (
    <Modal opened={opened} onClose={onClose} title={`Who is asked for ${field.name}`}>
      {opened && <KnownAudience field={field} onClose={onClose} />}
    </Modal>
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
  const [audience, setAudience] = useState(() => audienceOf(known));
  const [problem, setProblem] = useState<string | null>(null);
  const set = (change: Partial<Audience>) => {
    setAudience((current) => ({ ...current, ...change }));
    setProblem(null);
  };
  const saving = useSaveAudience(field, known, onClose);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (audience.isForAll || audience.included.length > 0) saving.mutate(audience);
    else setProblem('Choose who is asked');
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="sm">
        <Radio.Group
          label="Who is asked"
          value={audience.isForAll ? 'ALL' : 'SOME'}
          onChange={(chosen) => set({ isForAll: chosen === 'ALL' })}
        >
          <Stack gap="xs" mt="xs">
            <Radio value="ALL" label="All members" />
            <Radio value="SOME" label="Members with one of some roles or badges" />
          </Stack>
        </Radio.Group>
        {!audience.isForAll && (
          <>
            <MultiSelect
              label="Members with"
              required
              searchable
              maxValues={100}
              data={choices}
              value={audience.included}
              error={problem}
              onChange={(included) => set({ included })}
            />
            <MultiSelect
              label="But not those with"
              searchable
              maxValues={100}
              data={choices}
              value={audience.excluded}
              onChange={(excluded) => set({ excluded })}
            />
          </>
        )}
        <FormEnd saving={saving} onCancel={onClose}>
          Save
        </FormEnd>
      </Stack>
    </form>
  );
}

function useSaveAudience(field: FieldView, known: Application | null, onSaved: () => void) {
  const queryClient = useQueryClient();
  const customFieldId = field.id ?? '';
  return useMutation({
    mutationFn: async (audience: Audience) => {
      const { memberCustomFieldApplications: applications } = api;
      const application = applicationOf(customFieldId, audience);
      if (!audience.isForAll && known)
        await applications.updateCustomFieldApplication({
          application: { ...application, revision: known.revision ?? '' },
        });
      else if (!audience.isForAll) await applications.createCustomFieldApplication({ application });
      else if (known) await applications.deleteCustomFieldApplication({ customFieldId });
    },
    onSuccess: () => {
      notifications.show({ color: 'green', message: `Who is asked for ${field.name} was saved` });
      onSaved();
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: FIELDS }),
  });
}
