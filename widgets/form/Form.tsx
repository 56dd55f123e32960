import { useLayoutEffect, type ReactNode } from 'react';
import { FEATURE_FLAG, hasFlag } from '../../src/commerce/rules/hasFlag.ts';
import { fieldTexts } from './formTexts.ts';
import { MountedForm } from './parts/MountedForm.tsx';
import { localize } from '../../src/commerce/texts/localize.ts';
import { placeOfNotes } from './parts/ServedForm.tsx';
import { unclobbered } from '../../src/lib/unclobbered.ts';
import { useReport } from '../../src/core/ui/ShopContext.ts';
import type { WidgetParts, WidgetProps } from '../../src/core/mount/defineWidget.ts';
import { readFormPart, type FormProps } from './readForm.ts';

function Form({ problem, ...props }: FormProps & WidgetProps): ReactNode {
  const report = useReport();
  useLayoutEffect(() => void (problem && report(problem)), [problem, report]);
  return <MountedForm {...props} />;
}

export const parts: WidgetParts<FormProps> = {
  Component: Form,
  read: (element, page) =>
    readFormPart(element, page, {
      limited: hasFlag(page.context(), FEATURE_FLAG.vanillaFormHandler),
      emailTitle: () => localize(fieldTexts, page.context().websiteSettings?.localizedStrings).email,
    }),
  placeIn: ({ nodes }, element) => (nodes ? placeOfNotes(nodes) : { parent: element, before: unclobbered(element).firstChild, tag: 'div' }),
};
