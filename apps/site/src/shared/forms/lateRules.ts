import type { yupResolver } from '@hookform/resolvers/yup';
import type { FieldValues, Resolver } from 'react-hook-form';

/**
 * Returns a resolver that validates a form by rules loaded on demand, since yup is as large as many a page. If
 * they cannot be loaded, the form is sent unchecked; the server validates it anyway.
 * @param load creates the rules' resolver with yup's.
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
