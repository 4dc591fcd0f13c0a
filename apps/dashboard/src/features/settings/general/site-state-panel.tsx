import type { Static } from '@stoa/contract';
import type { SiteState } from '@stoa/contract/stoa/site';
import { useRevalidator } from 'react-router';
import { api } from '../../../app/api.ts';
import { useMay } from '../../../app/permissions.ts';
import { confirmFirst } from '../../../ui/confirm.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { RadioChoice } from '../../../ui/radio-choice.tsx';
import { useChange } from '../../../ui/use-change.ts';
import { siteSettingsQuery } from './queries.ts';

const options = [
  {
    value: 'ENABLED',
    label: 'Open',
    description: 'Everyone can visit the site and order.',
    done: 'The site is open',
  },
  {
    value: 'PENDING',
    label: 'Opening soon',
    description: 'Visitors read that the site opens soon. Links to previews work, and so do front ends of your own.',
    done: 'Visitors read that the site opens soon',
  },
  {
    value: 'DISABLED',
    label: 'Closed',
    description: 'No one can visit the site, log in or order. The dashboard stays as it is.',
    done: 'The site is closed',
  },
] as const;
type Choice = (typeof options)[number];

/** Whether visitors see the site. */
export function SiteStatePanel({ state = 'ENABLED' }: { state: Static<typeof SiteState> | undefined }) {
  const isFixed = !useMay()('siteSettings.setSiteState');
  const { revalidate } = useRevalidator();
  const saving = useChange(siteSettingsQuery.queryKey);
  const choose = ({ value, done }: Choice) =>
    saving.mutate({
      change: async () => {
        await api.siteSettings.setSiteState({ state: value });
        await revalidate();
      },
      done,
    });
  const ask = (chosen: Choice) =>
    confirmFirst({
      title: 'Close the site?',
      text: 'Visitors and members are shut out at once, also those who are about to pay.',
      confirm: 'Close the site',
      onConfirm: () => choose(chosen),
    });
  return (
    <Panel title="Visitors">
      <RadioChoice
        label={state === 'DEMO' ? 'This is a demo shop, which is open. Who can visit it?' : 'Who can visit the site?'}
        options={options.map(({ value, label, description }) => ({ value, label, description }))}
        disabled={isFixed || saving.isPending}
        value={state === 'DEMO' ? 'ENABLED' : state}
        error={undefined}
        onChange={(value) => {
          const chosen = options.find((one) => one.value === value);
          if (chosen?.value === 'DISABLED') ask(chosen);
          else if (chosen) choose(chosen);
        }}
      />
    </Panel>
  );
}
