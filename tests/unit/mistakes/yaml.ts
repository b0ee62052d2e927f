import { add, type Mistake, replace, set, write } from './edits.ts'

const kite = 'content/pages/offers/kite.md'

/** Mistakes in writing YAML, the same in every file. */
// biome-ignore format: a mistake a line reads as a table
export const yaml: Mistake[] = [
  ['empties the file', kite, write(''), 'file: is empty.', 'Start it with front matter; docs/how-to/add-a-page.md shows how.'],
  ['forgets the front matter', kite, write('Just words.\n'), 'front matter: is missing.', 'Begin the file with a line ---, then the fields, then a line ---; nothing may stand above them.'],
  ['puts a blank line above the front matter', kite, replace('---', '\n---'), 'front matter: is missing.', 'Begin the file with a line ---, then the fields, then a line ---; nothing may stand above them.'],
  ['forgets to close the front matter', kite, write('---\nkind: offering\nname: Kite\n'), 'front matter: is not closed.', 'Put a line --- behind its last field.'],
  ['writes a list for front matter', kite, write('---\n- one\n---\n'), 'front matter: must be a group of fields, and is a list.', 'Write its fields below the name, each on a line of its own, two blanks further in.'],
  ['writes a field twice', kite, add('name: Kite'), 'line 54: has the field "name" twice.', 'Keep one of the two.'],
  ['puts a colon into a text', kite, set('summary', 'What we say: kites fly well'), 'line 6: has a second colon in its text.', 'Put straight quotes around the text.'],
  ['opens a quote and does not close it', kite, set('summary', '"What we say about kites'), 'line 6: opens a quote that is not closed.', 'Close it at the end of the text.'],
  ['writes an apostrophe between single quotes', kite, set('summary', "'What's said about kites'"), 'line 6: goes on behind its closing quote.', 'Put straight quotes around the text, double ones where it has an apostrophe.'],
  ['begins a text with {{ and no quotes', kite, set('summary', '{{name}} and what it says'), 'line 6: has a text that begins with {{ and no quotes around it.', 'Put straight quotes around the text.'],
  ['indents with a tab', kite, replace('  - /old-kite', '\t- /old-kite'), 'line 9: begins with a tab.', 'Use blanks: YAML knows no tabs at the beginning of a line.'],
  ['indents one line too little', kite, replace('    value: Small', '   value: Small'), 'line 20: is not in line with those around it.', 'Begin fields that belong together under each other.'],
  ['forgets the blank behind a colon', kite, replace('order: 1', 'order:1'), 'line 7: is no field.', 'Write a name, a colon, a blank and the value.'],
  ['forgets the colon', kite, replace('order: 1', 'order 1'), 'line 7: is no field.', 'Write a name, a colon, a blank and the value.'],
  ['begins a text with @', kite, set('summary', '@society says this about kites'), 'line 6: begins its text with @, which YAML keeps for itself.', 'Put straight quotes around the text.'],
  ['begins a text with an asterisk', kite, set('summary', '*Kites* and what we say of them'), 'line 6: begins its text with *, which YAML keeps for itself.', 'Put straight quotes around the text.'],
  ['begins a text with an ampersand', kite, set('summary', '&c and what we say of kites'), 'line 6: begins its text with &, which YAML keeps for itself.', 'Put straight quotes around the text.'],
  ['begins a text with an exclamation mark', kite, set('summary', '!kites and what we say of them'), 'line 6: begins its text with !, which YAML keeps for itself.', 'Put straight quotes around the text.'],
  ['writes a # behind a blank', kite, set('summary', 'What we say about kite #1'), 'line 6: loses everything from the #: "#1".', 'Put straight quotes around the text, or a remark on a line of its own.'],
  ['pastes a soft hyphen', kite, set('summary', 'What we say about ki\u00adtes'), 'line 6: has a soft hyphen near "we say about kites".', 'Type the words anew instead of pasting them.'],
  ['pastes a blank without width', kite, set('summary', 'What we say\u200b about kites'), 'line 6: has a blank without width near "ry: What we say about kites".', 'Type the words anew instead of pasting them.'],
  ['saves the file in an old encoding', kite, set('summary', 'What we say about kit\ufffds'), 'line 6: has a character that cannot be read near "e say about kits".', 'Save the file as UTF-8, and type it anew.'],
  ['puts a non-breaking blank behind a colon', kite, replace('order: 1', 'order:\u00a01'), 'line 7: has, behind its colon, a non-breaking blank.', 'Type the blank anew: it came from another program.'],
  ['puts a non-breaking blank behind a dash', kite, replace('  - /old-kite', '  -\u00a0/old-kite'), 'line 9: has, behind its dash, a non-breaking blank.', 'Type the blank anew: it came from another program.'],
  ['indents with non-breaking blanks', kite, replace('  - /old-kite', '\u00a0\u00a0- /old-kite'), 'line 9: begins with a non-breaking blank.', 'Type the blank anew: it came from another program.'],
  ['pastes a mark of direction', kite, set('summary', 'What we say\u200f about kites'), 'line 6: has a mark that turns the direction of text near "ry: What we say about kites".', 'Type the words anew instead of pasting them.'],
  ['keeps two versions', kite, replace('order: 1\n', '<<<<<<< HEAD\norder: 1\n=======\norder: 2\n>>>>>>> main\n'), 'line 7: has "<<<<<<< HEAD", the mark of two versions that were not made one.', 'Keep one of the two, and remove the lines of <, = and >.'],
  ['nests brackets without end', kite, add(`deep: ${'['.repeat(20_000)}`), 'line 54: has a sign more than 100 times in a row.', 'Remove those that are too many.'],
  ['opens a bracket and does not close it', kite, replace('aliases:\n  - /old-kite', 'aliases: [/old-kite'), 'line 9: stands below a bracket that is not closed.', 'Put a ] at its end.'],
]
