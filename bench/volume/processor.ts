import { readdirSync, readFileSync } from 'node:fs';

const NANOSECONDS = 1e6;

/** Returns the processor time of a process so far in ms; 0 if it has ended or is unknown. */
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

/** Returns the child processes of a process. */
const childrenOf = (pid: string): string[] => readdirSync('/proc').filter((each) => parentOf(each) === pid);

/**
 * Returns a function that measures the processor time of this process and the database that it has started, in
 * ms. On a shared machine it is more meaningful than elapsed time. Undefined on systems without `/proc`.
 */
export function processorClock(): (() => number) | undefined {
  if (process.platform !== 'linux') return undefined;
  const database = childrenOf(String(process.pid)).flatMap(childrenOf);
  return () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000 + database.reduce((sum, pid) => sum + msOf(pid), 0);
  };
}
