import { Alert, Code, Modal, Stack, Table, Text } from '@mantine/core';
import { api } from '../../../../app/api.ts';
import { words } from '../../../../app/words.ts';
import { Trial } from '../../trial.tsx';
import type { UspsConfiguration } from '../queries.ts';

const texts = words.usps;

type Answer = Awaited<ReturnType<typeof api.postage.tryPostage>>;
type Parcel = NonNullable<Answer['trials']>[number];

type TrialDialogProps = { configuration: UspsConfiguration | null; onClose: () => void };

/** Asks for the postage of made-up parcels, and shows what customers would pay for them. */
export const TrialDialog = ({ configuration, onClose }: TrialDialogProps) => (
  <Modal opened={configuration !== null} onClose={onClose} title={texts.tried}>
    {configuration && (
      <Trial
        name={['postage-trial', configuration.id ?? '']}
        ask={() => api.postage.tryPostage({ shippoConfigurationId: configuration.id ?? '' })}
        asking={texts.asking}
      >
        {(answer) => <Told answer={answer} />}
      </Trial>
    )}
  </Modal>
);

function Told({ answer: { isConnected, hasOrigin, trials = [], milliseconds = '', ...parcel } }: { answer: Answer }) {
  if (!isConnected) return <Missing>{texts.notConnected}</Missing>;
  if (!hasOrigin) return <Missing>{texts.noOrigin}</Missing>;
  const { weight = '', weightUnit } = parcel;
  return (
    <Stack role="status">
      {trials.map((trial) => (
        <div key={trial.country}>
          <Text size="sm" fw={600}>
            {texts.parcel(weight, weightUnit === 'LB' ? 'lb' : 'kg', `${trial.city} (${trial.country})`)}
          </Text>
          <Prices trial={trial} />
        </div>
      ))}
      <Text size="sm" c="dimmed">
        {texts.answered(milliseconds)}
      </Text>
    </Stack>
  );
}

const Missing = ({ children }: { children: string }) => (
  <Alert color="yellow" role="status">
    {children}
  </Alert>
);

function Prices({ trial: { rates = [], failure } }: { trial: Parcel }) {
  if (failure)
    return (
      <>
        <Text size="sm" c="red">
          {texts.failed}
        </Text>
        <Code block style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {failure}
        </Code>
      </>
    );
  if (rates.length === 0) return <Text size="sm">{texts.noPrice}</Text>;
  return (
    <Table withRowBorders={false} verticalSpacing={4} horizontalSpacing={0}>
      <Table.Tbody>
        {rates.map(({ title, price }) => (
          <Table.Tr key={title}>
            <Table.Th scope="row" fw={400}>
              {title}
            </Table.Th>
            <Table.Td ta="end">{price?.formattedAmount}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
