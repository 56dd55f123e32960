import type { ReactNode } from 'react';
import { renderSanitizedHtml, type createInstalmentActions } from '../../src/kit.ts';

/** The provider's page about itself, ready to be shown. @throws what kept the page from coming, or from being read */
export function explain(answer: Awaited<ReturnType<ReturnType<typeof createInstalmentActions>['explain']>>): ReactNode {
  if (!answer.ok) throw answer.error;
  return renderSanitizedHtml(answer.value);
}
