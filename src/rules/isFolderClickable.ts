/** Folder items are clickable when `folderBehavior` is index or redirect or missing (spec §4 "Display conditions"). */
export function isFolderClickable(folderBehavior?: string | null): boolean {
  return !folderBehavior || folderBehavior === 'index' || folderBehavior === 'redirect';
}
