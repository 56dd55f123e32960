type Members = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Record<string, unknown> =>
  (typeof value === 'object' || typeof value === 'function') && value !== null;

/**
 * Defines what an object of the page lacks, at every depth. What is there stays, also a value of another kind; on an object that takes no
 * new members nothing is defined.
 */
export function offer(target: unknown, members: Members): void {
  if (!isObject(target)) return;
  for (const [name, value] of Object.entries(members)) {
    try {
      if (!(name in target)) target[name] = value;
      else if (isPlain(value)) offer(target[name], value);
    } catch {
      // Frozen, or a getter of the page that throws.
    }
  }
}

const isPlain = (value: unknown): value is Members => isObject(value) && typeof value !== 'function';
