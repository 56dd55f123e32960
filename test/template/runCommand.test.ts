import { describe, expect, it } from 'vitest';
import { type CommandIo, runCommand } from '../../src/template/runCommand.ts';

function run(args: string, files: Record<string, string>, input = '') {
  let output = '';
  let errors = '';
  const io: CommandIo = {
    readFile(path) {
      const text = files[path];
      if (text === undefined) throw new Error(`${path}: no such file`);
      return text;
    },
    readInput: () => input,
    listFolder(path) {
      const found = Object.keys(files).filter((file) => file.startsWith(`${path}/`));
      if (found.length === 0) throw new Error('no such folder');
      return found.map((file) => file.slice(path.length + 1));
    },
    version: () => '1.2.3',
    write: (text) => void (output += text),
    writeError: (text) => void (errors += text),
  };
  return { code: runCommand(args.split(' '), io), output, errors };
}

describe('The command storefront-template', () => {
  it('renders a page with its data', () => {
    expect(run('render page.html data.json', { 'page.html': 'Hi {name}', 'data.json': '{"name":"Ann"}' })).toEqual({
      code: 0,
      output: 'Hi Ann',
      errors: '',
    });
  });

  it('takes partials from a folder, a locale and a moment', () => {
    const files = { 'page.html': '{n|apply row}{t|timesince|safe}', 'data.json': '{"n":1234.5,"t":0}', 'parts/row.html': '<{@|decimal}>' };
    expect(run('render page.html data.json --partials parts --locale de-DE --now 7200000', files).output).toBe(
      '<1.234,5>about 2 hours ago',
    );
    expect(run('render page.html data.json --partials parts --locale none --now 0', files).output).toBe('<>less than a minute ago');
  });

  it('points at a fault with file, line, column and a caret', () => {
    const { code, output, errors } = run('render page.html', { 'page.html': 'a\n\tb {c|wrong}' });
    expect(code).toBe(1);
    expect(output).toBe('a\n\tb {c|wrong}');
    expect(errors).toBe('page.html:2:4: Formatter "wrong" is unknown.\n    2 | \tb {c|wrong}\n      | \t     ^\n');
  });

  it('tells the faults of a page from top to bottom', () => {
    const { errors } = run('render page.html', { 'page.html': '{.section a}\n{x|wrong}' });
    expect(errors.match(/^page\.html:\d+/gm)).toEqual(['page.html:1', 'page.html:2']);
  });

  it('knows partials by their whole file names, and for short', () => {
    const files = {
      'page.html': '{@|apply card.block}{@|apply row.html}{@|apply row.block}{@|apply row}{@|apply card}',
      'parts/card.block': 'C',
      'parts/row.html': 'H',
      'parts/row.block': 'B',
    };
    expect(run('render page.html --partials parts', files)).toEqual({ code: 0, output: 'CHBBC', errors: '' });
  });

  it('finds partials in subfolders, by their paths or by their names alone', () => {
    const files = {
      'page.html': '{@|apply card.block}{@|apply card}{@|apply blocks/card}{@|apply row.block}{@|apply old/row.block}',
      'parts/blocks/card.block': 'C',
      'parts/old/row.block': 'O',
      'parts/row.block.html': 'R',
    };
    expect(run('render page.html --partials parts', files)).toEqual({ code: 0, output: 'CCCRO', errors: '' });
  });

  it('reads data from the standard input', () => {
    expect(run('render page.html -', { 'page.html': '{a}' }, '{"a":5}').output).toBe('5');
    expect(run('render - -', {}, '{}')).toMatchObject({ code: 2, errors: expect.stringContaining('cannot both come') });
  });

  it('tells its version', () => expect(run('--version', {})).toEqual({ code: 0, output: '1.2.3\n', errors: '' }));

  it('says in one line what is wrong with a locale or a folder', () => {
    const files = { 'page.html': 'x' };
    expect(run('render page.html --locale no+such', files)).toEqual({
      code: 2,
      output: '',
      errors: 'Locale "no+such" is no language tag such as de-DE.\n',
    });
    expect(run('render page.html --partials nowhere', files)).toEqual({
      code: 2,
      output: '',
      errors: 'nowhere: cannot be read: no such folder\n',
    });
  });

  it('points into the partial that has the fault', () => {
    const files = { 'page.html': '{@|apply row}', 'parts/row.html': 'x\n{.section a}' };
    expect(run('render page.html --partials parts', files).errors).toContain(
      'parts/row.html:2:1: Partial "row" could not be parsed: Block "section" is not closed',
    );
  });

  it('shows of a very long line what stands around the fault', () => {
    const { errors } = run('render page.html', { 'page.html': `${'<b>'.repeat(1000)}{c|wrong}${'<i>'.repeat(1000)}` });
    const [place, line, caret] = errors.split('\n');
    expect(place).toBe('page.html:1:3001: Formatter "wrong" is unknown.');
    expect(line?.length).toBeLessThan(200);
    expect(line?.indexOf('wrong}')).toBe(caret?.indexOf('^'));
  });

  it('reads a page from the standard input', () => {
    expect(run('render - data.json', { 'data.json': '{"name":"Ann"}' }, 'Hi {name}').output).toBe('Hi Ann');
    expect(run('render -', {}, '{.end}').errors).toMatch(/^<stdin>:1:1: /);
  });

  it('says what is missing or no JSON', () => {
    expect(run('render nope.html', {})).toEqual({ code: 2, output: '', errors: 'nope.html: cannot be read: nope.html: no such file\n' });
    expect(run('render page.html data.json', { 'page.html': '', 'data.json': '{' }).errors).toMatch(/^data\.json: not JSON: /);
  });

  it('refuses options that it does not know or understand', () => {
    const files = { 'page.html': 'x' };
    const refusal = (args: string) => ({ code: 2, output: '', errors: expect.stringMatching(new RegExp(`^${args}[^]*usage:`)) });
    expect(run('page.html', { 'page.html': '' })).toEqual(refusal('"page.html" is no command'));
    expect(run('render', {})).toEqual(refusal('No page is named'));
    expect(run('check', {})).toEqual(refusal('One folder has to be named'));
    expect(run('render page.html --colour red', files)).toEqual(refusal('Option "--colour" is unknown'));
    expect(run('render page.html --locale', files)).toEqual(refusal('Option "--locale" needs a value'));
    expect(run('render page.html --partials --now 5', files)).toEqual(refusal('Option "--partials" needs a value'));
    expect(run('render page.html --now=today', files)).toEqual(refusal('"today" is no number'));
    expect(run('render page.html --now=5 --locale=de-DE', files).code).toBe(0);
  });

  it('tells how it is used', () => {
    for (const args of ['', 'render', 'render a b c', 'show a'])
      expect(run(args, { a: '', b: '{}' })).toMatchObject({ code: 2, output: '', errors: expect.stringContaining('usage:') });
    for (const args of ['--help', 'help', 'render -h'])
      expect(run(args, {})).toMatchObject({ code: 0, output: expect.stringContaining('--partials <folder>'), errors: '' });
  });
});

