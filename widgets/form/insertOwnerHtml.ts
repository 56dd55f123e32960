import { createTrustedPolicy } from '../../src/lib/createTrustedPolicy.ts';
import { areUserScriptsDisabled } from './areUserScriptsDisabled.ts';

const LONGEST_WAIT_MS = 10_000;

const same = (text: string): string => text;

/** Under Trusted Types a site allows our policy by this name; see the guide. */
const findPolicy = createTrustedPolicy('storefront-post-submit', { createHTML: same, createScript: same, createScriptURL: same });

type Policy = ReturnType<typeof findPolicy>;

/**
 * Shows HTML of the site's owner, as the server delivered it, in `place`, and runs its scripts in their order (spec §4: that is what the
 * owner has set them for). Never call it with anything that a visitor has typed.
 *
 * Scripts are made anew, for those that a parser has made do not run; each has its own attributes (a nonce of its own with them, but never
 * the page's: that would undo the site's policy) and an outside one is waited for. Where Trusted Types forbid markup, the plain text is
 * shown. Where the visit has user scripts switched off, the markup is shown and nothing of it runs. Call it once per success. Never
 * rejects: what fails is reported.
 *
 * @param leaving aborted when `place` leaves the page: nothing is waited for then, and nothing more runs
 */
export async function insertOwnerHtml(
  place: Element,
  html: string,
  report: (error: unknown) => void,
  leaving?: AbortSignal,
): Promise<void> {
  // A text without any markup needs no policy.
  if (!/[<&]/.test(html)) return void (place.textContent = html);
  const policy = findPolicy();
  const page = place.ownerDocument;
  const scripts: [served: HTMLScriptElement, mark: Comment][] = [];
  const isDisabled = areUserScriptsDisabled(page);
  try {
    const range = page.createRange();
    range.selectNodeContents(place);
    const content = range.createContextualFragment(policy.createHTML(html));
    // Taken out before the markup is there: each runs in its turn, and finds what stands around it.
    for (const served of content.querySelectorAll('script')) {
      const mark = page.createComment('');
      served.replaceWith(mark);
      if (!isDisabled) scripts.push([served, mark]);
    }
    if (isDisabled) removeHandlers(content);
    place.replaceChildren(content);
  } catch (error) {
    report(error);
    place.textContent = withoutTags(html);
  }
  for (const [served, mark] of scripts) {
    if (leaving?.aborted) return;
    try {
      await run(served, mark, policy, leaving);
    } catch (error) {
      report(error);
    }
  }
}

function run(served: HTMLScriptElement, mark: Comment, policy: Policy, leaving: AbortSignal | undefined): Promise<void> {
  const script = served.ownerDocument.createElement('script');
  for (const { name, value } of served.attributes) {
    if (name === 'src') script.src = policy.createScriptURL(value);
    else script.setAttribute(name, value);
  }
  script.async = false;
  script.text = policy.createScript(served.text);
  return new Promise((resolve, reject) => {
    if (script.src) {
      // One that is no program (a template, say) never says that it has loaded.
      const timer = setTimeout(resolve, LONGEST_WAIT_MS);
      const end = () => {
        clearTimeout(timer);
        resolve();
      };
      script.addEventListener('load', end);
      script.addEventListener('error', () => {
        reject(new Error(`The script ${script.src} after the form did not load.`));
        end();
      });
      leaving?.addEventListener('abort', end);
    } else resolve();
    mark.replaceWith(script);
  });
}

/** Takes away the attributes in which elements carry scripts of their own. */
function removeHandlers(content: DocumentFragment): void {
  for (const element of content.querySelectorAll('*')) {
    for (const name of element.getAttributeNames()) {
      const isScript = /^on/i.test(name) || /^\s*javascript:/i.test(element.getAttribute(name) ?? '') || name === 'srcdoc';
      if (isScript) element.removeAttribute(name);
    }
  }
}

/** The text between the tags, for where no markup may be parsed. */
const withoutTags = (html: string): string =>
  html
    .replace(/<(script|style)\b[^]*?<\/\1\s*>|<[^<>]*>/gi, ' ')
    .replace(/\s+/g, ' ')
    .trim();
