import * as selectors from './selectors.ts';
import { readJsonScript } from './readJson.ts';

const LIST = 'the products of a list: {"items": [{"id", …}]}';

/** Gives what the JSON of its list says of a product; `null`: nothing. Throws `PageError`, once, when that cannot be read. */
export type ListData = (item: Element, id: string) => unknown;

/** Reads the JSON of a list once for all products in it. */
export function createListData(): ListData {
  const known = new WeakMap<Element, Map<unknown, unknown>>();
  return (item, id) => {
    const script = item.closest(selectors.list)?.querySelector(selectors.json);
    if (!script) return null;
    const byId = known.get(script) ?? new Map<unknown, unknown>();
    if (!known.has(script)) {
      known.set(script, byId);
      for (const product of itemsOf(readJsonScript(script, LIST))) byId.set(Object(product)['id'], product);
    }
    return byId.get(id) ?? null;
  };
}

function itemsOf(raw: unknown): readonly unknown[] {
  const items: unknown = Array.isArray(raw) ? raw : Object(raw)['items'];
  return Array.isArray(items) ? items : [];
}
