import type { memberDefaultPrivacy, memberPrivacySettings } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { readSite, withSite } from '../../platform/db/index.ts';
import { invalid, refuse } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import {
  lockSettings,
  type MemberSettings,
  readSettings,
  saveDefaultPrivacy,
  savePrivacySettings,
} from './settings.store.ts';

const viewDefault = ({ id, defaultPrivacy, defaultPrivacyRevision }: MemberSettings) => ({
  defaultPrivacy: { id, defaultPrivacy, revision: defaultPrivacyRevision },
});

export const getDefaultPrivacyStatus = async (ctx: Context) => viewDefault(await readSite(ctx, readSettings));

/** Sets the privacy of new members; existing ones stay as they are. */
export const setDefaultPrivacyStatus: UseCase<typeof memberDefaultPrivacy.setDefaultPrivacyStatus> = (
  ctx,
  { defaultPrivacy: asked },
) =>
  withSite(ctx, async (tx) => {
    const known = await lockSettings(tx, ctx.now());
    if (asked.revision !== known.defaultPrivacyRevision)
      return refuse('INVALID_REVISION', { currentRevision: known.defaultPrivacyRevision });
    if (!asked.defaultPrivacy) return missing('defaultPrivacy.defaultPrivacy');
    await saveDefaultPrivacy(tx, asked.defaultPrivacy);
    return viewDefault(await readSettings(tx));
  });

const missing = (field: string) => invalid({ field, description: 'is required', violatedRule: 'REQUIRED_FIELD' });

const viewPrivacy = ({ id, visibility, candidates, privacyRevision, privacyUpdatedDate }: MemberSettings) => ({
  memberPrivacySettings: {
    id,
    publicMemberVisibility: visibility,
    publicMemberCandidates: candidates,
    revision: privacyRevision,
    ...(privacyUpdatedDate ? { updatedDate: privacyUpdatedDate } : {}),
  },
});

export const getMemberPrivacySettings = async (ctx: Context) => viewPrivacy(await readSite(ctx, readSettings));

/** Sets who sees public members, and whether members may be public; omitted fields stay. */
export const setMemberPrivacySettings: UseCase<typeof memberPrivacySettings.setMemberPrivacySettings> = (
  ctx,
  { memberPrivacySettings: asked },
) =>
  withSite(ctx, async (tx) => {
    const known = await lockSettings(tx, ctx.now());
    if (asked.revision !== known.privacyRevision)
      return refuse('INVALID_REVISION', { currentRevision: known.privacyRevision });
    const { publicMemberVisibility: visibility, publicMemberCandidates: candidates } = asked;
    if (visibility === 'UNKNOWN' || candidates === 'UNKNOWN') return refuse('INVALID_SETTINGS');
    const wanted = { visibility: visibility ?? known.visibility, candidates: candidates ?? known.candidates };
    // no change means no new revision
    if (wanted.visibility === known.visibility && wanted.candidates === known.candidates) return viewPrivacy(known);
    await savePrivacySettings(tx, wanted, ctx.now());
    return viewPrivacy(await readSettings(tx));
  });
