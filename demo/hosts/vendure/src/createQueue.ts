export interface Queue {
  run<Value>(name: string, work: () => Promise<Value>): Promise<Value>;
  /** Resolves when all that has been asked for is over. */
  finish(): Promise<void>;
}

/** Does work of one name in series, and not more than `most` of different names at the same time. */
export function createQueue(most: number): Queue {
  const last = new Map<string, Promise<unknown>>();
  const waiting: (() => void)[] = [];
  let free = most;
  const enter = (): Promise<void> => {
    if (free > 0) {
      free -= 1;
      return Promise.resolve();
    }
    return new Promise((go) => waiting.push(go));
  };
  const leave = (): void => {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  };
  return {
    async run(name, work) {
      const before = last.get(name);
      const turn = (async () => {
        await before?.catch(() => undefined);
        await enter();
        try {
          return await work();
        } finally {
          leave();
        }
      })();
      last.set(name, turn);
      try {
        return await turn;
      } finally {
        if (last.get(name) === turn) last.delete(name);
      }
    },
    finish: async () => void (await Promise.allSettled(last.values())),
  };
}