describe('The command storefront-template check', () => {
  const files = {
    'theme/page.html': '{.section items}{.section items}{@|apply card.block}{@|apply nope}{.end}{.end}',
    'theme/list.html': 'a\n {x|wrong}{.section y}',
    'theme/card.block': '{.macro own}{title}{.end}{@|apply own}',
    'theme/old.block': '{.section item}{.section website}{title}{.end}{.end}',
  };

  it('finds what is wrong in a folder', () => {
    const { code, output } = run('check theme', files);
    expect(code).toBe(1);
    expect(output.match(/^theme.*$/gm)).toEqual([
      'theme/list.html:2:2: Formatter "wrong" is unknown.',
      'theme/list.html:2:11: Block "section" is not closed: "{.end}" is missing.',
      'theme/old.block:1:1: Partial "old.block" is not used.',
      'theme/old.block:1:16: Section "website" is looked for in "item" only, not further out.',
      'theme/page.html:1:17: Section "items" is looked for in "items" only, not further out.',
      'theme/page.html:1:53: Partial "nope" not found.',
    ]);
  });

  it('says so to programs, and to GitHub', () => {
    const findings = JSON.parse(run('check theme --format json', files).output) as unknown[];
    expect(findings).toHaveLength(6);
    expect(findings[0]).toEqual({
      file: 'theme/list.html',
      line: 2,
      column: 2,
      severity: 'error',
      code: 'unknown-formatter',
      message: 'Formatter "wrong" is unknown.',
    });
    expect(run('check theme --format github', files).output).toContain(
      '::error file=theme/page.html,line=1,col=53,title=missing-partial::Partial "nope" not found.\n',
    );
    expect(run('check theme --format xml', files)).toMatchObject({ code: 2, errors: expect.stringMatching(/^Format "xml" is unknown/) });
  });

  it('knows the macros that a rendering knows', () => {
    const check = (theme: Record<string, string>) => run('check t', theme).output.match(/^t.*$/gm);
    const price = '{.macro price}{@|apply sign}{@}{.end}{.macro sign}€{.end}';
    const sound = {
      't/page.html': '{.macro own}x{.end}{.include macros.block}{.repeated section items}{@|apply price}{@|apply card.block}{.end}',
      't/macros.block': `{.include more.block}${price}`,
      't/more.block': '{.macro deep}y{.end}',
      't/card.block': '{@|apply own}{@|apply price}{@|apply deep}',
    };
    const rendering = run('render t/page.html data.json --partials t', { ...sound, 'data.json': '{"items":[5]}' });
    expect(rendering).toEqual({ code: 0, output: '€5x€5y', errors: '' });
    expect(check(sound)).toBeNull();
    expect(check({ ...sound, 't/other.html': '{@|apply card.block}{@|apply price}{@|apply late}{.macro late}{.end}' })).toEqual([
      't/other.html:1:21: Partial "price" not found.',
      't/other.html:1:36: Partial "late" not found.',
    ]);
    expect(check({ ...sound, 't/page.html': '{@|apply macros.block}{@|apply price}' })).toContain(
      't/page.html:1:23: Partial "price" not found.',
    );
  });

  it('checks templates in subfolders, not the scripts, styles and pictures beside them', () => {
    const theme = {
      't/pages/about.page': '{.end}{b|wrong}{@|apply card.block}',
      't/blocks/card.block': '{title}',
      't/scripts/site.min.js': 'if(a){e|=4}',
      't/styles/look.less': '{.mixin;}',
      't/pictures/mug.JPG': '{b|wrong}',
    };
    const { code, output } = run('check t', theme);
    expect(code).toBe(1);
    expect(output.match(/^t.*$/gm)).toEqual([
      't/pages/about.page:1:1: Instruction "end" is not allowed outside of a block.',
      't/pages/about.page:1:7: Formatter "wrong" is unknown.',
    ]);
  });

  it('refuses a folder without templates', () =>
    expect(run('check t', { 't/site.js': '' })).toEqual({ code: 2, output: '', errors: 't: there is no template in it.\n' }));

  it('is content with a sound folder, and with warnings', () => {
    expect(run('check theme', { 'theme/page.html': '{title}' })).toEqual({ code: 0, output: '', errors: '' });
    expect(run('check theme', { 'theme/x.block': '{title}' }).code).toBe(0);
    expect(run('check', {}).code).toBe(2);
    expect(run('check nowhere', {})).toMatchObject({ code: 2, errors: 'nowhere: cannot be read: no such folder\n' });
  });
});
