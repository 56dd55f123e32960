import { useLayoutEffect, useState, type ReactNode } from 'react';
import { useStore } from 'zustand/react';
import type { FormController } from '../../forms/createForm.ts';
import { loadTemplate } from '../../forms/loadTemplate.ts';
import type { Form, KnownForm } from '../../model/form.ts';
import { createFormTexts } from '../../forms/createFormTexts.ts';
import { LazyDialog } from '../LazyDialog.ts';
import type { MarkupViewNode } from '../MarkupView.tsx';
import { useFormServices, useReport, useShop } from '../ShopContext.ts';
import { useHostEvents } from '../useHostEvents.ts';
import { useHostState } from '../useHostState.ts';
import { useStyles } from '../useStyles.ts';
import { FormContext } from './FormContext.ts';
import { submitStep } from './FormSteps.tsx';
import { RenderedForm } from './RenderedForm.tsx';
import { ServedForm } from './ServedForm.tsx';
import { useFormController, type FormOnPage } from './useFormController.ts';
import type { InsertOwnerHtml } from './useSuccess.ts';
import styles from './form.css?inline';

/** A form of a page, as its reader gives it. */
export interface FormHostProps extends Omit<FormOnPage, 'form'> {
  /** `null`: the host has it, under `template`. */
  readonly form: Form | null;
  readonly template: { readonly type: string; readonly known: KnownForm } | null;
  /** The element is itself a `<form>`. */
  readonly isForm: boolean;
  /** The server's structure; empty: we render the form ourselves. */
  readonly nodes: readonly (MarkupViewNode | string)[];
  /** The owner's HTML that runs after success, asked then. */
  successHtml(): string;
  readonly insert: InsertOwnerHtml;
}

/** A form or newsletter of the page. One whose description has to be fetched first says in its place why it could not be had (spec §8). */
export function FormHost({ form, template, ...page }: FormHostProps): ReactNode {
  const { api } = useFormServices();
  const { settings } = useShop();
  const report = useReport();
  useStyles(styles);
  const [loaded, setLoaded] = useState<Form | string | null>(form);
  useLayoutEffect(() => {
    if (form || !template) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const texts = createFormTexts({ localizedStrings: null }, settings.localizedStrings);
    loadTemplate(api.form, template.type, template.known, texts, signal).then(
      (answer) => signal.aborted || setLoaded(answer.ok ? answer.value : answer.error),
      report,
    );
    return () => leaving.abort();
  }, [form, template, api, settings, report]);
  if (loaded === null) return null;
  if (typeof loaded !== 'string') return <LiveForm {...page} form={loaded} />;
  return (
    <p className="form-error-message" role="alert">
      {loaded}
    </p>
  );
}

function LiveForm({ nodes, isForm, successHtml, insert, ...page }: Omit<FormHostProps, 'form' | 'template'> & { form: Form }): ReactNode {
  const { element } = page;
  const { form, parts, captcha } = useFormController(page);
  const { controller } = parts;
  const [isOpen, setOpen] = useState(false);
  const isServed = nodes.length > 0;
  useFormHostState(controller, element, isForm, isServed);
  useHostEvents(element, {
    submit(event) {
      if (!isForm && !isServed) return; // heard by the form itself, wherever it stands
      event.preventDefault();
      submitStep(controller);
    },
  });
  const close = () => {
    setOpen(false);
    if (controller.store.getState().status === 'succeeded') controller.reset();
  };
  const content = isServed ? (
    <ServedForm form={form} nodes={nodes} captcha={captcha} successHtml={successHtml} insert={insert} />
  ) : (
    <RenderedForm form={form} captcha={captcha} isInForm={isForm && form.lightbox === null} successHtml={successHtml} insert={insert} />
  );
  const shown =
    form.lightbox === null || isServed ? (
      content
    ) : (
      <>
        <button type="button" className="lightbox-handle" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {form.lightbox || form.name}
        </button>
        {isOpen && (
          <LazyDialog title={form.name || form.lightbox} isTitleShown={form.showTitle} onClose={close}>
            <div className="form-wrapper">
              <div className="form-inner-wrapper">{content}</div>
            </div>
          </LazyDialog>
        )}
      </>
    );
  return <FormContext value={parts}>{shown}</FormContext>;
}

/** The state of the form on its element, for themes; the server's own handler calls a library that is not there. */
function useFormHostState(controller: FormController, element: HTMLElement, isForm: boolean, isServed: boolean): void {
  const status = useStore(controller.store, (state) => state.status);
  const isLocked = useStore(controller.store, (state) => state.locked);
  useLayoutEffect(() => {
    // A copy of the server's form inside a container of ours.
    const form = isServed && !isForm ? element.querySelector('form') : null;
    form?.removeAttribute('onsubmit');
    form?.setAttribute('novalidate', '');
    form?.classList.toggle('submitting', isLocked);
  }, [element, isForm, isServed, isLocked]);
  useHostState(element, {
    attributes: {
      'data-state': status,
      'aria-busy': isLocked ? 'true' : null,
      ...(isForm && { onsubmit: null, novalidate: '' }),
      ...(!isServed && { hidden: null }),
    },
    classes: { submitting: isLocked },
  });
}
