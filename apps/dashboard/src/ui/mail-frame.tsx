import { Code } from '@mantine/core';
import { words } from '../app/words.ts';
import classes from './mail-frame.module.css';

/** How an e-mail is shown: as mail programs show it on a wide screen or a phone, or as text. */
export const mailForms = words.common.mail;
export type MailForm = keyof typeof mailForms;

type MailFrameProps = { title: string; html: string; text: string; form: MailForm };

/** The frame runs no scripts and has an opaque origin, so an e-mail cannot reach the page around it. */
export function MailFrame({ title, html, text, form }: MailFrameProps) {
  if (form === 'text')
    return (
      <Code block className={classes.text}>
        {text}
      </Code>
    );
  return (
    <iframe
      className={classes.frame}
      data-form={form}
      title={title}
      sandbox=""
      srcDoc={html}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: an e-mail is longer than its frame and must scroll by keyboard
      tabIndex={0}
    />
  );
}
