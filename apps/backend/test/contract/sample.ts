import type { EndpointShape, InputOf } from '@lectern/sdk';
import type { DemoSchool } from './demoSchool.ts';

/** How a call is tested on the real back end. */
export interface Sample {
  readonly endpoint: EndpointShape;
  /** Makes the input, after bringing the school into the state that the call needs. */
  readonly input: (school: DemoSchool) => object | Promise<object>;
  /** Code of the expected refusal, for a call that cannot succeed in the demonstration. */
  readonly refusal?: string;
  /** Whether the student makes a call that visitors may make too. @defaultValue false */
  readonly isStudents?: boolean;
}

/** Options of {@link sample}. */
export type SampleOptions = Pick<Sample, 'refusal' | 'isStudents'>;

/** Makes a sample from an endpoint's input, or a function that makes it. */
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
