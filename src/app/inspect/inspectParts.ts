import type { Mount } from '../../core/mount/mount.ts';
import { isBeingEdited } from '../../core/page/recognisesPlatformMarkup.ts';
import * as selectors from '../../core/page/selectors.ts';
import { describeElement } from '../../lib/describeElement.ts';
import type { Runtime } from '../Runtime.ts';
import type { InspectedPart } from './Inspection.ts';

/** Every part of the page: those that are found, in page order, then those that the page has switched off. */
export function inspectParts({ parts }: Pick<Runtime, 'parts'>): InspectedPart[] {
  const { page, known } = parts;
  if (isBeingEdited(page.document)) return [];
  const broken: InspectedPart[] = [];
  const found = [...page.find(page.document, (error, element) => void broken.push(partOf(parts, element, '', error)))];
  const off = [...page.document.querySelectorAll(`${selectors.off} [${selectors.hook}]`)].map((element) => ({
    ...partOf(parts, element, element.getAttribute(selectors.hook) ?? ''),
    state: 'off' as const,
    why: `stands inside ${selectors.off}`,
  }));
  const listed = new Set<Element>(found.map(({ element }) => element));
  // A part that a widget has made, or that stands outside what is searched.
  const others = [...known.values()].filter(({ element }) => !listed.has(element));
  return [
    ...found.map(({ element, name }) => partOf(parts, element, name)),
    ...others.map(({ element, widget }) => partOf(parts, element, widget.name)),
    ...broken,
    ...off,
  ];
}

function partOf(parts: Runtime['parts'], element: Element, widget: string, error?: unknown): InspectedPart {
  const mount = parts.known.get(element);
  return {
    element: describeElement(element),
    widget,
    ...(mount ? ofMount(mount, parts) : ofOther(element, parts, error)),
    product: mount?.product?.id ?? null,
  };
}

function ofMount(mount: Mount, { page }: Runtime['parts']): Pick<InspectedPart, 'state' | 'why'> {
  const { state, widget, element } = mount;
  if (state !== 'waiting') return { state: state === 'released' ? 'declined' : state, why: null };
  const when = page.whenOf(element);
  if (when) return { state, why: `asks by its attribute for "${when}"` };
  return { state, why: widget.isNeeded ? 'until its product gives it something to show' : 'until it nears the visible part, or idle time' };
}

function ofOther(element: Element, { declined }: Runtime['parts'], error?: unknown): Pick<InspectedPart, 'state' | 'why'> {
  if (!declined.has(element))
    return error === undefined ? { state: 'unknown', why: 'not looked at yet' } : { state: 'failed', why: said(error) };
  const reason = declined.get(element);
  if (reason === null) return { state: 'declined', why: 'it stands inside another part' };
  if (reason === undefined) return { state: 'declined', why: 'its widget does not apply to what stands there' };
  return { state: 'failed', why: said(reason) };
}

/** Only a mistake of the page is quoted: what others throw may quote a visitor. */
export function said(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  return error.name === 'PageError' ? error.message : error.name;
}
