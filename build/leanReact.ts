import { basename } from 'node:path';
import { parseSync, type Plugin } from 'vite';
import { ANSWERED, CONSTANT, DROPPED, EMPTIED, UNASKED, UNMADE_TAGS } from './unreachedReact.ts';

/** The release that `build/unreachedReact.ts` was written for. */
const RELEASE = '19.3.1';

/**
 * Leaves out of react-dom what nothing of ours can reach: 17 of its 54 kB (brotli), which every page would load and evaluate; and of
 * react what nothing asks for. Another release than the known one is a build error: look through the lists again then.
 */
export const leanReact = (): Plugin => ({
  name: 'lean-react',
  transform(code, id) {
    const file = basename(id);
    const unasked = UNASKED[file];
    if (!unasked && file !== 'react-dom-client.production.js') return null;
    if (!code.includes(`"${RELEASE}"`)) this.error(`${id} is not release ${RELEASE}: see whether build/unreachedReact.ts still holds`);
    return { code: unasked ? withoutExports(code, unasked) : withoutUnreached(code), map: null };
  },
});

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [property: string]: unknown;
}

interface Case extends Node {
  readonly test: Node | null;
  readonly consequent: readonly Node[];
}

/**
 * CommonJS without some of its exports.
 *
 * @throws when there is no such export
 */
function withoutExports(code: string, names: readonly string[]): string {
  const statements = statementsOf(code);
  const edits = names.map((name) => {
    const statement = statements.find(({ start }) => code.startsWith(`exports.${name} =`, start));
    if (!statement) throw new Error(`React has no ${name}: see build/unreachedReact.ts`);
    return { ...statement, text: '' };
  });
  return edit(code, edits);
}

/**
 * The code of react-dom's client without what the lists name.
 *
 * @throws when the code lacks a function that they name
 */
export function withoutUnreached(code: string): string {
  const edits: Edit[] = [];
  const replace = ({ start, end }: Pick<Node, 'start' | 'end'>, text = '') => void edits.push({ start, end, text });
  const textOf = ({ start, end }: Node) => code.slice(start, end);
  const missing = new Set([...Object.values(EMPTIED).flat(), ...Object.keys(ANSWERED)]);

  /** @param body of the function that the node stands in */
  const visit = (node: Node, body: Node): void => {
    if (node.type === 'Identifier' && node['name'] === CONSTANT.name) return replace(node, CONSTANT.value);
    if (isScopeOf(node, CONSTANT.name)) return;
    for (const [name, child] of Object.entries(node)) {
      // What is declared or assigned keeps its name.
      const isTarget = (node.type === 'VariableDeclarator' && name === 'id') || (node.type === 'AssignmentExpression' && name === 'left');
      if (isTarget && isNode(child) && child.type === 'Identifier') continue;
      const unmade = name === 'cases' && isByTag(node, textOf) ? unmadeCases(child as readonly Case[]) : [];
      for (const one of unmade) {
        replace(one);
        // Other cases may use what it declares.
        for (const variable of variablesOf(one)) replace({ start: body.start + 1, end: body.start + 1 }, `var ${variable};`);
      }
      for (const one of toNodes(child))
        if (!unmade.includes(one as Case)) visit(one, isNode(node['body']) && 'params' in node ? node['body'] : body);
    }
  };

  for (const statement of statementsOf(code)) {
    const name = statement.type === 'FunctionDeclaration' ? (statement['id'] as { readonly name: string }).name : '';
    if (missing.delete(name)) {
      replace(statement, `function ${name}(){${name in ANSWERED ? `return ${ANSWERED[name]}` : ''}}`);
    } else if (statement.type === 'ExpressionStatement' && DROPPED.some((start) => textOf(statement).startsWith(start))) {
      replace(statement);
    } else visit(statement, statement);
  }
  if (missing.size > 0) throw new Error(`React has no function ${[...missing].join(', ')}: see build/unreachedReact.ts`);

  return edit(code, edits);
}

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

function edit(code: string, edits: readonly Edit[]): string {
  let edited = code;
  for (const { start, end, text } of edits.toSorted((one, other) => other.start - one.start))
    edited = edited.slice(0, start) + text + edited.slice(end);
  return edited;
}

const statementsOf = (code: string): readonly Node[] =>
  (parseSync('react.cjs', code).program as unknown as { readonly body: readonly Node[] }).body;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

const toNodes = (child: unknown): Node[] => (Array.isArray(child) ? child : [child]).filter(isNode);

/** The names that are declared with `var` in a node. */
function variablesOf(node: Node): string[] {
  const own = node.type === 'VariableDeclarator' ? [(node['id'] as { readonly name: string }).name] : [];
  return [...own, ...Object.values(node).flatMap(toNodes).flatMap(variablesOf)];
}

/** Whether a function has a parameter of that name, so that the name means another thing in it. */
const isScopeOf = ({ params }: Node, name: string): boolean => Array.isArray(params) && params.some((one: Node) => one['name'] === name);

/** Whether a switch goes by the tag of a fiber. */
const isByTag = ({ type, discriminant }: Node, textOf: (node: Node) => string): boolean =>
  type === 'SwitchStatement' && /(?:\.|^)tag\)?$/.test(textOf(discriminant as Node));

/** The cases of a switch by tag that can go without changing what the others do. */
function unmadeCases(cases: readonly Case[]): Case[] {
  return cases.filter(({ test, consequent }, index) => {
    if (!UNMADE_TAGS.has(test?.['value'])) return false;
    // A mere label of the next case.
    if (consequent.length === 0) return true;
    const before = cases[index - 1];
    return (!before || leaves(before.consequent)) && (leaves(consequent) || index === cases.length - 1);
  });
}

/** Whether what comes after these statements is never reached from them. */
function leaves(statements: readonly Node[]): boolean {
  const last = statements.at(-1);
  if (!last) return false;
  if (last.type === 'BlockStatement') return leaves(last['body'] as readonly Node[]);
  if (last.type === 'IfStatement') return isNode(last['alternate']) && leaves([last['consequent'] as Node]) && leaves([last['alternate']]);
  return /^(?:Break|Return|Throw|Continue)Statement$/.test(last.type);
}
