import type { Program } from './language/code.ts';
import type { CompiledTemplate } from './language/CompiledTemplate.ts';
import { store } from './language/store.ts';
import type { TemplateError } from './TemplateError.ts';

/** A class with accessors, because an object literal would define them anew for each template. */
export class LazyTemplate<Render> {
  readonly render: Render;
  readonly #program: Program;
  readonly #errors: () => readonly TemplateError[];
  #compiled: CompiledTemplate | null = null;

  constructor(program: Program, errors: () => readonly TemplateError[], render: Render) {
    this.render = render;
    this.#program = program;
    this.#errors = errors;
  }

  get errors(): readonly TemplateError[] {
    return this.#errors();
  }

  get compiled(): CompiledTemplate {
    return (this.#compiled ??= store(this.#program));
  }
}
