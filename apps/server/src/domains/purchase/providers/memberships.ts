import type { Context } from '../../../context.ts';
import { inTime } from '../../../platform/in-time.ts';
import { askProviders } from './ask-providers.ts';
import type { AskedLine, MembershipAnswer, ProvidedMembership } from './provider.ts';

export type Eligible = ProvidedMembership & { appId: string };
export type Memberships = {
  eligible: Eligible[];
  invalid: { membership: Eligible; reason: string }[];
  failed: string[];
};

export type MembershipQuestion = {
  /** Whose memberships they are, as proven by a login or staff; null: nobody's, so that nobody is asked. */
  memberId: string | null;
  lines: readonly AskedLine[];
};

const MOST_MEMBERSHIPS = 300;
const LONGEST_ID = 200;
const LONGEST_NAME = 100;
const LONGEST_TRANSACTION = 100;

/** The memberships of a buyer that can pay for lines, and those that cannot. Whoever fails has none. */
export async function membershipsOf(
  ctx: Context,
  { memberId, lines }: MembershipQuestion,
  patienceMs?: number,
): Promise<Memberships> {
  if (memberId === null || lines.length === 0) return { eligible: [], invalid: [], failed: [] };
  const lineIds = new Set(lines.map(({ id }) => id));
  const { answers, failed } = await askProviders(
    ctx,
    ctx.providers.memberships,
    {
      ask: (provider, signal) => provider.eligible(ctx, { memberId, lines, signal }),
      read: (answer) => readAnswer(answer, lineIds),
    },
    patienceMs,
  );
  return {
    eligible: answers.flatMap(({ provider, answer }) =>
      answer.eligible.map((membership) => ({ ...membership, appId: provider.id })),
    ),
    invalid: answers.flatMap(({ provider, answer }) =>
      answer.invalid.map(({ membership, reason }) => ({ membership: { ...membership, appId: provider.id }, reason })),
    ),
    failed,
  };
}

/** The memberships of an answer. Throws unless they can be shown. */
function readAnswer({ eligible, invalid }: MembershipAnswer, lineIds: ReadonlySet<string>): MembershipAnswer {
  if (eligible.length + invalid.length > MOST_MEMBERSHIPS) throw new Error('so many memberships make no sense');
  return {
    eligible: eligible.map((membership) => readMembership(membership, lineIds)),
    invalid: invalid.map(({ membership, reason }) => ({
      membership: readMembership(membership, lineIds),
      reason: shortText(reason, LONGEST_NAME),
    })),
  };
}

function readMembership(
  { id, name, lineIds: named, credits, expirationDate }: ProvidedMembership,
  lineIds: ReadonlySet<string>,
): ProvidedMembership {
  if (credits !== null && !(isCount(credits.total) && credits.total >= 1 && isCount(credits.remaining)))
    throw new Error('the credits of a membership are counted');
  if (expirationDate !== null && Number.isNaN(Date.parse(expirationDate)))
    throw new Error('a membership ends at a date');
  return {
    id: shortText(id, LONGEST_ID),
    name: shortText(name, LONGEST_NAME),
    lineIds: named.filter((lineId) => lineIds.has(lineId)),
    credits: credits && { total: credits.total, remaining: credits.remaining },
    expirationDate: expirationDate && new Date(expirationDate).toISOString(),
  };
}

const isCount = (value: number): boolean => Number.isSafeInteger(value) && value >= 0 && value <= 1e9;

function shortText(value: unknown, longest: number): string {
  if (typeof value === 'string' && value.trim() !== '' && value.length <= longest) return value;
  throw new Error('a text of a membership is missing or too long');
}

export type ChargeQuestion = {
  appId: string;
  memberId: string;
  membershipId: string;
  /** The same key is the same charge. */
  key: string;
  line: AskedLine;
};

/** Lets a membership pay for a line: the provider's name of the charge, or null where it does not. */
export async function chargeMembership(
  ctx: Context,
  { appId, ...asked }: ChargeQuestion,
  patienceMs?: number,
): Promise<string | null> {
  const provider = ctx.providers.memberships.find(({ id }) => id === appId.toLowerCase());
  if (!provider) return null;
  try {
    const { transactionId } = await inTime((signal) => provider.charge(ctx, { ...asked, signal }), patienceMs);
    return shortText(transactionId, LONGEST_TRANSACTION);
  } catch (error) {
    ctx.log.warn({ err: error, provider: provider.name }, 'a membership was not charged');
    return null;
  }
}

/** Takes a charge back; whether it is. One that nobody here made is the merchant's to take back. */
export async function voidMembershipCharge(
  ctx: Context,
  { appId, transactionId }: { appId: string; transactionId: string },
  patienceMs?: number,
): Promise<boolean> {
  const provider = ctx.providers.memberships.find(({ id }) => id === appId.toLowerCase());
  if (!provider) return true;
  try {
    await inTime((signal) => provider.void(ctx, { transactionId, signal }), patienceMs);
    return true;
  } catch (error) {
    ctx.log.warn({ err: error, provider: provider.name }, 'a membership was not given back what it paid');
    return false;
  }
}
