/** The resource usage of processes, as Linux reports it below /proc. */
import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts processor time in hundredths of a second on every architecture that Node runs on. */
const TICK_MS = 10;

type Usage = { parent: number; ticks: number; ticksOfEnded: number };

function readUsage(pid: number): Usage | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // the name in parentheses may hold spaces; what follows it is numbered from the state, field 3
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [parent = 0, user = 0, system = 0, userOfEnded = 0, systemOfEnded = 0] = [fields[1], ...fields.slice(11, 15)];
    return { parent, ticks: user + system, ticksOfEnded: userOfEnded + systemOfEnded };
  } catch {
    return null; // it has ended
  }
}

/** The processor time in milliseconds of a process and all its descendants, including ended ones. */
export function processorTime(root: number): number {
  const all = new Map<number, Usage>();
  for (const name of readdirSync('/proc')) {
    const usage = /^\d+$/.test(name) ? readUsage(Number(name)) : null;
    if (usage) all.set(Number(name), usage);
  }
  const ticksOf = (pid: number): number => {
    const own = all.get(pid);
    if (!own) return 0;
    const below = [...all].filter(([, { parent }]) => parent === pid).map(([child]) => ticksOf(child));
    return own.ticks + own.ticksOfEnded + below.reduce((sum, ticks) => sum + ticks, 0);
  };
  return ticksOf(root) * TICK_MS;
}

export function parentOf(pid: number): number {
  const usage = readUsage(pid);
  if (!usage) throw new Error(`there is no process ${pid} on this machine: measurements need the database beside them`);
  return usage.parent;
}

/** Memory in MB that a process holds. */
export function residentMemory(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) / 1024;
}
