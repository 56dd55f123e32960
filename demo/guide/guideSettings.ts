import { coreDocs } from '../../src/core/docs.ts';
import { errorDocs } from '../../src/errors/docs.ts';
import { visitorDocs } from '../../src/visitor/docs.ts';
import { vitalsDocs } from '../../src/vitals/docs.ts';
import { accountDocs } from '../../widgets/account/docs.ts';
import { cartDocs } from '../../widgets/cart/docs.ts';
import { formDocs } from '../../widgets/form/docs.ts';
import { instalmentDocs } from '../../widgets/instalments/docs.ts';
import { productDocs } from '../../widgets/product/docs.ts';

const ALL = [coreDocs, productDocs, cartDocs, formDocs, instalmentDocs, accountDocs, visitorDocs, vitalsDocs, errorDocs];

/** The rows of the guide's table of settings; HTML. */
export const guideSettings = ALL.flatMap(({ settings }) => settings).map(({ name, meaning, otherwise }) => ({
  meaning,
  attribute: `data-${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
  otherwise,
}));
