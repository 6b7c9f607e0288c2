import { readdirSync, readFileSync } from 'node:fs';

const NANOSECONDS = 1e6;

/** What a process has had of the processors so far, in ms; 0 when it has ended, or where that cannot be known. */
function msOf(pid: string): number {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / NANOSECONDS;
  } catch {
    return 0;
  }
}

function parentOf(pid: string): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1];
  } catch {
    return undefined;
  }
}

/** The processes that another one has started. */
const childrenOf = (pid: string): string[] => readdirSync('/proc').filter((each) => parentOf(each) === pid);

/**
 * Tells how long the processors were busy so far with this process and the database that it has started, in ms. On a
 * machine that others use too it tells more than the time of day. Undefined on systems without `/proc`.
 */
export function processorClock(): (() => number) | undefined {
  if (process.platform !== 'linux') return undefined;
  const database = childrenOf(String(process.pid)).flatMap(childrenOf);
  return () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000 + database.reduce((sum, pid) => sum + msOf(pid), 0);
  };
}
