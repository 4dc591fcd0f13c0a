import { queryOptions } from '@tanstack/react-query';
import { api } from '../../app/api.ts';

/** Whether everybody can sign up here. */
export const signUpRulesQuery = queryOptions({
  queryKey: ['sign-up-rules'],
  queryFn: () => api.signUp.getSignUpRules(),
  staleTime: Number.POSITIVE_INFINITY,
});
