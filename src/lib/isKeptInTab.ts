/** Whether something is kept under this key in the tab's storage, which may throw where the browser refuses it. */
export function isKeptInTab(key: string): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}
