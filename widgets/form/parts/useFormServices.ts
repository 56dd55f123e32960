import type { FormEvents } from '../events.ts';
import type { FormSettings } from '../engine/FormSettings.ts';
import type { FormWire } from '../engine/createFormWire.ts';
import type { Emit } from '../../../src/core/feature/Emit.ts';
import type { CoreSettings } from '../../../src/core/ui/CoreSettings.ts';
import { useSettings, useShop } from '../../../src/core/ui/ShopContext.ts';

/** What forms are given to do their work with: handed on to their controllers, never called by a component. */
export interface FormServices {
  readonly api: FormWire;
  readonly emit: Emit<FormEvents>;
}

/** What a form's controller works with. */
export const useFormServices = (): FormServices => useShop<{ readonly forms: FormServices }>().forms;

/** What the site has settled for forms. */
export const useFormSettings = (): CoreSettings & FormSettings => useSettings<FormSettings>();
