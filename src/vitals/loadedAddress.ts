/** The address that was loaded, which pages that change without a reload leave behind. */
export function loadedAddress(): Pick<URL, 'hostname' | 'pathname' | 'hash'> {
  const name = performance.getEntriesByType('navigation')[0]?.name;
  try {
    const { hostname, pathname } = new URL(name ?? location.href);
    // The browser's record has no hash; while the path is unchanged, the current hash is the page's.
    return { hostname, pathname, hash: pathname === location.pathname ? location.hash : '' };
  } catch {
    const { hostname, pathname, hash } = location;
    return { hostname, pathname, hash };
  }
}
