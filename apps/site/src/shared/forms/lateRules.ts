import type { yupResolver } from '@hookform/resolvers/yup';
import type { FieldValues, Resolver } from 'react-hook-form';

/**
 * Checks a form by rules that come while the form is filled in, since yup is as large as many a page. Where they do not
 * come the form is sent unchecked: the server checks it all the same.
 * @param load makes the resolver of the rules, by yup's.
 */
export function lateRules<Values extends FieldValues>(
  load: (by: typeof yupResolver) => Promise<Resolver<Values, unknown, Values>>,
): Resolver<Values, unknown, Values> {
  return async (values, context, options) => {
    const resolver = await import('@hookform/resolvers/yup')
      .then((yup) => load(yup.yupResolver))
      .catch(() => undefined);
    return resolver === undefined ? { values, errors: {} } : resolver(values, context, options);
  };
}
