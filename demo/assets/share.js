// A theme's own script: puts a way to copy the address of a page where its share buttons belong.
for (const place of document.querySelectorAll('.squarespace-social-buttons')) {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Copy the link';
  button.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(new URL(place.dataset.fullUrl, location.href).href);
      button.textContent = 'Copied';
    } catch {
      button.textContent = 'Your browser would not let us';
    }
  });
  place.append(button);
}
