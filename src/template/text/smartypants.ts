const isOpening = (before: string): boolean => before === '' || '-\u2014/([{\u201C\u2018'.includes(before) || /\s/.test(before);

/** Curly quotes and em dashes. A quote opens at the start and after a dash, slash, bracket or blank. */
export function smartypants(text: string): string {
  let smart = '';
  let before = '';
  for (let at = 0; at < text.length; at++) {
    const char = text.charAt(at);
    if (char === '"') before = isOpening(before) ? '\u201C' : '\u201D';
    else if (char === "'") before = isOpening(before) ? '\u2018' : '\u2019';
    else if (char === '-' && text.charAt(at + 1) === '-') {
      before = '\u2014';
      at++;
    } else before = char;
    smart += before;
  }
  return smart;
}
