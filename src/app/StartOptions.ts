import type { accountSettings } from '../../widgets/account/settings.ts';
import type { cartSettings } from '../../widgets/cart/settings.ts';
import type { formSettings } from '../../widgets/form/settings.ts';
import type { instalmentSettings } from '../../widgets/instalments/settings.ts';
import type { productSettings } from '../../widgets/product/settings.ts';
import type { coreSettings } from '../core/config.ts';
import type { errorSettings } from '../errors/settings.ts';
import type { SettingsOf } from '../lib/settingReaders.ts';
import type { visitorSettings } from '../visitor/settings.ts';
import type { vitalsSettings } from '../vitals/settings.ts';

type Tables = typeof coreSettings &
  typeof productSettings &
  typeof cartSettings &
  typeof formSettings &
  typeof instalmentSettings &
  typeof accountSettings &
  typeof visitorSettings &
  typeof vitalsSettings &
  typeof errorSettings;

/** The settings by name, as the guide lists them, for `start()`; each is explained in its feature's table. */
export interface StartOptions extends Partial<SettingsOf<Tables>> {}
