/**
 * Whether comments show: the item takes them (`commentState` 1) or has some, and the site has not disabled them
 * (spec §4 "Display conditions"). `commentsEnabled` missing is not disabled.
 */
export function showsComments(
  item: { readonly commentState?: number | undefined; readonly publicCommentCount?: number | undefined },
  commentsEnabled?: boolean,
): boolean {
  return commentsEnabled !== false && (item.commentState === 1 || (item.publicCommentCount ?? 0) > 0);
}
