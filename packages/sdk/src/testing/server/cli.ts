import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { readFixture } from '../school/fixture.ts';
import { isScenario, scenarios } from '../school/scenarios.ts';
import { MOCK_SMS_CODE } from '../school/student.ts';
import { type MockServerOptions, serveMock } from './serve.ts';

const HELP = `lectern-sdk mock [options]    serves a school with plausible data, for a front end without a back end

  --scenario <name>   ${Object.entries(scenarios)
    .map(([name, text]) => `${name}: ${text}`)
    .join('\n                      ')}
                      (mid-course unless another is said)
  --port <number>     4010 unless another is said; 0 takes any that is free
  --seed <number>     another number makes another school; 1 unless another is said
  --now <time>        when it is, as 2026-03-02T09:00:00+08:00; now unless another is said
  --fixture <file>    what a recorder saw of a real back end; it goes before what is made up
  --listen <address>  127.0.0.1, which only this machine reaches, unless another is said
  --origin <origin>   a page's origin that may call, besides those of this machine; more than once
  --help              this`;

/** Thrown for invalid arguments; only its message is shown. */
class UsageError extends Error {}

function wholeNumber(name: string, input: string, max: number): number {
  const number = Number(input);
  if (!Number.isInteger(number) || number < 0 || number > max)
    throw new UsageError(`--${name}: a whole number from 0 to ${max} is expected, not "${input}"`);
  return number;
}

async function fixtureOf(file: string): Promise<MockServerOptions['fixture']> {
  try {
    return readFixture(JSON.parse(await readFile(file, 'utf8')));
  } catch (error) {
    throw new UsageError(`--fixture ${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

async function optionsOf(args: readonly string[]): Promise<MockServerOptions | undefined> {
  const text = { type: 'string' } as const;
  const { values, positionals } = (() => {
    try {
      return parseArgs({
        args: [...args],
        allowPositionals: true,
        options: {
          scenario: text,
          port: text,
          seed: text,
          now: text,
          fixture: text,
          listen: text,
          origin: { type: 'string', multiple: true },
          help: { type: 'boolean' },
        },
      });
    } catch (error) {
      throw new UsageError(error instanceof Error ? error.message : String(error));
    }
  })();
  if (values.help === true || positionals.length === 0) return undefined;
  const [verb, ...rest] = positionals;
  if (verb !== 'mock') throw new UsageError(`"${verb}" is no command; there is: mock`);
  if (rest.length > 0) throw new UsageError(`"${rest.join(' ')}" is too much`);
  const { scenario = 'mid-course', port = '4010', seed = '1', now, fixture, listen, origin = [] } = values;
  if (!isScenario(scenario))
    throw new UsageError(
      `--scenario: "${scenario}" is none; there are: ${Object.keys(scenarios).join(', ')}`,
    );
  const moment = now === undefined ? new Date() : new Date(now);
  if (Number.isNaN(moment.getTime()))
    throw new UsageError(`--now: "${now}" is no time; 2026-03-02T09:00:00+08:00 is one`);
  const recorded = fixture === undefined ? undefined : await fixtureOf(fixture);
  return {
    scenario,
    port: wholeNumber('port', port, 65_535),
    seed: wholeNumber('seed', seed, 4_294_967_295),
    now: moment,
    origins: origin,
    ...(recorded !== undefined && { fixture: recorded }),
    ...(listen !== undefined && { listen }),
  };
}

/**
 * Runs the command `lectern-sdk`: `mock` serves a mock school until the process ends.
 * @param args arguments of the command.
 * @returns the exit code: 2 for invalid arguments; undefined while it is serving.
 */
export async function runCommand(args: readonly string[]): Promise<number | undefined> {
  try {
    const options = await optionsOf(args);
    if (options === undefined) {
      console.log(HELP);
      return 0;
    }
    const { origin, school } = await serveMock(options);
    console.log(`A mock school is at ${origin} (${options.scenario}, seed ${options.seed}, ${school.routes.length} calls)
  log in    with any account and password, or any mobile number and the code ${MOCK_SMS_CODE};
            or begin with the token ${school.token} (header Authorization)
  sockets   ws${origin.slice(4)}/websocket and /presence
  Ctrl+C ends it.`);
    const end = (): never => process.exit(0);
    process.once('SIGINT', end);
    process.once('SIGTERM', end);
    return undefined;
  } catch (error) {
    if (error instanceof UsageError) {
      console.error(`${error.message}\n\n--help tells what there is.`);
      return 2;
    }
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
      console.error(`The port is taken: ${error.message}. Choose another by --port, or any by --port 0.`);
      return 1;
    }
    throw error;
  }
}
