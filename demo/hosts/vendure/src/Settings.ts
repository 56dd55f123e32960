/** The configuration of one instance. */
export interface Settings {
  readonly port: number;
  /** The engine's own port, for its admin. */
  readonly enginePort: number;
  /** The folder with the embedded database and the secret. */
  readonly data: string;
  /** Address of a Postgres database; `null`: the embedded one. */
  readonly postgres: string | null;
  /** The seed of an empty shop. */
  readonly content: string;
  /** Signs visitors' cookies; the same for all instances. */
  readonly secret: string;
  readonly adminPassword: string;
  readonly isVerbose: boolean;
  /** Connections of one instance. */
  readonly poolSize: number;
  /** ms that the engine may take. */
  readonly deadlineMs: number;
}
