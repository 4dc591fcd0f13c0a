import { dayOf, endOfDay, startOfDay } from '@stoa/messages/days';
import { words } from '../../app/words.ts';
import { missing, notEmail } from '../../ui/form/checks.ts';
import { readAmount } from '../../ui/form/read-number.ts';
import type { GiftCard } from './gift-card.ts';

const texts = words.giftCards;

/** The fields of a card that can be changed later. */
export type CardFields = {
  email: string;
  name: string;
  senderName: string;
  message: string;
  /** Calendar days, `2026-12-24`; empty for none. */
  delivery: string;
  expiry: string;
  note: string;
};

export function fieldsOf(card: GiftCard, timeZone: string): CardFields {
  return {
    email: card.recipient?.email ?? '',
    name: card.recipient?.name ?? '',
    senderName: card.senderName ?? '',
    message: card.message ?? '',
    delivery: card.deliveryDate ? dayOf(card.deliveryDate, timeZone) : '',
    expiry: card.expirationDate ? dayOf(card.expirationDate, timeZone) : '',
    note: card.note ?? '',
  };
}

const textOrNull = (text: string): string | null => text.trim() || null;

/** The fields as the API takes them: a card is sent as a day begins, and can be used until a day ends. */
export function toCard(fields: CardFields, timeZone: string) {
  const { email, name, senderName, message, delivery, expiry, note } = fields;
  return {
    recipient: email.trim() ? { email: email.trim(), name: textOrNull(name) } : null,
    senderName: textOrNull(senderName),
    message: textOrNull(message),
    deliveryDate: email.trim() && delivery ? startOfDay(delivery, timeZone) : null,
    expirationDate: expiry ? endOfDay(expiry, timeZone) : null,
    note: textOrNull(note),
  };
}

export const wrongFields = ({ email, delivery, expiry }: CardFields) => ({
  email: email.trim() !== '' && notEmail(email),
  expiry: delivery !== '' && expiry !== '' && expiry < delivery && texts.edit.wrongDays,
});

export type NewCard = CardFields & { amount: string; code: string };

export const emptyCard = (): NewCard => ({
  ...{ amount: '', code: '', email: '', name: '', senderName: '', message: '', delivery: '', expiry: '', note: '' },
});

const CODE = /^\S{8,20}$/;

export const wrongWith = (card: NewCard) => ({
  ...wrongFields(card),
  amount: missing(card.amount, texts.edit.noAmount) ?? (!Number(readAmount(card.amount)) && texts.edit.notAboveZero),
  code: card.code.trim() !== '' && !CODE.test(card.code.trim()) && texts.edit.wrongCode,
});
