import type { Static } from '@stoa/contract';
import type { SiteState } from '@stoa/contract/stoa/site';
import { useRevalidator } from 'react-router';
import { api } from '../../../app/api.ts';
import { useMay } from '../../../app/permissions.ts';
import { words } from '../../../app/words.ts';
import { confirmFirst } from '../../../ui/confirm.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { RadioChoice } from '../../../ui/radio-choice.tsx';
import { useChange } from '../../../ui/use-change.ts';
import { siteSettingsQuery } from './queries.ts';

const texts = words.generalSettings;

const options = [
  {
    value: 'ENABLED',
    label: texts.state.open,
    description: texts.state.openText,
    done: texts.state.opened,
  },
  {
    value: 'PENDING',
    label: texts.state.soon,
    description: texts.state.soonText,
    done: texts.state.soonDone,
  },
  {
    value: 'DISABLED',
    label: texts.state.closed,
    description: texts.state.closedText,
    done: texts.state.closedDone,
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
      title: texts.state.closeTitle,
      text: texts.state.closeText,
      confirm: texts.state.close,
      onConfirm: () => choose(chosen),
    });
  return (
    <Panel title={texts.state.title}>
      <RadioChoice
        label={state === 'DEMO' ? texts.state.demo : texts.state.who}
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
