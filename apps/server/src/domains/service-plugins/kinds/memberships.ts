import { pluginAnswers, type Static } from '@stoa/contract';
import type { AskedLine, MembershipAnswer, ProvidedMembership } from '../../purchase/index.ts';
import { AppRefused } from '../failures.ts';
import { type AppCall, type PluginKind, trialOf } from '../kind.ts';
import { SAMPLE_MEMBER, sampleLine } from '../sample-purchase.ts';
import { referenceOf, required } from '../wire.ts';

type Schema = typeof pluginAnswers.PluginMemberships;
type Membership = NonNullable<Static<Schema>['eligibleMemberships']>[number];

/** As long as the reasons are that buyers can be told. */
const LONGEST_REASON = 100;
const componentType = 'ECOM_MEMBERSHIPS';
const eligibleMemberships = {
  name: 'listEligibleMemberships',
  path: '/v1/list-eligible-memberships',
  componentType,
  answer: pluginAnswers.PluginMemberships,
};
const charge = {
  name: 'chargeMembership',
  path: '/v1/charge-membership',
  componentType,
  answer: pluginAnswers.PluginCharge,
};
const voidCharge = {
  name: 'voidMembershipCharge',
  path: '/v1/void-membership-charge',
  componentType,
  answer: pluginAnswers.PluginNothing,
};

export const memberships: PluginKind = {
  providers: (plugin, ask) => ({
    memberships: [
      {
        id: plugin.appId,
        name: plugin.name,
        eligible: async (ctx, { memberId, lines, signal }) => {
          const known = lines.filter(({ item }) => item !== null);
          if (known.length === 0) return { eligible: [], invalid: [] };
          return ask(ctx, plugin, { ...callOf(memberId, known), signal });
        },
        charge: async (ctx, { memberId, membershipId, key, line, signal }) => {
          const request = {
            ...{ memberId, membershipId, idempotencyKey: key },
            ...referenceOf(line.item),
            ...(line.item && { rootCatalogItemId: line.item.id }),
          };
          const read = ({ transactionId }: Static<typeof pluginAnswers.PluginCharge>) => ({
            transactionId: required(transactionId, 'the id of the transaction'),
          });
          try {
            return await ask(ctx, plugin, { operation: charge, request, read, signal });
          } catch (error) {
            const known = chargedBefore(error);
            if (known === null) throw error;
            return { transactionId: known };
          }
        },
        void: async (ctx, { transactionId, signal }) => {
          try {
            await ask(ctx, plugin, { operation: voidCharge, request: { transactionId }, read: () => null, signal });
          } catch (error) {
            if (!(error instanceof AppRefused && error.code === 'TRANSACTION_ALREADY_VOIDED')) throw error;
          }
        },
      },
    ],
  }),
  trial: (ctx) => trialOf(callOf(SAMPLE_MEMBER, [sampleLine(ctx)])),
};

/** A repeated charge is the same charge. */
function chargedBefore(error: unknown): string | null {
  if (!(error instanceof AppRefused) || error.code !== 'MEMBERSHIP_ALREADY_CHARGED') return null;
  const { transactionId } = error.data;
  return typeof transactionId === 'string' && transactionId !== '' ? transactionId : null;
}

const callOf = (memberId: string, lines: readonly AskedLine[]): AppCall<Schema, MembershipAnswer> => ({
  operation: eligibleMemberships,
  request: {
    memberId,
    lineItems: lines.map(({ id, item }) => ({
      id,
      ...referenceOf(item),
      ...(item && { rootCatalogItemId: item.id }),
    })),
  },
  read: ({ eligibleMemberships: eligible = [], invalidMemberships: invalid = [] }) => ({
    eligible: eligible.map((membership) => readMembership(membership, lines)),
    invalid: invalid.map(({ membership = {}, reason }) => ({
      membership: readMembership(membership, []),
      reason: required(reason, 'the reason why a membership cannot be used').slice(0, LONGEST_REASON),
    })),
  }),
});

function readMembership(
  { id, name, lineItemIds, credits, expirationDate }: Membership,
  lines: readonly AskedLine[],
): ProvidedMembership {
  return {
    id: required(id, 'the id of a membership'),
    name: required(name?.translated || name?.original, 'the name of a membership'),
    // one that names no lines is good for all
    lineIds: lineItemIds ?? lines.map((line) => line.id),
    credits: credits ? { total: credits.total ?? 0, remaining: credits.remaining ?? 0 } : null,
    expirationDate: expirationDate ?? null,
  };
}
