import * as selectors from './selectors.ts';
import { readJsonScript } from './readJson.ts';

const LIST = 'the products of a list: {"items": [{"id", …}]}';

/** Gives what the JSON of its list says of a product; `null`: nothing. Throws `PageError`, once, when that cannot be read. */
export type ListData = (item: Element, id: string) => unknown;

/** Reads the JSON of a list once for all products in it, and again when its text has changed. */
export function createListData(): ListData {
  const known = new WeakMap<Element, { readonly text: string | null; readonly byId: Map<unknown, unknown> }>();
  return (item, id) => {
    const script = item.closest(selectors.list)?.querySelector(selectors.json);
    if (!script) return null;
    const text = script.textContent;
    let list = known.get(script);
    if (list?.text !== text) {
      list = { text, byId: new Map() };
      known.set(script, list);
      for (const product of itemsOf(readJsonScript(script, LIST))) list.byId.set(Object(product)['id'], product);
    }
    return list.byId.get(id) ?? null;
  };
}

function itemsOf(raw: unknown): readonly unknown[] {
  const items: unknown = Array.isArray(raw) ? raw : Object(raw)['items'];
  return Array.isArray(items) ? items : [];
}
