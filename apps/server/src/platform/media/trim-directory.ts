import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Deletes the oldest files of a directory until the rest fits into `mostBytes`. For files that can be recreated, like
 * resized pictures: visitors may request any size, and must not fill the disk.
 */
export async function trimDirectory(directory: string, mostBytes: number): Promise<void> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async (entry) => {
        const path = join(entry.parentPath, entry.name);
        const { size, mtimeMs } = await stat(path);
        return { path, size, mtimeMs };
      }),
  );
  files.sort((one, other) => one.mtimeMs - other.mtimeMs);
  let excess = files.reduce((sum, file) => sum + file.size, 0) - mostBytes;
  for (const file of files) {
    if (excess <= 0) return;
    await rm(file.path, { force: true });
    excess -= file.size;
  }
}
