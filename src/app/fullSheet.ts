import controls from '../core/ui/controls.full.css?inline';
import dialog from '../core/ui/dialog.full.css?inline';
import stepper from '../core/ui/stepper.full.css?inline';
import tokens from '../core/ui/tokens.full.css?inline';
import account from '../../widgets/account/account.full.css?inline';
import cart from '../../widgets/cart/cart.full.css?inline';
import form from '../../widgets/form/parts/form.full.css?inline';
import instalments from '../../widgets/instalments/instalments.full.css?inline';
import gallery from '../../widgets/media/image-gallery/image-gallery.full.css?inline';
import audio from '../../widgets/media/audio/audio.full.css?inline';
import product from '../../widgets/product/product.full.css?inline';
import quickView from '../../widgets/product/quick-view/quick-view.full.css?inline';
import restock from '../../widgets/restock/restock.full.css?inline';
import reviews from '../../widgets/reviews/reviews.full.css?inline';

/** The styles of a finished look above the sheets that widgets bring along: the same for all of them, so one sheet. */
export const fullSheet = [
  tokens,
  controls,
  stepper,
  dialog,
  product,
  quickView,
  restock,
  instalments,
  form,
  account,
  audio,
  gallery,
  reviews,
  cart,
].join('');
