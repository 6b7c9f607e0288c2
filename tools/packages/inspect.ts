import { checkPackage, createPackageFromTarballData, type Problem } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';

/** The packages are ES modules only, for resolvers that support `exports`. */
const isAboutOldResolvers = (problem: Problem): boolean =>
  'resolutionKind' in problem &&
  (problem.resolutionKind === 'node10' || problem.resolutionKind === 'node16-cjs');

const describe = (problem: Problem): string =>
  `attw: ${problem.kind}${'entrypoint' in problem ? ` of ${problem.entrypoint} in ${problem.resolutionKind}` : ''}`;

/**
 * Checks a packed package with publint and “Are the types wrong?”.
 * @param entrypoints such as `./Button`.
 * @returns the problems found.
 */
export async function inspectPackage(
  tarball: Uint8Array<ArrayBuffer>,
  entrypoints: readonly string[],
): Promise<string[]> {
  const { messages, pkg } = await publint({ pack: { tarball: tarball.buffer }, strict: true });
  const faults = messages.map((message) => `publint: ${formatMessage(message, pkg, { color: false })}`);
  const analysis = await checkPackage(createPackageFromTarballData(tarball), {
    entrypoints: [...entrypoints],
  });
  if (!analysis.types) return [...faults, 'attw: there are no types'];
  return [...faults, ...analysis.problems.filter((problem) => !isAboutOldResolvers(problem)).map(describe)];
}
