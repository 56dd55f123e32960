/** JSON that may stand in a `<script>`: no text in it can end the script or open a comment. */
export const scriptJson = (value: unknown): string => JSON.stringify(value).replace(/</g, String.raw`\u003c`);
