import type { Operation } from '@lectern/sdk/sockets';
import { OutputError, InputError } from '../http/errors.ts';
import type { UserContext } from '../http/context.ts';
import type { Handler, RouteSchema } from '../http/route.ts';
import { strictCheck } from '../schema/strict.ts';

/** A socket operation with everything the server needs to handle it; made by {@link operation}. */
export interface SocketOperation {
  readonly op: string;
  /** False for operations that limit their concurrency themselves. */
  readonly isLimited: boolean;
  /**
   * Handles the operation. When it resolves, its effect is committed.
   * @throws {InputError} for an invalid input; whatever the handler throws.
   */
  answer(input: unknown, context: UserContext): Promise<unknown>;
}

/** A handler without static types: its input is validated by the schema. */
type AnyHandler = (input: unknown, context: UserContext) => unknown;

/**
 * Joins an operation of the SDK, its schemas and its handler, which is also that of its HTTP fallback where it
 * has one. The input is validated as strictly as over HTTP; in tests a reply that does not match its schema is
 * an error.
 */
export function operation<In extends object, Out>(
  { op }: Operation<In, Out>,
  schema: RouteSchema,
  handler: Handler<In, Out, UserContext>,
  { isLimited = true }: Partial<Pick<SocketOperation, 'isLimited'>> = {},
): SocketOperation {
  const inspectInput = strictCheck(schema.input);
  const inspectOutput = strictCheck(schema.output);
  const handle = handler as AnyHandler;
  return {
    op,
    isLimited,
    answer: async (input, context) => {
      const problem = inspectInput(input);
      if (problem !== undefined) throw new InputError(problem.path, problem.problem);
      const output = await handle(input, context);
      if (context.config.mode === 'test') {
        const wrong = inspectOutput(JSON.parse(JSON.stringify(output)));
        if (wrong !== undefined) throw new OutputError(`${op}: the reply's "${wrong.path}" ${wrong.problem}`);
      }
      return output;
    },
  };
}
