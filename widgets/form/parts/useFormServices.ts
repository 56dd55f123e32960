import type { FormEvents } from '../events.ts';
import type { FormSettings } from '../engine/FormSettings.ts';
import type { FormWire } from '../calls/createFormCalls.ts';
import type { RareDeps } from '../../../src/core/feature/ShopDeps.ts';
import type { CoreSettings } from '../../../src/core/ui/CoreSettings.ts';
import { useSettings, useShop } from '../../../src/core/ui/ShopContext.ts';

export interface FormServices {
  readonly api: FormWire;
  readonly emit: RareDeps<unknown, FormEvents>['emit'];
}

export const useFormServices = (): FormServices => useShop<{ readonly forms: FormServices }>().forms;

export const useFormSettings = (): CoreSettings & FormSettings => useSettings<FormSettings>();
