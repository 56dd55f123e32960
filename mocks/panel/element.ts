/** An element with a text or children. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  ...content: readonly (string | Node)[]
): HTMLElementTagNameMap[Name] {
  const node = document.createElement(name);
  node.append(...content);
  return node;
}

/** A button that runs something. */
export function button(text: string, run: () => void): HTMLButtonElement {
  const node = element('button', text);
  node.type = 'button';
  node.addEventListener('click', run);
  return node;
}

/** A list of choices with its label. */
export function choice(
  label: string,
  values: readonly (readonly [value: string, label: string])[],
  chosen: string,
  onChoose: (value: string) => void,
  describedBy = '',
): HTMLLabelElement {
  const select = element('select', ...values.map(([value, text]) => new Option(text, value, false, value === chosen)));
  if (describedBy) select.setAttribute('aria-describedby', describedBy);
  select.addEventListener('change', () => onChoose(select.value));
  return element('label', element('span', label), select);
}
