import type { FormEvents } from '../../events/FormEvents.ts';
import type { FormSettings } from '../../forms/FormSettings.ts';
import type { FormWire } from '../../forms/createFormWire.ts';
import type { Emit } from '../../shop/Emit.ts';
import type { CoreSettings } from '../CoreSettings.ts';
import { useSettings, useShop } from '../ShopContext.ts';

/** What forms are given to do their work with: handed on to their controllers, never called by a component. */
export interface FormServices {
  readonly api: FormWire;
  readonly emit: Emit<FormEvents>;
}

/** What a form's controller works with. */
export const useFormServices = (): FormServices => useShop<{ readonly forms: FormServices }>().forms;

/** What the site has settled for forms. */
export const useFormSettings = (): CoreSettings & FormSettings => useSettings<FormSettings>();
