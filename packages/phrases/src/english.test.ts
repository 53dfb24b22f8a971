import { describe, expect, test } from 'vitest'

declare global {
  interface ImportMeta {
    /** Vite replaces this call by the modules; its own types would bring a browser into this package. */
    glob<Content>(files: string, options: { eager: true; query?: string; import?: string }): Record<string, Content>
  }
}

interface Habit {
  pattern: RegExp
  /** A text that the pattern has to find. */
  example: string
  /** What an English writer would have written. */
  hint: string
}

const habits: readonly Habit[] = [
  { pattern: /\b(?:some|any|every|no)body\b/i, example: 'Nobody found', hint: 'someone, anyone, everyone, no one' },
  { pattern: /\bwho(?:m|so)?ever\b/i, example: 'Whoever waits', hint: 'anyone who, the guest who, people who' },
  { pattern: /\bonly who\b/i, example: 'Only who has this link', hint: 'only people who' },
  { pattern: /\be-mails?\b/i, example: 'Your e-mail address', hint: 'email' },
  { pattern: /(?<![</])\bmails?\b(?! server)/i, example: 'Send the mail again', hint: 'email' },
  { pattern: /\bsign(?:ed|s|ing)?[- ]?ups?\b/i, example: 'Sign-ups so far', hint: 'registration, register' },
  { pattern: /\battendees?\b/i, example: '{{count}} attendees', hint: 'participant' },
  { pattern: /\bqueue\b(?!d)/i, example: 'You are in the queue', hint: 'waiting list' },
  { pattern: /\bzips?\b|\bpostal codes?\b/i, example: 'Zip code', hint: 'postcode' },
  { pattern: /\bappeti[sz]ers?\b/i, example: 'Appetizer', hint: 'starter' },
  { pattern: /\bin since\b/i, example: 'In since', hint: 'Joined' },
  { pattern: /(?<!running )\bdinner events?\b/i, example: 'This dinner event', hint: 'event' },
  {
    pattern: /\b(?:form|build)(?:s|ed|ing)?\b[^.]{0,20}\bteams\b|\bteams? (?:built|formed)\b|\bbuild anew\b/i,
    example: 'Build new teams',
    hint: 'create teams',
  },
  { pattern: /\bdrop(?:s|ped|ping)?[- ]?outs?\b/i, example: 'What if a team drops out?', hint: 'cancel, cancellation' },
  { pattern: /\blet\b.{0,20}\bmove up\b/i, example: 'Let people move up', hint: 'Fill from waiting list' },
  {
    pattern: /\bways together\b|\b(?:all|long|longer|longest|short|shorter) ways?\b/i,
    example: 'All ways together',
    hint: 'Total distance, Longest leg, shorter distances',
  },
  { pattern: /\bways? (?:is|are|was|were|come|comes|takes?)\b/i, example: 'Ways are estimated', hint: 'distance, leg' },
  { pattern: /\bmuch too long\b/i, example: 'At most this much too long', hint: 'could be up to … shorter' },
  { pattern: /\bso (?:many|much)\b(?! (?:that|as)\b)/i, example: 'At most so many teams', hint: 'up to, this many' },
  { pattern: /\bat all\b/i, example: 'No team at all', hint: 'leave it out' },
  { pattern: /\banew\b/i, example: 'Build all teams anew', hint: 'again' },
  { pattern: /\bas read by\b/i, example: 'As read by', hint: 'Preview as' },
  { pattern: /\bhow to go on\b/i, example: 'How to go on?', hint: 'What happens next?' },
  { pattern: /^(?:look at it|have a look|look)$/i, example: 'Have a look', hint: 'View, Show' },
  { pattern: /^To the\b/, example: 'To the overview', hint: 'a label with a verb: Go to overview, View team' },
  { pattern: /\bpresent (?:plan|teams?|…)/i, example: 'The present plan stays', hint: 'current' },
  { pattern: /\bplans? (?:still )?holds?\b/i, example: 'The new plan holds', hint: 'is in use, applies' },
  { pattern: /\b(?:does|do) not work out\b/i, example: 'The number does not work out', hint: 'say what is over' },
  { pattern: /\bmeanwhile the\b/i, example: 'Meanwhile the plan has changed', hint: 'The plan has changed since' },
  {
    pattern: /\b(?:is|are|has|have|was|were)(?: \w+){1,2} already\b/i,
    example: 'It is registered already',
    hint: 'already goes before the participle: is already registered',
  },
  { pattern: /\bby (?:itself|themselves)\b/i, example: 'Sent by itself', hint: 'automatically, on their own' },
  {
    pattern: /\b(?:person|people|teams?) (?:less|more)\b(?! than\b)/i,
    example: 'One person less',
    hint: 'one fewer person, one more person',
  },
  { pattern: /\bpersons\b/i, example: 'Two persons', hint: 'people' },
  { pattern: /\bat the (?:place|home) of\b/i, example: 'at the home of {{host}}', hint: 'at {{host}}’s' },
  { pattern: /\banother evening\b/i, example: 'They have another evening', hint: 'their evening changes' },
  { pattern: /\btak(?:e|es|en|ing) \w+ along\b/i, example: 'Take everyone along', hint: 'include' },
  { pattern: /\bneed(?:s)? not\b/i, example: 'You need not write', hint: 'don’t have to' },
  { pattern: /\bdid not work just now\b/i, example: 'That did not work just now', hint: 'Something went wrong' },
  { pattern: /\bcan ?not\b[^.]* any more\b/i, example: 'It cannot be changed any more', hint: 'can no longer' },
  { pattern: /[a-z…]'[a-z]/i, example: "nobody's evening", hint: 'the typographic apostrophe ’' },
]

const modules = import.meta.glob<unknown>('./en/**/*.ts', { eager: true })
const files = Object.entries(modules).map(([path, texts]) => ({
  file: path.slice('./en/'.length, -'.ts'.length),
  texts,
}))

function textsOf(value: unknown, path: string): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, path ? `${path}.${key}` : key))
}

/** The words of a text: names of placeholders and tags are not shown. */
const wordsOf = (text: string) => text.replace(/\{\{?\w+\}?\}/g, '…').replace(/<\/?\w+>/g, '')

const findingsOf = (text: string) =>
  habits.flatMap(({ pattern, hint }) => {
    const found = pattern.exec(wordsOf(text))?.[0]
    return found === undefined ? [] : [`"${found}": ${hint}`]
  })

describe('English texts', () => {
  test.each(files)('$file has no form of translated German', (module) => {
    const texts = textsOf(module.texts, '')
    expect(texts.length).toBeGreaterThan(0)
    expect(texts.flatMap(([path, text]) => findingsOf(text).map((finding) => `${path}: ${finding}`))).toEqual([])
  })
})

describe('the list of translated German', () => {
  test.each(habits)('finds "$example"', ({ pattern, example }) => {
    expect(wordsOf(example)).toMatch(pattern)
  })
})
