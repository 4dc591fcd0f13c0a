import { Badge, Text } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { words } from '../../app/words.ts';
import type { Look, Rows } from '../../ui/list/define-list.ts';
import { type Email, nameOf, recipientOf, stateOf } from './email.ts';
import { inMailWords } from './mail-words.ts';

const texts = words.emails;

export const StateBadge = ({ email }: { email: Email }) => {
  const { label, color } = stateOf(email);
  return (
    // never cut off, however long the subject beside it is
    <Badge variant="light" color={color} miw="max-content">
      {label}
    </Badge>
  );
};

/** The appearance of e-mails, wherever they are listed. */
export const emailLook = {
  idOf: ({ id }: Email) => id ?? '',
  name: {
    title: texts.subject,
    of: (email) => texts.named(nameOf(email), recipientOf(email)),
    link: nameOf,
    onPhone: nameOf,
  },
  rowLink: ({ id }) => `/emails/${id ?? ''}`,
  columns: [
    {
      title: texts.to,
      phone: 'detail',
      maxWidth: 260,
      show: (email) => (
        <Text size="sm" truncate c={email.recipient ? undefined : 'dimmed'}>
          {recipientOf(email)}
        </Text>
      ),
    },
    { title: texts.kind, phone: 'note', maxWidth: 200, show: ({ title = '' }) => inMailWords(title) },
    {
      title: texts.date,
      phone: 'detail',
      isOneLine: true,
      show: ({ createdDate }, { format }) => createdDate && format.dateTime(createdDate),
    },
    { title: texts.state, phone: 'corner', show: (email) => <StateBadge email={email} /> },
  ],
} satisfies Look<Email, unknown>;

/** The latest e-mails about something, inside its page. */
export const emailRows: Rows<Email> = {
  ...emailLook,
  columns: emailLook.columns.filter(({ title }) => title !== texts.kind),
  minWidth: 0,
  empty: { icon: <IconMail />, title: texts.none, description: texts.noneText },
};
