import type { OpenLines } from '../../archive-part.ts';
import type { ArchivePart, Context } from '../../context.ts';
import { readSite } from '../../platform/db/index.ts';
import { type JobKind, JobStopped, type RunningJob } from '../../platform/jobs/index.ts';
import { isRefusal } from '../../platform/refusal.ts';
import { describeRefusal } from '../../platform/resource/index.ts';
import { sideBySide } from '../../platform/side-by-side.ts';
import {
  type ArchivedFile,
  connectPosters,
  findFilesByArchiveName,
  placeForArrival,
  takeArchivedFile,
} from '../media/index.ts';
import { fileOf, renamed } from './archive-format.ts';
import { asTemplate, type OpenArchive, openArchive } from './read-archive.ts';

type Input = { storedName: string; isTemplate?: boolean };
/** What could not be taken in, and where it is in the archive. */
type Problem = { file: string; text: string };
type Result = { files: number; problems: Problem[]; problemCount: number };
/** What an earlier attempt has done. */
type Checkpoint = { parts: string[]; problems: Problem[]; problemCount: number };

/** Further ones are only counted. */
const MOST_PROBLEMS = 100;
const LONGEST_PROBLEM = 500;

/** Takes an archive in: first its files, under new ids, and then part by part whatever names them. */
export const importJob: JobKind<Context, Input, Result> = { name: 'site.import', run: runImport };

async function runImport(ctx: Context, job: RunningJob<Input>): Promise<Result> {
  const { storedName, isTemplate = false } = job.input;
  let isToBeContinued = false;
  try {
    const archive = await openArchive(ctx, storedName);
    try {
      return await takeIn(ctx, job, isTemplate ? asTemplate(archive) : archive);
    } finally {
      archive.close();
    }
  } catch (error) {
    isToBeContinued = error instanceof JobStopped && error.reason === 'stopping';
    throw error;
  } finally {
    if (!isToBeContinued) await ctx.media.private.remove(storedName);
  }
}

async function takeIn(ctx: Context, job: RunningJob<Input>, archive: OpenArchive): Promise<Result> {
  const done = (job.checkpoint as Checkpoint | null) ?? { parts: [], problems: [], problemCount: 0 };
  const total = archive.files.length + archive.parts.length;
  const report = (count: number, what: string) => job.advance({ done: count, total, what }, done);
  const note = (file: string, texts: readonly string[]) => {
    done.problemCount += texts.length;
    const room = Math.max(0, MOST_PROBLEMS - done.problems.length);
    done.problems.push(...texts.slice(0, room).map((text) => ({ file, text: text.slice(0, LONGEST_PROBLEM) })));
  };
  // files come first; those that an attempt that was stopped could not take in are tried again
  if (done.parts.length === 0) {
    done.problems = [];
    done.problemCount = 0;
    const problems = await takeFiles(ctx, archive, (count) => report(count, 'FILES'));
    for (const { file, text } of problems) note(file, [text]);
  }
  const ids = await readSite(ctx, findFilesByArchiveName);
  for (const [index, part] of archive.parts.entries()) {
    await report(archive.files.length + index, part.name);
    if (done.parts.includes(part.name)) continue;
    note(fileOf(part), await part.take(await current(ctx), withIds(archive, part, ids)));
    done.parts.push(part.name);
  }
  await report(total, 'DONE');
  return { files: ids.size, problems: done.problems, problemCount: done.problemCount };
}

/** The site as the parts before have left it: its currency and language among the rest. */
const current = async (ctx: Context): Promise<Context> => ({
  ...ctx,
  site: (await ctx.sites.byId(ctx.siteId)) ?? ctx.site,
});

/** The lines of a part with the ids of the site's files in place of their names in the archive. */
const withIds = (archive: OpenArchive, part: ArchivePart, ids: ReadonlyMap<string, string>): OpenLines =>
  async function* () {
    for await (const line of archive.linesOf(part)()) yield renamed(line, ids);
  };

/** Each has a place on the disk and, if it is a picture, in the memory. */
const FILES_AT_ONCE = 4;

/** Stores the files that the site lacks. Answers what could not be taken in, in the order of the archive. */
async function takeFiles(
  ctx: Context,
  archive: OpenArchive,
  report: (count: number) => Promise<void>,
): Promise<Problem[]> {
  const known = await readSite(ctx, findFilesByArchiveName);
  const missing = archive.files.filter(({ name }) => !known.has(name));
  const problems = new Map<ArchivedFile, string>();
  let count = archive.files.length - missing.length;
  await sideBySide(missing, { most: FILES_AT_ONCE }, async (file) => {
    await report(count);
    const problem = await takeFile(ctx, archive, file);
    if (problem) problems.set(file, problem);
    count++;
  });
  await connectPosters(ctx, archive.files);
  return missing.flatMap((file) => {
    const text = problems.get(file);
    return text === undefined ? [] : [{ file: file.name, text }];
  });
}

async function takeFile(ctx: Context, archive: OpenArchive, file: ArchivedFile): Promise<string | null> {
  const path = await placeForArrival(ctx);
  await archive.unpackFile(file.name, path);
  const stored = await takeArchivedFile(ctx, path, file);
  return isRefusal(stored) ? describeRefusal(stored).description : null;
}
