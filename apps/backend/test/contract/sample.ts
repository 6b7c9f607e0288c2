import type { EndpointShape, InputOf } from '@lectern/sdk';
import type { DemoSchool } from './demoSchool.ts';

/** How a call is tried against the real back end. */
export interface Sample {
  readonly endpoint: EndpointShape;
  /** Puts the input together, and first brings the school into the state that the call needs. */
  readonly input: (school: DemoSchool) => object | Promise<object>;
  /** The code of the refusal, for a call that the demonstration cannot bring to success. */
  readonly refusal?: string;
  /** True where the student makes a call that visitors may make too. @defaultValue false */
  readonly isStudents?: boolean;
}

/** Options of {@link sample}. */
export type SampleOptions = Pick<Sample, 'refusal' | 'isStudents'>;

/** Names an endpoint's input, or what makes one. */
export function sample<E extends EndpointShape>(
  endpoint: E,
  input: InputOf<E> | ((school: DemoSchool) => InputOf<E> | Promise<InputOf<E>>),
  options: SampleOptions = {},
): Sample {
  return { endpoint, input: isMaker(input) ? input : () => Object(input), ...options };
}

function isMaker(input: unknown): input is (school: DemoSchool) => object | Promise<object> {
  return typeof input === 'function';
}
