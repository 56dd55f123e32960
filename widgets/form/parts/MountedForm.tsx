import { useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import type { FormController } from '../engine/createForm.ts';
import { loadTemplate } from '../engine/loadTemplate.ts';
import type { Form } from '../model/form.ts';
import type { FormProps } from '../readForm.ts';
import { createFormTexts } from '../engine/createFormTexts.ts';
import { unclobbered } from '../../../src/lib/unclobbered.ts';
import { LazyDialog } from '../../../src/core/ui/LazyDialog.ts';
import type { CaptchaHandle } from '../captcha/CaptchaProvider.ts';
import { useReport, useShopContext } from '../../../src/core/ui/ShopContext.ts';
import { useElementEvents, useHeld } from '../../../src/core/ui/useElementEvents.ts';
import { useSlotVisible, useWrites } from '../../../src/core/ui/useWrites.ts';
import { FormContext, useFormParts, useFormServices, useFormSettings, useStateOf } from './FormContext.ts';
import { submitStep, useFormEvents } from './FormSteps.tsx';
import { RenderedForm } from './RenderedForm.tsx';
import { ServedForm } from './ServedForm.tsx';
import { useFormController } from './useFormController.ts';
import { useFormStyles } from './useFormStyles.ts';

interface MountedFormProps extends Omit<FormProps, 'problem'> {
  readonly element: HTMLElement;
}

export function MountedForm({ form, template, ...page }: MountedFormProps): ReactNode {
  const { api } = useFormServices();
  const settings = useFormSettings();
  const report = useReport();
  useFormStyles();
  const [loaded, setLoaded] = useState<Form | string | null>(form);
  useLayoutEffect(() => {
    if (form || !template) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const texts = createFormTexts(() => null, settings.localizedStringsNow);
    loadTemplate(api.form, template.type, template.known, texts, signal).then(
      (answer) => signal.aborted || setLoaded(answer.ok ? answer.value : answer.error),
      report,
    );
    return () => leaving.abort();
  }, [form, template, api, settings, report]);
  if (loaded === null) return null;
  if (typeof loaded !== 'string') return <LiveForm {...page} form={loaded} />;
  return (
    <Instead element={page.element}>
      <p className="form-error-message" role="alert">
        {loaded}
      </p>
    </Instead>
  );
}

function LiveForm({ nodes, isForm, cover, successHtml, ...page }: Omit<MountedFormProps, 'form' | 'template'> & { form: Form }): ReactNode {
  const { form, parts, captcha } = useFormController(page);
  useHeld(page.element, () => submitStep(parts));
  useFormElementState(parts.controller, page.element, nodes?.form ?? (isForm ? page.element : null), nodes ? cover : page.element);
  const hasRun = useRef(false);
  /** Once per form, however often it is sent. */
  const htmlAfter = () => {
    if (hasRun.current) return '';
    hasRun.current = true;
    return successHtml() || form.submissionHtml;
  };
  return (
    <FormContext value={parts}>
      {nodes ? (
        <ServedForm form={form} nodes={nodes} captcha={captcha} htmlAfter={htmlAfter} />
      ) : (
        <Instead element={page.element}>
          <OwnForm form={form} isForm={isForm} element={page.element} captcha={captcha} htmlAfter={htmlAfter} />
        </Instead>
      )}
    </FormContext>
  );
}

interface OwnFormProps extends Pick<MountedFormProps, 'isForm' | 'element'> {
  readonly form: Form;
  readonly captcha: RefObject<CaptchaHandle | null>;
  readonly htmlAfter: () => string;
}

function OwnForm({ form, isForm, element, captcha, htmlAfter }: OwnFormProps): ReactNode {
  const { controller } = useFormParts();
  const [isOpen, setOpen] = useState(false);
  const { submit, reset } = useFormEvents();
  // A form inside the element hears itself that it is sent.
  useElementEvents(element, isForm ? { submit, reset } : { reset });
  const close = () => {
    setOpen(false);
    if (controller.store.getState().status === 'succeeded') controller.reset();
  };
  const content = <RenderedForm form={form} captcha={captcha} isInForm={isForm && form.lightbox === null} htmlAfter={htmlAfter} />;
  if (form.lightbox === null) return content;
  return (
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
}

/**
 * Shows its children instead of the served content, which stays hidden and loses ids that ours repeat. The place is inserted first, so that
 * the children can read their surroundings.
 */
function Instead({ element, children }: { element: Element; children: ReactNode }): ReactNode {
  const { place } = useShopContext().own;
  const [isThere, setThere] = useState(false);
  const [named] = useState(() => [...unclobbered(element).querySelectorAll('[id]')]);
  useSlotVisible(true);
  useWrites((write) => {
    if (!place) return;
    write.hide(element, place.node);
    for (const node of named) write.attribute(node, 'id', null);
  });
  // oxlint-disable-next-line react/set-state-in-effect -- the place has to stand first
  useLayoutEffect(() => setThere(true), []);
  return isThere && children;
}

/**
 * Writes the form's state on its element for themes, and removes the served handler, whose library is missing.
 *
 * @param hidden shown although the server has hidden it
 */
function useFormElementState(controller: FormController, element: HTMLElement, form: HTMLElement | null, hidden: Element | null): void {
  const status = useStateOf(controller, (state) => state.status);
  const isLocked = useStateOf(controller, (state) => state.locked);
  useWrites((write) => {
    write.attribute(element, 'data-state', status);
    write.attribute(element, 'aria-busy', isLocked ? 'true' : null);
    write.className(element, 'submitting', isLocked);
    if (hidden) write.attribute(hidden, 'hidden', null);
    if (!form) return;
    write.attribute(form, 'onsubmit', null);
    write.attribute(form, 'novalidate', '');
    if (form !== element) write.className(form, 'submitting', isLocked);
  });
}
