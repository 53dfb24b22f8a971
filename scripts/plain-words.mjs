/*
 * The words and references that comments, titles of tests and the pages in docs/ do without, checked by `npm run check`
 * (scripts/check-words.mjs). Each has a hint that says what to write instead.
 *
 * How to shrink `pending`, the list of folders that are not rewritten yet:
 *
 *   node scripts/check-words.mjs packages/web/src/ui   prints every finding below this folder, pending or not
 *   node scripts/check-words.mjs --shrink              removes the folders that became clean from the list below
 *
 * Rewrite the comments and titles of a folder until the first command prints nothing, run the second, commit both. The list only gets
 * shorter: the check fails on a finding outside of the list and on a folder in the list that has none. After a merge conflict in the
 * list take either side and run `--shrink`; after moving a folder that waits, move its entry. An entry may be replaced by finer ones.
 */

/** @typedef {{ pattern: RegExp, hint: string }} PlainRule every pattern has the flag `g` */

const reasonHere = 'write the reason here, or link to its anchor: docs/rules/<page>.md#<anchor>'

/** References to documents that a reader of this repository cannot open. @type {PlainRule[]} */
export const deadReferences = [
  {
    pattern: /\b(?:rules?|reliability|spec|architecture|experience),? (?:app\w*\.? )?#?[A-Z]{0,2}-?\d[\d.]*/gi,
    hint: reasonHere,
  },
  { pattern: /\bdecisions? (?:docs )?[A-Z]\d*\b/g, hint: reasonHere },
  { pattern: /\bdecisions? \d+/gi, hint: 'link to the page: docs/decisions/<number>-<title>.md' },
  { pattern: /\(spec(?! \d)|\bstyle card\b/gi, hint: reasonHere },
  { pattern: /\bissue \d+/gi, hint: 'write the reason; issues are not part of the repository' },
  { pattern: /\b(?:OBS|ACC)-\d+\b/g, hint: reasonHere },
  { pattern: /\b[CFIR]-\d+\b/g, hint: reasonHere },
  { pattern: /\b[AB](?:[1-9]|[1-9]\d)\b(?<!\bA[3-6])/g, hint: reasonHere },
  { pattern: /\bincumbent\b/gi, hint: 'name the behaviour: "existing clients", "other tools"' },
]

/** Words and forms of docs and comments that make a reader guess. @type {PlainRule[]} */
export const forbiddenWords = [
  { pattern: /\bwho(?:m|so)?ever\b/gi, hint: 'name the person: guest, organiser, caller, reader, member' },
  { pattern: /\bnobody\b/gi, hint: 'name what there is none of: no guest, no process, without members' },
  {
    pattern: /\b(?:some|any)body\b/gi,
    hint: 'name the person or process: a guest, another organiser, the caller, any client',
  },
  { pattern: /\btold\b/gi, hint: 'notified (guests), informed, reported, shown, returned, passed to' },
  {
    pattern: /\b(?:is|are|was|were|be) said\b/gi,
    hint: 'shown, reported, announced, stated: with the thing that does it as subject',
  },
  {
    pattern: /\b(?:stands?|stood)\b(?! (?:for|in for|alone)\b)(?!-)/gi,
    hint: 'is, appears, is stored, is listed, remains',
  },
  { pattern: /\b(?:one )?of (?:ours|theirs)\b|\b(?:ours|theirs)\b/gi, hint: 'name the thing and its owner' },
  { pattern: /\bmade good\b/gi, hint: 'replayed, compensated, repaired' },
  { pattern: /\bfetched back\b/gi, hint: 'name the navigation: navigate, return to' },
  {
    pattern: /\b(?:is|are|was|has become|become) another(?: one)?\b(?=\s*(?:[.,;:)]|by now|now|than|$))/gi,
    hint: 'changed, differs, has been replaced',
  },
  { pattern: /\bis at it\b/gi, hint: 'is working on it, has claimed it' },
  {
    pattern: /\bthe door (?:saw|checked|knows)\b|\bat the door\b/gi,
    hint: 'name the check: authorization, the guard, the route handler',
  },
  { pattern: /\bawake\b/gi, hint: 'hydrated' },
  { pattern: /\banew\b/gi, hint: 'again, from scratch' },
  { pattern: /\bso (?:many|much)\b(?! (?:that|as|the)\b)/gi, hint: 'the given number of, this many, up to n' },
  { pattern: /\bbut for\b/gi, hint: 'except' },
  { pattern: /\bfalls? away\b/gi, hint: 'is dropped, is removed' },
  {
    pattern: /\bhow(?:ever|soever) (?:short|many|much|often|long|deep|far)\w*\b/gi,
    hint: 'name the limit, or "regardless of"',
  },
]

/** Folders, or single files, whose comments still wait for their rewriting; the longest entry counts. */
export const pending = [
  // README.md
  // docs
  // e2e
  // packages/contract
  // packages/domain
  // packages/phrases
  // packages/server
  // packages/web
  // scripts
  // vitest.config.ts
]
