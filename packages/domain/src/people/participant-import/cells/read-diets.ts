import { isNoDiet } from '../../participants/no-diet.ts'
import { readYes } from './read-choice.ts'
import { folded } from './tidy-cell.ts'

export const diets = ['vegetarian', 'vegan', 'lactose', 'gluten'] as const
export type Diet = (typeof diets)[number]

export interface DietWords {
  diets: Diet[]
  /** Words beyond a diet; they belong into the note so that nothing gets lost. */
  note: string[]
  unknown: boolean
}

const plain: readonly [Diet, RegExp][] = [
  ['vegetarian', /^(nur |strictly )?(ovo ?)?(lakto |lacto )?(ovo )?(vegetari\w*|veggie)$/],
  ['vegan', /^(nur |strictly )?vegan\w*$/],
  ['lactose', /^((keine?|ohne|no) )?(laktose|lactose|milch|dairy)(( )?(frei|free|intoleran\w*|unvertraglich\w*))?$/],
  ['gluten', /^(((keine?|ohne|no) )?gluten(( )?(frei|free|intoleran\w*|unvertraglich\w*))?|zoliakie|coeliac|celiac)$/],
]
const mentioned: readonly [Diet, RegExp][] = [
  ['vegetarian', /vegetari|veggie/],
  ['vegan', /vegan/],
  ['lactose', /(laktose|lactose|milch|dairy).*(frei|free|intoleran|unvertrag)|(keine?|ohne|no) (laktose|lactose)/],
  ['gluten', /gluten|zoliakie|coeliac|celiac/],
]
/** No diet either, though elsewhere "Fleisch" may be what a guest avoids. */
const usual = /^(normal|omnivor\w*|fleisch|mischkost|mixed)$/
const denied = /\b(nicht|kein|keine|keiner|no|not|non|un)\b.*(vegetari|vegan|veggie)/

/** The diets in a cell like "vegetarisch, laktosefrei"; the rest goes to `note`. */
export function readDiets(cell: string): DietWords {
  const dietWords: DietWords = { diets: [], note: [], unknown: false }
  for (const dietText of cell.split(/[,;|\n+&]|\s\/\s|\bund\b|\band\b|(?<=\p{L}{4})\/(?=\p{L}{4})/u)) {
    const words = folded(dietText)
    if (isNoDiet(dietText) || usual.test(words)) continue
    const exact = plain.find(([, pattern]) => pattern.test(words))
    if (exact) {
      dietWords.diets.push(exact[0])
      continue
    }
    dietWords.note.push(dietText.trim())
    const diets = denied.test(words) ? [] : mentioned.filter(([, pattern]) => pattern.test(words))
    dietWords.diets.push(...diets.map(([diet]) => diet))
    if (diets.length === 0) dietWords.unknown = true
  }
  return dietWords
}

/** A column of its own for one diet: yes, no, the diet's name, or a remark that is kept. */
export function readDietColumn(diet: Diet, cell: string): DietWords {
  const yesOrNo = readYes(cell) ?? readYes(cell.split(/[,;.(]/)[0] ?? '')
  const clear = readYes(cell) !== undefined
  if (yesOrNo !== undefined) return { diets: yesOrNo ? [diet] : [], note: clear ? [] : [cell.trim()], unknown: false }
  return readDiets(cell)
}
