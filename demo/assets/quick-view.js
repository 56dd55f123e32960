// A theme's own script: opens the quick-view lightbox of a product, made from the template beside its opener.
const close = () => {
  document.querySelector('.sqs-product-quick-view-lightbox')?.remove();
  document.body.classList.remove('sqs-modal-lightbox-open');
};
const open = (opener) => {
  close();
  const template = document.querySelector(`template[data-quick-view="${CSS.escape(opener.dataset.id)}"]`);
  document.body.append(template.content.cloneNode(true));
  document.body.classList.add('sqs-modal-lightbox-open');
};
document.addEventListener('click', (event) => {
  const opener = event.target.closest('.sqs-product-quick-view-button');
  if (opener) open(opener);
  else if (event.target.closest('.sqs-product-quick-view-lightbox-close-button')) close();
});
document.addEventListener('keydown', (event) => {
  const opener = event.target.closest?.('.sqs-product-quick-view-button');
  if (opener && (event.key === 'Enter' || event.key === ' ')) open(opener);
  if (event.key === 'Escape') close();
});
