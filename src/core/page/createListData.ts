import * as selectors from './selectors.ts';
import { jsonScript, readJsonScript } from '../../lib/readJson.ts';

const LIST = 'the products of a list: {"items": [{"id", …}]}';

/** The list's JSON for one product; `null`: none. Throws `PageError` once when it cannot be read. */
export type ListData = (item: Element, id: string) => unknown;

/** Parses a list's JSON once for all its products, and again when its text changes. */
export function createListData(): ListData {
  const known = new WeakMap<Element, { readonly text: string | null; readonly byId: Map<unknown, unknown> }>();
  return (item, id) => {
    const script = item.closest(selectors.list)?.querySelector(jsonScript);
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
