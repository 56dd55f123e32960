import { fail, ok, type Result } from '../../src/lib/result.ts';
import type { FormSubmission } from '../../src/commerce/model/formSubmission.ts';
import { refusals, type Refusal } from './Refusal.ts';

/** Issues keys, each valid for one submission. */
export interface FormStore {
  giveKey(): string;
  /** Accepts a repeated submission with the same key once, because its sender may have lost the response. */
  take(submission: FormSubmission): Result<null, Refusal>;
  submissions(): readonly FormSubmission[];
  clear(): void;
}

export function createFormStore(createId: () => string): FormStore {
  const keys = new Map<string, FormSubmission | null>();
  return {
    giveKey() {
      const key = `key-${createId()}`;
      keys.set(key, null);
      return key;
    },
    take(submission) {
      const before = keys.get(submission.key);
      if (before === undefined) return fail(refusals.unknownKey);
      if (before && before.form !== submission.form) return fail(refusals.usedKey);
      if (!isAnswers(submission.form)) return fail(refusals.badFields);
      keys.set(submission.key, submission);
      return ok(null);
    },
    submissions: () => [...keys.values()].filter((submission) => submission !== null),
    clear: () => keys.clear(),
  };
}

function isAnswers(json: string): boolean {
  try {
    const answers: unknown = JSON.parse(json);
    return typeof answers === 'object' && answers !== null && !Array.isArray(answers);
  } catch {
    return false;
  }
}
