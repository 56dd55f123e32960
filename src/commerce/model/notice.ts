export interface Notice {
  readonly title: string;
  readonly message: string;
}
