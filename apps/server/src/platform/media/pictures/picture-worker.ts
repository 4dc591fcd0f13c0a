// A process that draws pictures, one after the other. It holds nothing but the picture at hand, and may be killed at any
// time: a drawing of a few bytes can ask for hours and for all of the memory.

import sharp from 'sharp';
import { checkImage, measureImage } from './images.ts';
import { transform } from './transform.ts';

/** The memory that a picture may take. The largest ordinary ones take less than half of it. */
const MOST_BYTES = 1024 ** 3;
const WATCH_MS = 50;

const tasks = { check: checkImage, measure: measureImage, transform };

export type PictureTasks = typeof tasks;
export type PictureTask = keyof PictureTasks;
export type ToPictureWorker<T extends PictureTask = PictureTask> = {
  task: T;
  given: Parameters<PictureTasks[T]>;
  /** The processor time that it may take, in milliseconds: a busy machine must not fail an ordinary picture. */
  mostMs: number;
};
/** The result of a task, null where the picture cannot be read; or that the process can begin. */
export type FromPictureWorker = { made: unknown } | 'ready';

const die = () => process.kill(process.pid, 'SIGKILL'); // an ordinary exit waits for the threads that draw

async function perform({ task, given, mostMs }: ToPictureWorker): Promise<unknown> {
  const before = process.cpuUsage();
  const watch = setInterval(() => {
    const { user, system } = process.cpuUsage(before);
    if (user + system > mostMs * 1000 || process.memoryUsage.rss() > MOST_BYTES) die();
  }, WATCH_MS);
  try {
    return await (tasks[task] as (...given: unknown[]) => Promise<unknown>)(...given);
  } catch {
    return null;
  } finally {
    clearInterval(watch);
  }
}

const tell = (message: FromPictureWorker) => process.send?.(message);

sharp.cache(false); // no picture comes twice
process.on('message', async (message: ToPictureWorker) => tell({ made: await perform(message) }));
process.on('disconnect', die);
tell('ready');
