import type { Plugin } from 'vite';

const TABBABLE_REDUCE = 'orderedTabbables.sort(sortOrderedTabbables).reduce(';

const TABBABLE_ELEMENT = 'Element.prototype';

/** The focus trap's list of controls leans on `reduce` and `Element`, which old libraries have replaced by something else of that name. */
export const plainTabbable = (): Plugin => ({
  name: 'plain-tabbable',
  transform(code, id) {
    if (!/[\\/]tabbable[\\/]/.test(id)) return null;
    if (!code.includes(TABBABLE_REDUCE)) this.error(`${id} has changed: see whether it still leans on what pages replace`);
    const fold = 'const fold = (list, step, start) => { for (const item of list) start = step(start, item); return start; };';
    const plain = code
      .replace(TABBABLE_REDUCE, 'fold(orderedTabbables.sort(sortOrderedTabbables), ')
      .replaceAll(TABBABLE_ELEMENT, 'HTMLElement.prototype');
    return { code: fold + plain, map: null };
  },
});
