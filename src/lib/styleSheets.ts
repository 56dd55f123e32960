export interface StyleSheets {
  /** Adds the sheet unless it is there; the returned function releases it, and the last release removes it. */
  use(css: string): () => void;
}

/** The sheets that `storefront.css` consists of; a sheet with rules of one element's own, or of another's feature, names no such layer. */
const IN_THE_FILE = /^\s*@layer storefront\.(?:base|full)\b/;

/**
 * @param enabled false leaves all styling to the theme
 *
 * @param isLinked whether the page has all of the shop's sheets already, by `storefront.css`; asked once, before the first one is added
 */
export function createStyleSheets(page: Document, enabled: boolean, isLinked: () => boolean = () => false): StyleSheets {
  const inUse = new Map<string, { sheet: CSSStyleSheet; users: number }>();
  const isAble = enabled && 'adoptedStyleSheets' in page && typeof CSSStyleSheet === 'function';
  let linked: boolean | undefined;
  return {
    use(css) {
      if (!isAble || css === '' || (IN_THE_FILE.test(css) && (linked ??= isLinked()))) return () => undefined;
      let entry = inUse.get(css);
      if (!entry) {
        entry = { sheet: new CSSStyleSheet(), users: 0 };
        entry.sheet.replaceSync(css);
        inUse.set(css, entry);
        page.adoptedStyleSheets = [...page.adoptedStyleSheets, entry.sheet];
      }
      const used = entry;
      used.users += 1;
      return () => {
        used.users -= 1;
        if (used.users > 0) return;
        inUse.delete(css);
        page.adoptedStyleSheets = page.adoptedStyleSheets.filter((sheet) => sheet !== used.sheet);
      };
    },
  };
}
