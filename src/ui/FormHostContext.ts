import { createContext, useContext } from 'react';
import type { FormWire } from '../forms/FormWire';
import type { Emit } from '../shop/createShop';

/** What forms are given to do their work with: handed on to their controllers, never called by a component. */
export interface FormHost {
  readonly api: FormWire;
  readonly emit: Emit;
}

export const FormHostContext = createContext<FormHost | null>(null);

/** What a form's controller works with. */
export function useFormHost(): FormHost {
  const host = useContext(FormHostContext);
  if (!host) throw new Error('A form was rendered outside the storefront.');
  return host;
}
