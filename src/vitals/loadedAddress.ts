/** The address that was loaded, which a page that changes without a reload leaves behind. */
export function loadedAddress(): Pick<URL, 'hostname' | 'pathname' | 'hash'> {
  const name = performance.getEntriesByType('navigation')[0]?.name;
  try {
    const { hostname, pathname } = new URL(name ?? location.href);
    // The browser's record has no hash. While the path is still the same, neither is the hash another page's.
    return { hostname, pathname, hash: pathname === location.pathname ? location.hash : '' };
  } catch {
    const { hostname, pathname, hash } = location;
    return { hostname, pathname, hash };
  }
}
