export interface StyleSheets {
  /** Adds the sheet unless it is there; the returned function releases it, and the last release removes it. */
  use(css: string): () => void;
}

/** @param enabled false leaves all styling to the theme */
export function createStyleSheets(page: Document, enabled: boolean): StyleSheets {
  const inUse = new Map<string, { sheet: CSSStyleSheet; users: number }>();
  const isAble = enabled && 'adoptedStyleSheets' in page && typeof CSSStyleSheet === 'function';
  return {
    use(css) {
      if (!isAble) return () => undefined;
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
