import { useMessages } from '@stoa/messages/react';
import type { BlockProps, BlockView } from '../block-data.ts';
import { readLink, readMoment, readText } from '../read-props.ts';
import { SectionHeading } from '../section-heading.tsx';

/** How long there is left. The owner's words say until when; what runs down is the storefront's script. */
function view({ block: { props }, headingLevel, edit }: BlockProps) {
  const until = readMoment(props, 'until');
  const link = readLink(props, 'action');
  return (
    <section className="block countdown">
      <SectionHeading
        level={headingLevel}
        heading={readText(props, 'heading')}
        text={readText(props, 'text')}
        edit={edit}
      />
      {until && <Clock until={until} ended={readText(props, 'ended')} />}
      {link && (
        <p className="actions">
          <a className="button" href={link.href}>
            {link.label}
          </a>
        </p>
      )}
    </section>
  );
}

const UNITS = { days: 86_400, hours: 3600, minutes: 60, seconds: 1 } as const;
type Unit = keyof typeof UNITS;

/** The script goes on from here: a page that was kept for a while is behind. */
function Clock({ until, ended }: { until: string; ended: string }) {
  const messages = useMessages('sections');
  const left = Math.max(0, Math.floor((Date.parse(until) - Date.now()) / 1000));
  const amounts: Record<Unit, number> = {
    days: Math.floor(left / UNITS.days),
    hours: Math.floor((left % UNITS.days) / UNITS.hours),
    minutes: Math.floor((left % UNITS.hours) / UNITS.minutes),
    seconds: left % UNITS.minutes,
  };
  return (
    <div className="countdown-clock" role="timer" data-until={until} data-ended={ended || undefined}>
      {(Object.keys(UNITS) as Unit[]).map((unit) => (
        <span key={unit}>
          <b data-unit={unit}>{amounts[unit]}</b> {messages[unit]}
        </span>
      ))}
    </div>
  );
}

const WEEK = 7 * 24 * 60 * 60 * 1000;

export const countdown: BlockView = {
  view,
  canBeTitle: true,
  example: ({ heading, text, ended }) => ({
    props: { heading, text, ended, until: new Date(Date.now() + WEEK).toISOString() },
  }),
};
