/**
 * The element around a node, as the browser knows it: a form with a control called `parentElement` says that its parent is that control,
 * and whoever climbs would go round for ever (HTML, "legacy override built-ins").
 */
export const parentOf = (node: Node): HTMLElement | null => Reflect.get(Node.prototype, 'parentElement', node) as HTMLElement | null;
