import type { contacts } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { type Tx, withSite } from '../../platform/db/index.ts';
import { invalid, type Refusal, refuse } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import { labelViolations } from './complete-info.ts';
import { type Contact, labelsOf, MOST_LABELS } from './contact.ts';
import { viewContact } from './contact-view.ts';
import { findContact } from './contacts.store.ts';
import { reviseContact } from './revise-contact.ts';

/** Labels to add and to remove; a label in both lists is added. */
export type LabelChange = { add: readonly string[]; remove: readonly string[] };

/** Adds labels to a contact; existing ones stay. */
export const labelContact: UseCase<typeof contacts.labelContact> = (ctx, { contactId, labelKeys }) =>
  changeLabels(ctx, contactId, { add: labelKeys, remove: [] });

/** Removes labels from a contact; missing ones are ignored. */
export const unlabelContact: UseCase<typeof contacts.unlabelContact> = (ctx, { contactId, labelKeys }) =>
  changeLabels(ctx, contactId, { add: [], remove: labelKeys });

async function changeLabels(ctx: Context, contactId: string, change: LabelChange) {
  const wrong = labelViolations(change.add, 'labelKeys');
  if (wrong.length > 0) return invalid(...wrong);
  return withSite(ctx, async (tx) => {
    const known = await findContact(tx, contactId, { lock: true });
    if (!known) return refuse('CONTACT_NOT_FOUND');
    if (labelsAfter(known, change).length > MOST_LABELS) return tooManyLabels;
    return { contact: viewContact(await writeLabels(ctx, tx, known, change)) };
  });
}

const tooManyLabels: Refusal = invalid({
  field: 'labelKeys',
  description: `would give the contact more than ${MOST_LABELS} labels`,
  violatedRule: 'MAX_SIZE',
  data: { threshold: MOST_LABELS },
});

const labelsAfter = ({ info }: Contact, { add, remove }: LabelChange): string[] => [
  ...new Set([...labelsOf(info).filter((label) => !remove.includes(label)), ...add.map((label) => label.trim())]),
];

/** Writes the labels of a locked contact if they change; returns the contact. */
export async function writeLabels(ctx: Context, tx: Tx, contact: Contact, change: LabelChange): Promise<Contact> {
  const before = labelsOf(contact.info);
  const labels = labelsAfter(contact, change).slice(0, MOST_LABELS);
  if (labels.length === before.length && labels.every((label) => before.includes(label))) return contact;
  const { labelKeys: _, ...info } = contact.info;
  return reviseContact(ctx, tx, contact, {
    info: labels.length > 0 ? { ...info, labelKeys: { items: labels } } : info,
  });
}
