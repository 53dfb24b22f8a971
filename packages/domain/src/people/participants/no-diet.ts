import { folded } from '../participant-import/cells/tidy-cell.ts'

const eater =
  '(?:(?:ich |i )?(?:mag|ess?e?|iss?t|eat|eats|like) )?(?:alles|everything|anything)(?: gern| gerne)?|alles ?esser(?:in)?'
const topic =
  '(?:(?:bekannten?|besonderen?|lebensmittel|nahrungsmittel|known|food|dietary|special) ?)*(?:allergi\\w*|allerg(?:y|ies)|unvertraglich\\w*|intoleran\\w*|einschrankung\\w*|besonderheit\\w*|restrictions?|requirements?|needs)'
const none = '(?:keine?[rns]?|nichts?|nix|none|nothing|nope|no|nein|nil|0|n ?a|k ?a|keine angaben?)'
const nothing = new RegExp(
  `^(?:${eater}|${none}|(?:keine(?:rlei)?|no) ${topic}(?: (?:(?:und|oder|and|or) )?(?:keine |no )?${topic})*)$`,
)

/** Dashes and the like; not a question mark, which somebody has to ask about, nor a picture of a peanut. */
const blank = /^[\s\p{Pd}\u2212./_,;:]*$/u

/** Whether a text about food only says that there is nothing to consider: "-", "keine", "isst alles", "no allergies". */
export function isNoDiet(text: string): boolean {
  if (blank.test(text)) return true
  // What folding would take for blanks may mean something.
  if (/[?\p{S}]/u.test(text)) return false
  return nothing.test(folded(text)) || partsOf(text).every((part) => blank.test(part) || nothing.test(folded(part)))
}

function partsOf(text: string): string[] {
  return text.split(/[,;:\n!]|\.(?=\s|$)|\b(?:und|and)\b/)
}
