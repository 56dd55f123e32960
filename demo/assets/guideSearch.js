const MOST = 12;

const wordsOf = (text) => text.toLowerCase().match(/[\p{L}\p{N}$]+(?:-[\p{L}\p{N}]+)*/gu) ?? [];

/** Rates an entry; 0 unless each word is the beginning of one of the entry's. Headings count more than text. */
export function scoreOf({ page, title, words }, asked) {
  const parts = [
    [title, 12],
    [page, 8],
    [words, 1],
  ].map(([text, weight]) => [wordsOf(text).flatMap((word) => [word, ...word.split('-')]), weight]);
  let score = 0;
  for (const word of asked) {
    const best = parts.reduce((sum, [there, weight]) => {
      if (there.includes(word)) return sum + 2 * weight;
      return there.some((one) => one.startsWith(word)) ? sum + weight : sum;
    }, 0);
    if (best === 0) return 0;
    score += best;
  }
  return score;
}

export function find(entries, text) {
  const asked = wordsOf(text);
  if (asked.length === 0) return [];
  return entries
    .map((entry) => [scoreOf(entry, asked), entry])
    .filter(([score]) => score > 0)
    .toSorted(([one], [other]) => other - one)
    .slice(0, MOST)
    .map(([, entry]) => entry);
}

/** Adds the search to the header; the index is loaded at the first focus. */
export function createSearch(header) {
  const box = document.createElement('search');
  box.className = 'guide-search';
  box.innerHTML =
    '<input type="search" placeholder="Search the guide" aria-label="Search the guide" autocomplete="off"><p class="visually-hidden" role="status"></p><ul hidden></ul>';
  const [field, status, list] = box.children;
  let loading;
  // A lost index is requested again; without it nothing is found.
  const load = () =>
    (loading ??= fetch('/guide/search.json')
      .then((answer) => answer.json())
      .catch(() => {
        loading = undefined;
        return [];
      }));
  field.addEventListener('focus', load, { once: true });
  field.addEventListener('input', async () => {
    const entries = await load();
    const found = find(entries, field.value);
    list.replaceChildren(
      ...found.map(({ page, title, href }) => {
        const item = document.createElement('li');
        const link = document.createElement('a');
        link.href = href;
        link.textContent = title === '' ? page : `${page}: ${title}`;
        item.append(link);
        return item;
      }),
    );
    list.hidden = found.length === 0;
    status.textContent = field.value.trim() === '' ? '' : found.length === 0 ? 'Nothing found' : `${found.length} found`;
    status.classList.toggle('visually-hidden', found.length > 0 || field.value.trim() === '');
  });
  box.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    list.hidden = true;
    field.focus();
  });
  header.querySelector('.guide-name').after(box);
}
