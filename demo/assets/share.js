// A theme's own script: writes how many like a post, and puts a way to copy the address of a page where its share buttons belong.
for (const place of document.querySelectorAll('.sqs-simple-like')) {
  const count = Number(place.dataset.likeCount) || 0;
  place.querySelector('.like-count').textContent = count === 1 ? '1 like' : `${count} likes`;
}
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
