import { Alert, Code, Group, Loader, Modal, Stack, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../../app/api.ts';
import { words } from '../../../../app/words.ts';
import { Failure } from '../../../../ui/failure.tsx';
import { type Plugin, SERVICE_PLUGINS, type Trial } from './queries.ts';

const texts = words.servicePlugins;

/** Asks an app about a made-up purchase, and shows what it says. */
export const TrialDialog = ({ plugin, onClose }: { plugin: Plugin | null; onClose: () => void }) => (
  <Modal opened={plugin !== null} onClose={onClose} title={texts.tried(plugin?.name ?? '')} size="lg">
    {plugin && <TrialOf plugin={plugin} />}
  </Modal>
);

function TrialOf({ plugin: { id = '' } }: { plugin: Plugin }) {
  const queryClient = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey: ['service-plugin-trial', id],
    queryFn: async () => {
      const trial = await api.servicePlugins.tryServicePlugin({ servicePluginId: id });
      // the list shows the last failure
      if (trial.failure) void queryClient.invalidateQueries({ queryKey: SERVICE_PLUGINS });
      return trial;
    },
    gcTime: 0,
    staleTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
  });
  if (error) return <Failure error={error} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <Group role="status">
        <Loader size="sm" aria-hidden />
        <Text size="sm">{texts.asking}</Text>
      </Group>
    );
  return <Answer trial={data} />;
}

function Answer({ trial: { address, answer, failure, milliseconds = '' } }: { trial: Trial }) {
  return (
    <Stack>
      {failure?.reason ? (
        <Alert color="red" role="alert" title={texts.fails}>
          {texts.reasons[failure.reason]}: {failure.detail}
        </Alert>
      ) : (
        <Alert color="green" role="status">
          {texts.works(milliseconds)}
        </Alert>
      )}
      <Text size="sm">
        {texts.asked} <Code style={{ overflowWrap: 'anywhere' }}>{address}</Code>
      </Text>
      {answer !== undefined && (
        <Code block tabIndex={0} aria-label={texts.answer} mah={360} style={{ overflow: 'auto' }}>
          {JSON.stringify(answer, null, 2)}
        </Code>
      )}
    </Stack>
  );
}
