import { useLayoutEffect, type ReactNode } from 'react';
import {
  FEATURE_FLAG,
  fieldTexts,
  MountedForm,
  hasFlag,
  insertOwnerHtml,
  localize,
  placeOfNotes,
  unclobbered,
  useReport,
  type WidgetParts,
  type WidgetProps,
} from '../../src/kit.ts';
import { readFormPart, type FormProps } from './readForm.ts';

/** A form of the site's owner: contact, lock screen, newsletter. */
function Form({ problem, ...props }: FormProps & WidgetProps): ReactNode {
  const report = useReport();
  useLayoutEffect(() => void (problem && report(problem)), [problem, report]);
  return <MountedForm {...props} insert={insertOwnerHtml} />;
}

/** What the widget's loader hands to the page. */
export const parts: WidgetParts<FormProps> = {
  Component: Form,
  read: (element, page) =>
    readFormPart(element, page, {
      limited: hasFlag(page.context(), FEATURE_FLAG.vanillaFormHandler),
      emailTitle: () => localize(fieldTexts, page.context().websiteSettings?.localizedStrings).email,
    }),
  placeIn: ({ nodes }, element) => (nodes ? placeOfNotes(nodes) : { parent: element, before: unclobbered(element).firstChild, tag: 'div' }),
};
