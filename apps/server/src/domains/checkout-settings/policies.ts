import type { checkoutForm } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { readSite } from '../../platform/db/index.ts';
import { escapeHtml } from '../../platform/html.ts';
import { isRefusal, notFound } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import { htmlToRichContent, richContentToHtml, sanitise } from '../catalog/index.ts';
import { STOCK } from '../inventory/index.ts';
import { changeSettings } from './change-settings.ts';
import { findSettings } from './settings.store.ts';
import { type PolicyName, policyKeys, policyNames, type SavedSettings } from './settings.ts';

/** Texts from other programs may be plain: their empty lines part paragraphs. */
function htmlOf(content: string): string {
  if (/<[a-z][^>]*>/i.test(content)) return sanitise(content);
  return content
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
    .map((paragraph) => `<p>${escapeHtml(paragraph).replaceAll('\n', '<br>')}</p>`)
    .join('');
}

const policyIn = ({ wire }: SavedSettings, name: PolicyName) => wire.checkoutPolicies?.[policyKeys[name]] ?? {};
const titleIn = ({ wire }: SavedSettings, name: PolicyName): string | null =>
  name === 'custom' ? wire.checkoutPolicies?.customPolicy?.title || null : null;

function viewPolicy(saved: SavedSettings, name: PolicyName) {
  const { visible, content } = policyIn(saved, name);
  const title = titleIn(saved, name);
  return { name, title, visible: visible ?? false, text: htmlToRichContent(htmlOf(content ?? '')) };
}

export const listPolicies: UseCase<typeof checkoutForm.listPolicies> = async (ctx) => {
  const saved = await readSite(ctx, findSettings);
  return { policies: policyNames.map((name) => viewPolicy(saved, name)) };
};

/** Changes what is sent of one policy. */
export const updatePolicy: UseCase<typeof checkoutForm.updatePolicy> = async (
  ctx,
  { policy: { name, title, visible, text } },
) => {
  const saved = await changeSettings(ctx, ({ wire, own }) => {
    const policies = wire.checkoutPolicies ?? {};
    const changed = {
      ...policies[policyKeys[name]],
      ...(visible !== undefined && { visible }),
      ...(text && { content: richContentToHtml(text.nodes ?? []) }),
      ...(name === 'custom' && title !== undefined && { title: title?.trim() || null }),
    };
    return { own, wire: { ...wire, checkoutPolicies: { ...policies, [policyKeys[name]]: changed } } };
  });
  return isRefusal(saved) ? saved : { policy: viewPolicy(saved, name) };
};

const loadPage = async (ctx: Context, name: PolicyName) => {
  const saved = await readSite(ctx, findSettings);
  const { visible, content } = policyIn(saved, name);
  const html = visible && content ? htmlOf(content) : '';
  const { updatedDate } = saved;
  return { policy: html ? { name, title: titleIn(saved, name), html, updatedDate } : null };
};

/** A visible policy with its text. */
export const getPolicyPage: UseCase<typeof checkoutForm.getPolicyPage> = async (ctx, { name }) => {
  const load = () => loadPage(ctx, name);
  const { policy } = await ctx.cache.read(ctx.siteId, `policy ${name}`, load, { unaffectedBy: STOCK });
  return policy ? { policy } : notFound('there is no such policy');
};
