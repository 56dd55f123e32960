import { expect, expectTypeOf, it } from 'vitest';
import { features } from '../../src/app.ts';
import { firstParts } from '../../src/app/firstParts.ts';
import type { StartOptions } from '../../src/app/StartOptions.ts';
import type { StorefrontEvents } from '../../src/app/StorefrontEvents.ts';
import type { AgentEvents } from '../../widgets/agents/events.ts';
import type { CoreEvents } from '../../src/core/events.ts';
import type { ErrorEvents } from '../../src/errors/events.ts';
import type { Feature } from '../../src/core/feature/defineFeature.ts';
import type { VisitorEvents } from '../../src/visitor/events.ts';
import type { EverySetting } from '../support/everySetting.ts';

type EventsOf<Any> = Any extends Feature<infer Events> ? keyof Events : never;

it('the events of a shop are those of its features, of core, of visitors, of agents and of reported errors', () => {
  expectTypeOf<
    EventsOf<(typeof features)[number]> | keyof CoreEvents | keyof VisitorEvents | keyof AgentEvents | keyof ErrorEvents
  >().toEqualTypeOf<keyof StorefrontEvents>();
});

it('start() takes every setting by its name, and no other', () => {
  expectTypeOf<keyof StartOptions>().toEqualTypeOf<keyof EverySetting>();
  expectTypeOf<Required<StartOptions>>().toEqualTypeOf<{ [Key in keyof EverySetting]: EverySetting[Key] }>();
});

it('features and widgets have names of their own', () => {
  const names = features.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  const widgets = features.flatMap((feature) => feature.widgets.map(({ name }) => name));
  expect(new Set(widgets).size).toBe(widgets.length);
});

it('the first file looks for every widget of every feature, and treats it as the widget wants', () => {
  const widgets = features.flatMap((feature) => feature.widgets.map(({ name, needsCart, holds }) => ({ name, needsCart, holds })));
  const byName = (one: { name: string }, other: { name: string }) => (one.name < other.name ? -1 : 1);
  expect(widgets.toSorted(byName)).toEqual(firstParts.toSorted(byName));
});
