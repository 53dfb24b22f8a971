import type { Gender } from '../../participants/participant.ts'
import { folded } from './tidy-cell.ts'

const words: Readonly<Record<string, Gender>> = Object.fromEntries(
  [
    ...'m mann mannl mannlich maennlich male man herr hr mr boy'.split(' ').map((word) => [word, 'MALE']),
    ...'w f weibl weiblich female woman frau fr mrs ms miss'.split(' ').map((word) => [word, 'FEMALE']),
    ...['', 'd', 'x', 'divers', 'diverse', 'undefined', 'other', 'andere', 'anderes', 'non binary', 'nonbinary', 'nb'],
    ...[
      'nicht binar',
      'inter',
      'k a',
      'ka',
      'keine angabe',
      'n a',
      'none',
      'prefer not to say',
      'unbekannt',
      'unknown',
    ],
  ].map((entry) => (typeof entry === 'string' ? [entry, 'UNDEFINED'] : entry)),
)

/** Undefined when the word is unknown; a dash or "keine Angabe" is an answer. */
export function readGender(cell: string): Gender | undefined {
  const word = folded(cell)
  return Object.hasOwn(words, word) ? words[word] : undefined
}
