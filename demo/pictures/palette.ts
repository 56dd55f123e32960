/** The tones of one glaze, cloth or paper: light side, middle, shaded side. */
export interface Tones {
  readonly light: string;
  readonly mid: string;
  readonly dark: string;
}

/** Every colour of the shop's pictures, by the word the shop uses for it. */
export const TONES = {
  oat: { light: '#f3ead8', mid: '#e2d3b4', dark: '#b79d72' },
  sea: { light: '#c3dcd8', mid: '#86b3b1', dark: '#46767b' },
  ink: { light: '#7482a0', mid: '#3e4b68', dark: '#1f293f' },
  moss: { light: '#b9c39a', mid: '#84925f', dark: '#4d5a34' },
  rust: { light: '#dd9a72', mid: '#bb6640', dark: '#7b3a20' },
  cream: { light: '#faf5ea', mid: '#efe5d0', dark: '#c4b391' },
  clay: { light: '#d9a27a', mid: '#bd7d53', dark: '#834f30' },
  wood: { light: '#d3a273', mid: '#a97346', dark: '#6b4225' },
  wax: { light: '#f6d98c', mid: '#e3b34f', dark: '#a5762a' },
  fig: { light: '#b89aae', mid: '#83617a', dark: '#4f3549' },
  smoke: { light: '#b7b2ac', mid: '#827c76', dark: '#4b4743' },
  steel: { light: '#e6e8e8', mid: '#b3b9ba', dark: '#6b7475' },
} as const satisfies Record<string, Tones>;

export type ToneName = keyof typeof TONES;
