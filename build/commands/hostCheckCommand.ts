import { readFileSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { checkHost, formatCase, formatReport, toJUnit, type HostCheckOptions } from '../../mocks/hostCheck/index.ts';

const USAGE = `usage: storefront-embed host-check <url> [options]

  Holds the platform behind a site to what the bundle asks of it, over HTTP: it makes carts, submits a form, signs up for what is sold
  out, and lists what it leaves there. What it is not told is not checked.

  --list <path>             a list page that is there as JSON (?format=json) and has each kind of product; default /store
  --coupon <code>           a code that takes something off every cart
  --expired-coupon <code>   a code that is not valid any more
  --later-coupon <code>     a code that counts only from a sum on
  --account <email:password>
                            a customer who may sign in
  --captcha-form <id>       a form with a captcha
  --key-header <name>       the header that carries a write's key; default Idempotency-Key
  --options <file>          the same and more as JSON (HostCheckOptions), which the options above win over
  --json <file>             writes the report as JSON; "-": to the standard output, in place of words
  --junit <file>            writes the report as JUnit's XML
  --yes                     does not ask before it runs against a machine that is not this one
  --help                    this text

Exit code: 0 when nothing failed and nothing is absent that the bundle needs; 1 otherwise; 2 if the command was wrong or not allowed.
`;

/** @returns the exit code */
export async function hostCheckCommand(args: readonly string[]): Promise<number> {
  let asked: Asked;
  try {
    asked = readArguments(args);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
    return 2;
  }
  if (asked.help) {
    process.stdout.write(USAGE);
    return 0;
  }
  const { options, json, junit, yes } = asked;
  if (!isLoopback(options.url) && !yes && !(await mayRun(options.url))) return 2;
  const isQuiet = json === '-';
  const report = await checkHost(options, (result) => isQuiet || process.stdout.write(`${formatCase(result)}\n`)).catch(
    (error: unknown) => {
      const cause = error instanceof Error && error.cause instanceof Error ? ` (${error.cause.message})` : '';
      process.stderr.write(`${options.url} cannot be checked: ${error instanceof Error ? error.message : String(error)}${cause}\n`);
      return null;
    },
  );
  if (!report) return 1;
  const text = `${JSON.stringify(report, null, 2)}\n`;
  process.stdout.write(isQuiet ? text : `\n${formatReport(report)}\n`);
  if (json !== undefined && !isQuiet) writeFileSync(json, text);
  if (junit !== undefined) writeFileSync(junit, toJUnit(report));
  return report.ok ? 0 : 1;
}

interface Asked {
  readonly options: HostCheckOptions;
  readonly help: boolean;
  readonly yes: boolean;
  readonly json: string | undefined;
  readonly junit: string | undefined;
}

/** @throws Error saying what is wrong */
function readArguments(args: readonly string[]): Asked {
  const text = { type: 'string' } as const;
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      list: text,
      coupon: text,
      'expired-coupon': text,
      'later-coupon': text,
      account: text,
      'captcha-form': text,
      'key-header': text,
      options: text,
      json: text,
      junit: text,
      yes: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const file = values.options === undefined ? {} : (JSON.parse(readFileSync(values.options, 'utf8')) as Partial<HostCheckOptions>);
  const [url = file.url ?? '', ...more] = positionals;
  if (!values.help && (more.length > 0 || !/^https?:$/.test(URL.canParse(url) ? new URL(url).protocol : ''))) {
    throw new Error(`"${[url, ...more].join(' ')}" is no address such as http://127.0.0.1:4173.`);
  }
  const [, email, password] = /^([^:]+):(.*)$/.exec(values.account ?? '') ?? [];
  if (values.account !== undefined && email === undefined)
    throw new Error('--account is an address and a password: anna@example.com:kettle');
  const stated = {
    list: values.list,
    coupon: values.coupon,
    expiredCoupon: values['expired-coupon'],
    laterCoupon: values['later-coupon'],
    account: email === undefined || password === undefined ? undefined : { email, password },
    captchaForm: values['captcha-form'],
    keyHeader: values['key-header'],
  };
  const given = Object.fromEntries(Object.entries(stated).filter(([, value]) => value !== undefined));
  return { options: { ...file, ...given, url }, help: values.help, yes: values.yes, json: values.json, junit: values.junit };
}

function isLoopback(url: string): boolean {
  const { hostname } = new URL(url);
  return hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.\d+){3}$/.test(hostname) || hostname.endsWith('.localhost');
}

async function mayRun(url: string): Promise<boolean> {
  if (!process.stdin.isTTY) {
    process.stderr.write(`${url} is not this machine: the check writes to it. Say --yes to run it there.\n`);
    return false;
  }
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await terminal.question(
    `${url} is not this machine. The check makes carts, submits a form and signs up there. Run it? [y/N] `,
  );
  terminal.close();
  return /^y(?:es)?$/i.test(answer.trim());
}
