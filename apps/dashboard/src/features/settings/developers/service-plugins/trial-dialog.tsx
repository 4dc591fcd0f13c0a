import { Alert, Code, Modal, Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../../../app/api.ts';
import { words } from '../../../../app/words.ts';
import { Trial } from '../../trial.tsx';
import { type Plugin, type Trial as PluginTrial, SERVICE_PLUGINS } from './queries.ts';

const texts = words.servicePlugins;

/** Asks an app about a made-up purchase, and shows what it says. */
export const TrialDialog = ({ plugin, onClose }: { plugin: Plugin | null; onClose: () => void }) => (
  <Modal opened={plugin !== null} onClose={onClose} title={texts.tried(plugin?.name ?? '')} size="lg">
    {plugin && <TrialOf plugin={plugin} />}
  </Modal>
);

function TrialOf({ plugin: { id = '' } }: { plugin: Plugin }) {
  const queryClient = useQueryClient();
  const ask = async () => {
    const trial = await api.servicePlugins.tryServicePlugin({ servicePluginId: id });
    // the list shows the last failure
    if (trial.failure) void queryClient.invalidateQueries({ queryKey: SERVICE_PLUGINS });
    return trial;
  };
  return (
    <Trial name={['service-plugin-trial', id]} ask={ask} asking={texts.asking}>
      {(answer) => <Answer trial={answer} />}
    </Trial>
  );
}

function Answer({ trial: { address, answer, failure, milliseconds = '' } }: { trial: PluginTrial }) {
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
