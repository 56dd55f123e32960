import { isBeingEdited } from '../../src/core/page/recognisesPlatformMarkup.ts';
import { onAbort } from '../../src/lib/listen.ts';
import type { AgentDeps } from './AgentDeps.ts';
import { createCartTools } from './createCartTools.ts';
import { createFormTools } from './createFormTools.ts';
import { createProductTools } from './createProductTools.ts';
import { createRestockTool } from './createRestockTool.ts';
import { createToolDesk } from './createToolDesk.ts';
import { readModelContext, type Tool } from './ModelContext.ts';

/**
 * Registers what a visitor's agent can do on this page, as tools of the browser: https://webmachinelearning.github.io/webmcp/. They call the
 * actions that a click takes. None pays, and none agrees to anything. Not in frames, the editor or a preview, nor on a page without an origin.
 */
export function startAgentTools(given: AgentDeps, signal: AbortSignal): void {
  const deps: AgentDeps = { ...given, report: (error) => given.report(error, { part: 'agents' }) };
  const { document } = deps.page;
  const view = document.defaultView;
  const context = readModelContext(document);
  if (signal.aborted || deps.isOff || !context || !view || view.parent !== view || view.origin === 'null' || isBeingEdited(document))
    return;
  const desk = createToolDesk(context, deps, signal);
  const products = createProductTools(deps, signal);
  const restock = createRestockTool(deps, products);
  const forms = createFormTools(deps, desk);
  for (const tool of createCartTools(deps)) desk.register(tool);
  const [offerProducts, offerRestock] = [group(products.tools), group([restock.tool])];
  const look = () => {
    offerProducts(products.isOffered());
    offerRestock(restock.isOffered());
    forms.look();
  };
  look();
  const observer = new MutationObserver(look);
  observer.observe(document.documentElement, { childList: true, subtree: true });
  onAbort(signal, () => observer.disconnect());

  /** Registers tools while there is on the page what they are for. */
  function group(tools: readonly Tool[]): (isOffered: boolean) => void {
    let ends: readonly (() => void)[] | null = null;
    return (isOffered) => {
      if (isOffered === (ends !== null)) return;
      for (const end of ends ?? []) end();
      ends = isOffered ? tools.map(desk.register) : null;
    };
  }
}
