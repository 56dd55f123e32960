/** Plainly not the shop's look: a dark box in a typewriter's letters, whatever the page's colours. */
export const panelSheet = `
:host { all: initial; position: fixed; inset: auto auto 8px 8px; z-index: 2147483647; color-scheme: dark; direction: ltr; font: 13px/1.4 ui-monospace, monospace; }
details.panel { box-sizing: border-box; background: #1b1f24; color: #f4f6f8; border: 2px dashed #ffd33d; inline-size: min(26rem, calc(100vw - 16px)); }
summary { cursor: pointer; }
.panel > summary { box-sizing: border-box; block-size: 34px; padding: 6px 10px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis; font-weight: 700; }
:focus-visible { outline: 2px solid #ffd33d; outline-offset: 1px; }
.box { padding: 0 10px 10px; display: grid; gap: 8px; max-block-size: min(70vh, 40rem); overflow: auto; }
.choices { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(10rem, 100%), 1fr)); gap: 6px; }
label { display: grid; gap: 2px; min-inline-size: 0; }
p, h2 { margin: 0; font: inherit; }
h2 { font-weight: 700; }
[role=alert] { color: #ffd33d; }
a { color: #9ecbff; }
select, button { font: inherit; color: inherit; background: #2f363d; border: 1px solid #959da5; min-block-size: 28px; min-inline-size: 0; max-inline-size: 100%; }
nav, .buttons { display: flex; flex-wrap: wrap; gap: 6px 12px; }
ol { margin: 0; padding: 0; list-style: none; max-block-size: 26vh; overflow: auto; overflow-wrap: anywhere; font-size: 12px; }
pre { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; }
@media print { :host { display: none; } }
`;
