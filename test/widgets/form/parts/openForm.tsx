import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { ok } from '../../../../src/lib/result.ts';
import type { Form } from '../../../../widgets/form/model/form.ts';
import type { FormField } from '../../../../widgets/form/model/formField.ts';
import { MountedForm } from '../../../../widgets/form/parts/MountedForm.tsx';
import { aForm } from '../everyField.ts';
import { openShop } from '../../../app/openShop.ts';
import { inShop } from '../../../core/ui/inShop.tsx';

export const createWire = () => ({
  form: {
    key: vi.fn(async () => ok('key-1')),
    save: vi.fn(async (_sent: { form: string }): Promise<unknown> => ok({})),
    validate: vi.fn(async (_id: string, _answers: object): Promise<unknown> => ok({})),
    template: vi.fn(async (): Promise<unknown> => ok({})),
  },
  places: { autocomplete: vi.fn(), details: vi.fn() },
});

export function show(content: ReactNode, wire = createWire(), shop = openShop()) {
  const report = vi.fn();
  const announce = vi.fn();
  render(inShop(content, { shop, report, announce, forms: { api: wire as never, emit: vi.fn() } }));
  return { wire, report, announce };
}

export function openForm(fields: readonly FormField[], stated: Partial<Form> = {}, wire = createWire()) {
  const element = document.createElement('div');
  document.body.append(element);
  const page = {
    redirect: () => '',
    successHtml: () => '',
    strings: () => undefined,
    keepsDraft: true,
    facts: () => ({ pageTitle: '', pageId: null, contentSource: null, pagePath: '/', pagePermissionTypeValue: null, query: '' }),
  };
  const shown = show(
    <MountedForm
      form={aForm(fields, stated)}
      template={null}
      isForm={false}
      nodes={null}
      cover={null}
      values={{}}
      typed={() => ({})}
      {...page}
      element={element}
    />,
    wire,
  );
  const form = () => document.querySelector('form')!;
  return {
    ...shown,
    element,
    form,
    submit: () => act(async () => void form().dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))),
    sent: () => JSON.parse(wire.form.save.mock.lastCall?.[0].form ?? 'null') as Record<string, unknown> | null,
  };
}
