import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { allCommands } from '../command-index.ts';
import { applyRules } from './rules.ts';
import { User } from './user.ts';

function describe(...rules: string[]): string | undefined {
  const user = new User('alice');
  return applyRules(user, rules) ?? user.describe();
}

const NEW = 'off sanitize-payload resetchannels -@all';
const HASH = '2bb80d537b1da3e38bd30361aa855686bde0eacd7162fef6a25fe97bf527a25b';

test.each([
  ['a new user may do nothing', [], NEW],
  ['flags', ['ON', 'skip-sanitize-payload'], 'on skip-sanitize-payload resetchannels -@all'],
  ['a password is kept as its SHA-256', ['>secret'], NEW.replace('res', `#${HASH} res`)],
  ['the same password counts once', ['>secret', `#${HASH}`], NEW.replace('res', `#${HASH} res`)],
  ['a password can be taken back', ['>secret', `!${HASH}`], NEW],
  ['a user without password', ['>a', 'nopass'], NEW.replace('off', 'off nopass')],
  ['a password ends that', ['nopass', '>a', '<a'], NEW],
  ['reset undoes everything', ['on', '>a', '~a', '&b', '+get', '(+set)', 'reset'], NEW],
])('%s', (_title, rules, described) => {
  expect(describe(...rules)).toBe(described);
});

test.each([
  [['~a*', '~b', '~a*'], '~a* ~b resetchannels -@all'],
  [['%R~a', '%w~b', '%Rw~c'], '%R~a %W~b ~c resetchannels -@all'],
  [['%R~a', '%W~a'], '~a resetchannels -@all'],
  [['~a', 'allkeys'], '~* resetchannels -@all'],
  [['allkeys', 'resetkeys', '~a'], '~a resetchannels -@all'],
  [['&a', '&b*', '&a'], 'resetchannels &a &b* -@all'],
  [['&a', 'AllChannels'], '&* -@all'],
  [['~a\xa0', '&b\xa0'], '~a\xa0 resetchannels &b\xa0 -@all'],
])('keys and channels: %j', (rules, described) => {
  expect(describe(...rules)).toBe(`off sanitize-payload ${described}`);
});

test.each([
  [['+get', '+SET'], '-@all +get +set'],
  [['+get', '-@read', '+get'], '-@all -@read +get'],
  [['+@all', '-get', '+@hash'], '+@all -get +@hash'],
  [['+get', 'allcommands'], '+@all'],
  [['+@all', 'nocommands', '+get'], '-@all +get'],
  [['+config|get', '-config|set'], '-@all +config|get -config|set'],
  [['+config|get', '+config'], '-@all +config'],
  [['+config', '-config|set', '-config'], '-@all -config'],
  [['+echo|Hi', '+echo|hi'], '-@all +echo|hi'],
  [['+echo|\xc0', '+echo|\xe0'], '-@all +echo|\xc0 +echo|\xe0'],
  [['+echo|hi', '+echo'], '-@all +echo'],
  [['+@Read', '-@READ'], '-@all -@read'],
  [['+@all', '-debug', '-Cluster|reset'], '+@all -debug -cluster|reset'],
  [['+get', '+cluster', '+latency|latest'], '-@all +get +cluster +latency|latest'],
])('commands are kept in the order of the rules: %j', (rules, described) => {
  expect(describe(...rules)).toBe(`off sanitize-payload resetchannels ${described}`);
});

test('selectors are in parentheses, in one argument or several', () => {
  const described = `${NEW} (~a resetchannels -@all +get) (resetchannels &b -@all)`;
  expect(describe('(+get ~a)', '(&b)')).toBe(described);
  expect(describe('(+get', '~a)', '(', '&b', ')')).toBe(described);
  expect(describe('(+get ~a)', 'clearselectors')).toBe(NEW);
  expect(describe('+get', '(+set')).toBe(
    "Unmatched parenthesis in acl selector starting at '(+set'.",
  );
  expect(describe('(on)')).toBe("Error in ACL SETUSER modifier '(on)': Syntax error");
});

test.each([
  ['nonsense', 'Syntax error'],
  ['~a b', 'Syntax error'],
  ['%X~a', 'Syntax error'],
  ['+nonsense', 'Unknown command or category name in ACL'],
  ['+@nonsense', 'Unknown command or category name in ACL'],
  ['-get|x', 'Unknown command or category name in ACL'],
  ['+config|get|x', 'Allowing first-arg of a subcommand is not supported'],
  ['+echo|two words', 'Syntax error'],
  ['<secret', 'The password you are trying to remove from the user does not exist'],
])('%s is refused', (rule, reason) => {
  expect(describe(rule)).toBe(`Error in ACL SETUSER modifier '${rule}': ${reason}`);
});

test('a user is unrestricted if a single selector allows everything', () => {
  const user = new User('alice');
  const after = (...rules: string[]) => (applyRules(user, rules), user.unrestricted);
  expect(after('+@all', '~*')).toBe(false);
  expect(after('&*')).toBe(true);
  expect(after('-get')).toBe(false);
  expect(after('+@all')).toBe(true);
  expect(after('reset', '(+@all ~* &*)')).toBe(true);
  expect(after('clearselectors')).toBe(false);
});

test('the description of a user creates the same user', () => {
  const sign = fc.constantFrom('+', '-');
  const names = allCommands.map(({ spec }) => spec.name);
  const subject = fc.constantFrom('@read', '@write', '@hash', '@slow', '@all', ...names);
  const patterns = [
    '~*',
    '~a*',
    '%R~a*',
    '%W~b',
    '&*',
    '&a',
    'resetkeys',
    'resetchannels',
    'reset',
  ];
  const rule = fc.oneof(
    fc.tuple(sign, subject).map((parts) => parts.join('')),
    fc.constantFrom('+get|a', '+echo|b', 'on', 'off', '>a', '>b', 'nopass', ...patterns),
    fc.tuple(sign, subject).map(([s, x]) => `(${s}${x} ~c)`),
  );
  fc.assert(
    fc.property(fc.array(rule, { maxLength: 12 }), (rules) => {
      const user = new User('alice');
      fc.pre(applyRules(user, rules) === undefined);
      const again = new User('alice');
      expect(applyRules(again, user.describe().split(' '))).toBe(undefined);
      expect(again.describe()).toBe(user.describe());
      for (const [i, selector] of user.selectors.entries()) {
        for (const { spec } of allCommands) {
          expect(again.selectors[i]!.allows(spec, ['x', 'a'])).toBe(
            selector.allows(spec, ['x', 'a']),
          );
        }
      }
    }),
  );
});
