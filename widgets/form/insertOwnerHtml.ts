import { createTrustedPolicy } from '../../src/lib/createTrustedPolicy.ts';
import { openStore } from '../../src/lib/openStore.ts';
import { addListener, onAbort } from '../../src/lib/listen.ts';
import { readParagraphs } from '../../src/lib/readParagraphs.ts';

const LONGEST_WAIT_MS = 10_000;

const same = (text: string): string => text;

/** The name under which pages with Trusted Types allow the owner's HTML. */
const findPolicy = createTrustedPolicy('storefront-post-submit', { createHTML: same, createScript: same, createScriptURL: same });

type Policy = ReturnType<typeof findPolicy>;

/**
 * Shows the site owner's HTML in `place` and runs its scripts in order, as the owner intends. Never pass anything that a visitor has typed.
 *
 * Scripts are re-created, because parsed ones do not run; they keep their own attributes (their nonce too, never the page's, which would
 * bypass the site's policy) and external ones are awaited. Where Trusted Types forbid markup, the plain text is shown; with user scripts
 * switched off, nothing runs. Call once per success. Never rejects: failures are reported.
 *
 * @param leaving aborted when `place` leaves the page, which stops waiting and further scripts
 */
export async function insertOwnerHtml(place: Element, html: string, report: (error: unknown) => void, leaving: AbortSignal): Promise<void> {
  if (!/[<&]/.test(html)) return void (place.textContent = html);
  const policy = findPolicy();
  const page = place.ownerDocument;
  const scripts: [served: HTMLScriptElement, mark: Comment][] = [];
  const isDisabled = areUserScriptsDisabled(page);
  try {
    const range = page.createRange();
    range.selectNodeContents(place);
    const content = range.createContextualFragment(policy.createHTML(html));
    // Removed before insertion, because each runs in turn and must find its surroundings.
    for (const served of content.querySelectorAll('script')) {
      const mark = page.createComment('');
      served.replaceWith(mark);
      if (!isDisabled) scripts.push([served, mark]);
    }
    if (isDisabled) removeHandlers(content);
    place.replaceChildren(content);
  } catch (error) {
    report(error);
    place.textContent = readParagraphs(html).join(' ');
  }
  for (const [served, mark] of scripts) {
    if (leaving.aborted) return;
    await run(served, mark, policy, leaving).catch(report);
  }
}

async function run(served: HTMLScriptElement, mark: Comment, policy: Policy, leaving: AbortSignal): Promise<void> {
  const script = served.ownerDocument.createElement('script');
  for (const { name, value } of served.attributes) {
    if (name === 'src') script.src = policy.createScriptURL(value);
    else script.setAttribute(name, value);
  }
  script.async = false;
  script.text = policy.createScript(served.text);
  const loaded = script.src && untilLoaded(script, leaving);
  mark.replaceWith(script);
  await loaded;
}

const untilLoaded = (script: HTMLScriptElement, leaving: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    // A script of another type (a template) never fires `load`.
    const timer = setTimeout(resolve, LONGEST_WAIT_MS);
    const end = () => {
      clearTimeout(timer);
      resolve();
    };
    addListener(script, 'load', end);
    addListener(script, 'error', () => {
      reject(new Error(`The script ${script.src} after the form did not load.`));
      end();
    });
    onAbort(leaving, end);
  });

/** Removes inline event handlers. */
function removeHandlers(content: DocumentFragment): void {
  for (const element of content.querySelectorAll('*')) {
    for (const name of element.getAttributeNames()) {
      const isScript = /^on/i.test(name) || /^\s*javascript:/i.test(element.getAttribute(name) ?? '') || name === 'srcdoc';
      if (isScript) element.removeAttribute(name);
    }
  }
}

/** Storage key that switches a site's own scripts off. */
const DISABLE_USER_SCRIPTS_KEY = 'disable-user-scripts';

/**
 * Whether the owner's scripts are switched off for this visit, by a parameter of the address or a key in session storage; any value but
 * `false` counts.
 */
export function areUserScriptsDisabled(page: Document): boolean {
  const asked = new URLSearchParams(page.location?.search ?? '').get(DISABLE_USER_SCRIPTS_KEY);
  const value = asked ?? openStore('sessionStorage').get(DISABLE_USER_SCRIPTS_KEY);
  return value !== null && value !== 'false';
}
