/** A message that the visitor has to read, with its title (spec §8). */
export interface Notice {
  readonly title: string;
  readonly message: string;
}
